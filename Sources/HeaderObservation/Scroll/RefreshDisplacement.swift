package import HeaderCore

/// How far a header moves down to make room for the refresh control above it.
///
///     pulled by      0          30          60          90
///                 ▓▓▓▓▓▓▓▓   ┈┈┈┈┈┈┈┈    ┈┈┈┈┈┈┈┈    ┈┈┈┈┈┈┈┈   bars
///                 ░░░░░░░░   ▓▓▓▓▓▓▓▓        ◌           ◌
///                 ░░░░░░░░   ░░░░░░░░    ░░░░░░░░
///                            ░░░░░░░░    ░░░░░░░░    ░░░░░░░░
///                                                    ░░░░░░░░
///
/// Its lower edge moves down with the content. Over the first ``controlHeight`` points its upper edge also moves
/// below the bars, so that there is room for the whole control after them.
package struct RefreshDisplacement: Equatable {
  /// How far the content is pulled down, in points.
  package var distance = 0.0
  /// Height of the refresh control, in points.
  var controlHeight = 0.0
  /// Height of the safe area, in points.
  var safeAreaTop = 0.0

  /// No displacement.
  package init() {}

  /// Returns `layout` with the header moved down.
  package func displaced(_ layout: HeaderLayout) -> HeaderLayout {
    guard distance > 0, controlHeight > 0 else { return layout }
    let underBars = max(0, safeAreaTop - layout.headerMinY)
    let shift = distance + underBars * min(1, distance / controlHeight)
    var layout = layout
    layout.headerMinY += shift
    layout.headerHeight = max(0, layout.headerHeight + distance - shift)
    return layout
  }
}
