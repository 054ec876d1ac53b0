import HeaderCore

/// How far down a header goes to make room for the refresh control above it.
///
///     pulled by      0          30          60          90
///                 ▓▓▓▓▓▓▓▓   ┈┈┈┈┈┈┈┈    ┈┈┈┈┈┈┈┈    ┈┈┈┈┈┈┈┈   bars
///                 ░░░░░░░░   ▓▓▓▓▓▓▓▓        ◌           ◌
///                 ░░░░░░░░   ░░░░░░░░    ░░░░░░░░
///                            ░░░░░░░░    ░░░░░░░░    ░░░░░░░░
///                                                    ░░░░░░░░
///
/// Its lower edge goes down with the content. Over the first ``controlHeight`` points its upper edge
/// goes down to below the bars as well, so that by then there is room for all of the control.
struct RefreshDisplacement: Equatable {
  /// Points by which the content is pulled down.
  var distance = 0.0
  /// Height of the refresh control, in points.
  var controlHeight = 0.0
  /// Points that bars cover.
  var safeAreaTop = 0.0

  /// `layout` with the header moved down.
  func displaced(_ layout: HeaderLayout) -> HeaderLayout {
    guard distance > 0, controlHeight > 0 else { return layout }
    let underBars = max(0, safeAreaTop - layout.headerMinY)
    let shift = distance + underBars * min(1, distance / controlHeight)
    var layout = layout
    layout.headerMinY += shift
    layout.headerHeight = max(0, layout.headerHeight + distance - shift)
    return layout
  }
}
