/// The four numbers every technique decides, and three that describe them.
///
///     container ┌──────────────┐ 0
///               │░░░ header ░░░│ headerMinY … headerMinY + headerHeight
///               ├──────────────┤ scrollViewMinY
///               │ ┆ inset      │ contentInsetTop, which the header adds to the content's top
///               │  content     │
///               └──────────────┘ containerHeight
///
/// Points in the container's coordinates, y growing downwards from 0 at its top edge.
public struct HeaderLayout: Sendable, Equatable {
  /// Nothing anywhere: no header, and a scroll view that fills the container.
  @inlinable
  public static var zero: HeaderLayout {
    HeaderLayout(headerMinY: 0, headerHeight: 0, scrollViewMinY: 0)
  }

  /// Top edge of the header; negative where part of it has left the container.
  public var headerMinY: Double
  /// Height of the header, never negative.
  public var headerHeight: Double
  /// Top edge of the scroll view's frame; its height is what is left of the container.
  public var scrollViewMinY: Double
  /// What the header adds to the scroll view's top content inset; negative tucks the content's top
  /// away.
  public var contentInsetTop: Double
  /// Where the scroll view would begin under the header at its largest: what the room above the
  /// content is measured from where the scroll view keeps its frame.
  public var restMinY: Double
  /// 0 as large as the header rests, 1 as small as it gets or gone.
  public var collapsedFraction: Double
  /// Points by which the header is taller than its largest resting height, never negative.
  public var stretch: Double

  /// A layout with the given numbers. Without a `restMinY`, it is `scrollViewMinY`: right for a
  /// scroll view that never moves.
  @inlinable
  public init(
    headerMinY: Double,
    headerHeight: Double,
    scrollViewMinY: Double,
    contentInsetTop: Double = 0,
    restMinY: Double? = nil,
    collapsedFraction: Double = 0,
    stretch: Double = 0
  ) {
    self.headerMinY = headerMinY
    self.headerHeight = headerHeight
    self.scrollViewMinY = scrollViewMinY
    self.contentInsetTop = contentInsetTop
    self.restMinY = restMinY ?? scrollViewMinY
    self.collapsedFraction = collapsedFraction
    self.stretch = stretch
  }

  /// The layout without what a pull has added to it.
  package var unstretched: HeaderLayout {
    var layout = self
    layout.headerHeight -= stretch
    layout.stretch = 0
    return layout
  }

  /// Bottom edge of the header.
  @inlinable
  public var headerMaxY: Double { headerMinY + headerHeight }

  /// Points of the header that are seen in `environment`: a header that lies in the content goes
  /// under the bars, every other covers the safe area.
  package func heightInSight(in environment: HeaderEnvironment, liesInContent: Bool) -> Double {
    let top = liesInContent ? environment.safeAreaTop : 0
    return max(0, min(headerMaxY, environment.containerHeight) - max(top, headerMinY))
  }

  /// Whether every number is finite, as ``HeaderContext/isFinite`` has it.
  @inlinable @inline(__always)
  public var isFinite: Bool {
    headerMinY.isMeasurable && headerHeight.isMeasurable && scrollViewMinY.isMeasurable
      && contentInsetTop.isMeasurable && restMinY.isMeasurable && collapsedFraction.isMeasurable
      && stretch.isMeasurable
  }

  /// The layout `progress` of the way (0 to 1) from `start` to `end`, every number on its own line; a
  /// stretched header that collapses is whole in between. Exactly `start` at 0 and `end` at 1.
  public static func interpolated(
    from start: HeaderLayout, to end: HeaderLayout, progress: Double
  ) -> HeaderLayout {
    guard progress > 0 else { return start }
    guard progress < 1 else { return end }
    var layout = end
    for number in LayoutNumber.all {
      number.set(&layout, number.get(start) + (number.get(end) - number.get(start)) * progress)
    }
    if start.isOnlyStretched, end.isOnlyCollapsed {
      layout.choose(between: start, end)
    } else if start.isOnlyCollapsed, end.isOnlyStretched {
      layout.choose(between: end, start)
    }
    return layout
  }

  private var isOnlyStretched: Bool { stretch > 0 && collapsedFraction == 0 }
  private var isOnlyCollapsed: Bool { stretch == 0 && collapsedFraction > 0 }

  /// Is stretched or collapsed, whichever it is more than neither, on the way between the two.
  private mutating func choose(between stretched: HeaderLayout, _ collapsed: HeaderLayout) {
    let whole = stretched.headerMaxY - stretched.stretch
    let way = whole - collapsed.headerMaxY
    stretch = max(0, headerMaxY - whole)
    let share = way > 0 ? (whole - headerMaxY) / way : 0
    collapsedFraction = stretch > 0 ? 0 : collapsed.collapsedFraction * min(max(share, 0), 1)
  }
}

/// One number of a layout, for what is done to each of them alike.
package struct LayoutNumber: Sendable {
  /// The property's name.
  package let name: String
  /// The number in a layout.
  package let get: @Sendable (HeaderLayout) -> Double
  /// Puts another in its place.
  package let set: @Sendable (inout HeaderLayout, Double) -> Void

  /// All of them, in the order of their declaration.
  package static let all = [
    LayoutNumber(
      name: "headerMinY", get: { $0.headerMinY }, set: { $0.headerMinY = $1 }),
    LayoutNumber(
      name: "headerHeight", get: { $0.headerHeight }, set: { $0.headerHeight = $1 }),
    LayoutNumber(
      name: "scrollViewMinY", get: { $0.scrollViewMinY }, set: { $0.scrollViewMinY = $1 }),
    LayoutNumber(
      name: "contentInsetTop", get: { $0.contentInsetTop }, set: { $0.contentInsetTop = $1 }),
    LayoutNumber(
      name: "restMinY", get: { $0.restMinY }, set: { $0.restMinY = $1 }),
    LayoutNumber(
      name: "collapsedFraction", get: { $0.collapsedFraction }, set: { $0.collapsedFraction = $1 }),
    LayoutNumber(
      name: "stretch", get: { $0.stretch }, set: { $0.stretch = $1 }),
  ]
}
