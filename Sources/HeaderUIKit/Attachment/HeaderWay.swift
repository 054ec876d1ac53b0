import HeaderCore

/// The way that a header makes for what appears above it, a refresh control.
///
///     pulled by      0          30          60          90
///                 ▓▓▓▓▓▓▓▓   ┈┈┈┈┈┈┈┈    ┈┈┈┈┈┈┈┈    ┈┈┈┈┈┈┈┈   bars
///                 ░░░░░░░░   ▓▓▓▓▓▓▓▓        ◌           ◌
///                 ░░░░░░░░   ░░░░░░░░    ░░░░░░░░
///                            ░░░░░░░░    ░░░░░░░░    ░░░░░░░░
///                                                    ░░░░░░░░
///
/// Its lower edge goes down with the content. Over the first ``height`` points it lets go of what it has
/// under the bars as well, so that by then there is room for all of what appears.
struct HeaderWay: Equatable {
  /// Points by which the content is pulled down.
  var distance = 0.0
  /// Points that what appears is high.
  var height = 0.0
  /// Points that bars cover.
  var safeAreaTop = 0.0

  /// Where the header of `layout` is once it has made way.
  func layout(_ layout: HeaderLayout) -> HeaderLayout {
    guard distance > 0, height > 0 else { return layout }
    let underBars = max(0, safeAreaTop - layout.headerMinY)
    let top = distance + underBars * min(1, distance / height)
    var layout = layout
    layout.headerMinY += top
    layout.headerHeight = max(0, layout.headerHeight + distance - top)
    return layout
  }
}
