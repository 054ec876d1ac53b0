/// The four numbers that every technique decides, and three that describe them.
///
///     container ┌──────────────┐ 0
///               │░░░ header ░░░│ headerMinY … headerMinY + headerHeight
///               ├──────────────┤ scrollViewMinY
///               │ ┆ inset      │ contentInsetTop, which the header adds to the content's top
///               │  content     │
///               └──────────────┘ containerHeight
///
/// Lengths are points in the container's coordinates, where y is 0 at the top edge and grows downwards.
public struct HeaderLayout: Sendable, Equatable {
  /// No header, and a scroll view that fills the container.
  @inlinable
  public static var zero: HeaderLayout {
    HeaderLayout(headerMinY: 0, headerHeight: 0, scrollViewMinY: 0)
  }

  /// Top edge of the header; negative if part of it has left the container.
  public var headerMinY: Double
  /// Height of the header, at least 0.
  public var headerHeight: Double
  /// Top edge of the scroll view's frame. The frame ends where the container does.
  public var scrollViewMinY: Double
  /// What the header adds to the scroll view's top content inset; negative tucks the content's top away.
  public var contentInsetTop: Double
  /// Where the scroll view would begin under the header at its largest. The room above the content of an
  /// overlay follows from it.
  public var restMinY: Double
  /// 0 for the header at its largest, 1 at its smallest or out of sight.
  public var collapsedFraction: Double
  /// Points by which the header is taller than its largest resting height, at least 0.
  public var stretch: Double

  /// A layout with the given numbers. `restMinY` defaults to `scrollViewMinY`, which is right for a scroll
  /// view that never moves.
  @inlinable
  public init(
    headerMinY: Double, headerHeight: Double, scrollViewMinY: Double, contentInsetTop: Double = 0,
    restMinY: Double? = nil, collapsedFraction: Double = 0, stretch: Double = 0
  ) {
    self.headerMinY = headerMinY
    self.headerHeight = headerHeight
    self.scrollViewMinY = scrollViewMinY
    self.contentInsetTop = contentInsetTop
    self.restMinY = restMinY ?? scrollViewMinY
    self.collapsedFraction = collapsedFraction
    self.stretch = stretch
  }

  /// The layout without its stretch.
  package var unstretched: HeaderLayout {
    var layout = self
    layout.headerHeight -= stretch
    layout.stretch = 0
    return layout
  }

  /// Bottom edge of the header.
  @inlinable
  public var headerMaxY: Double { headerMinY + headerHeight }

  /// Returns how many points of the header are visible in `environment`. A header that lies in the content
  /// goes under the bars; every other header covers the safe area.
  package func heightInSight(in environment: HeaderEnvironment, liesInContent: Bool) -> Double {
    let top = liesInContent ? environment.safeAreaTop : 0
    return max(0, min(headerMaxY, environment.containerHeight) - max(top, headerMinY))
  }

  /// Returns how many points of content that begins at `minY` in the container are under the header.
  func overlap(withContentAt minY: Double) -> Double {
    let overlap = min(headerMaxY - minY, headerMaxY - max(0, headerMinY))
    // Less is a rounding error, with which a hairline would flicker.
    return overlap > 1e-9 ? overlap : 0
  }

  /// Returns whether it looks like `other`: it has the same edges, or both headers are out of sight.
  func looksLike(_ other: HeaderLayout) -> Bool {
    if headerMaxY <= 0, other.headerMaxY <= 0 { return true }
    return (headerMinY - other.headerMinY).magnitude < 1e-9
      && (headerMaxY - other.headerMaxY).magnitude < 1e-9
  }

  /// Whether every number is finite, as ``HeaderContext/isFinite`` has it.
  @inlinable @inline(__always)
  public var isFinite: Bool {
    headerMinY.isMeasurable && headerHeight.isMeasurable && scrollViewMinY.isMeasurable
      && contentInsetTop.isMeasurable && restMinY.isMeasurable && collapsedFraction.isMeasurable
      && stretch.isMeasurable
  }

  // MARK: All numbers at once

  /// The names of ``numbers``.
  package static let numberNames = [
    "headerMinY", "headerHeight", "scrollViewMinY", "contentInsetTop", "restMinY",
    "collapsedFraction", "stretch",
  ]

  /// The layout's numbers in the order of their declaration, and a 0.
  package var numbers: SIMD8<Double> {
    get {
      SIMD8(
        headerMinY, headerHeight, scrollViewMinY, contentInsetTop, restMinY, collapsedFraction,
        stretch, 0)
    }
    set {
      (headerMinY, headerHeight, scrollViewMinY) = (newValue[0], newValue[1], newValue[2])
      (contentInsetTop, restMinY) = (newValue[3], newValue[4])
      (collapsedFraction, stretch) = (newValue[5], newValue[6])
    }
  }

  /// Returns the layout at `progress` (0 to 1) from `start` to `end`. Every number is interpolated linearly,
  /// but a stretched header that collapses first loses its stretch. Exactly `start` at 0 and `end` at 1.
  public static func interpolated(
    from start: HeaderLayout, to end: HeaderLayout, progress: Double
  ) -> HeaderLayout {
    guard progress > 0 else { return start }
    guard progress < 1 else { return end }
    var layout = end
    layout.numbers = start.numbers + (end.numbers - start.numbers) * progress
    if start.isOnlyStretched, end.isOnlyCollapsed {
      layout.stretchOrCollapse(between: start, end)
    } else if start.isOnlyCollapsed, end.isOnlyStretched {
      layout.stretchOrCollapse(between: end, start)
    }
    return layout
  }

  private var isOnlyStretched: Bool { stretch > 0 && collapsedFraction == 0 }
  private var isOnlyCollapsed: Bool { stretch == 0 && collapsedFraction > 0 }

  /// Makes a layout between the two either stretched or collapsed, depending on its height.
  private mutating func stretchOrCollapse(
    between stretched: HeaderLayout, _ collapsed: HeaderLayout
  ) {
    let expandedMaxY = stretched.headerMaxY - stretched.stretch
    let range = expandedMaxY - collapsed.headerMaxY
    stretch = max(0, headerMaxY - expandedMaxY)
    let share = range > 0 ? (expandedMaxY - headerMaxY) / range : 0
    collapsedFraction = stretch > 0 ? 0 : collapsed.collapsedFraction * min(max(share, 0), 1)
  }
}
