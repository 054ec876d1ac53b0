/// The settings of a header that condenses, and its layout.
///
/// The header covers the safe area and its height below it. The scroll view begins at its bottom edge.
/// Travel up makes the header smaller, travel down larger, and a header that stops half-way snaps. See
/// ``TravelMeter``.
public struct CondensingMechanism: Sendable, Equatable {
  /// Points below the safe area when expanded, 0 to 1000.
  public var maximumHeight: Double
  /// Points below the safe area when collapsed, 0 to `maximumHeight`.
  public var minimumHeight: Double
  /// Expanded share above which a header that stops half-way expands, 0 to 1. Used when it snaps to the
  /// nearest end.
  public var snapThreshold = 0.5
  /// Duration of a snap in seconds, 0 to 5.
  public var snapDuration = 0.2
  /// Points of travel after a turn before the header follows, 0 to 500.
  public var tolerance = 0.0
  /// Points of travel that move the header over its whole range, 0 to 2000. A smaller value counts as the range.
  public var travel = 0.0
  /// Points of travel in one direction after which the header snaps while the finger is down, 0 to 1000. At
  /// 0 it snaps when the finger has lifted.
  public var commitDistance = 0.0
  /// Where in the list the header returns.
  public var reveals = TravelMeter.Reveal.anywhere
  /// Whether a header that stops half-way moves on to one of its ends.
  public var snaps = true
  /// Which end a header that stops half-way moves to. By direction, it continues in its last direction,
  /// however short the last movement was.
  public var snapBy = HeaderSnap.Choice.nearest
  /// Whether the content stands still while the header consumes travel. Ignored in an overlay, where the
  /// content always follows the finger.
  public var freezesContent = true
  /// Whether the header starts collapsed.
  public var startsCollapsed = false
  /// Whether only the app moves the header, and the user does not.
  public var isPinned = false

  /// A mechanism with the given heights and default settings.
  public init(maximumHeight: Double, minimumHeight: Double) {
    self.maximumHeight = maximumHeight
    self.minimumHeight = minimumHeight
  }

  /// The meter with these settings, which moves the header by travel.
  @inlinable
  public var meter: TravelMeter {
    TravelMeter(
      minimumHeight: minimumHeight, maximumHeight: maximumHeight, freezesContent: freezesContent,
      tolerance: tolerance, travel: travel, commitDistance: commitDistance, reveals: reveals,
      startsCollapsed: startsCollapsed, isPinned: isPinned)
  }

  /// Where the header comes to rest: at either end, or anywhere if it does not snap or is pinned.
  @inlinable
  public var snap: HeaderSnap {
    HeaderSnap(
      snaps: snaps && !isPinned, choice: snapBy,
      threshold: snapBy == .nearest ? snapThreshold : 0, duration: snapDuration)
  }

  /// Returns a layout whose header covers the safe area and `state.height` below it. The scroll view begins
  /// at the header's bottom edge.
  @inlinable
  public func layout(for state: TravelState, in context: HeaderContext) -> HeaderLayout {
    let safeArea = context.environment.safeAreaTop
    let bottom = max(0, safeArea + state.height)
    return HeaderLayout(
      headerMinY: 0, headerHeight: bottom, scrollViewMinY: bottom,
      restMinY: max(0, safeArea + meter.restingHeight(in: state)),
      collapsedFraction: meter.fraction(of: state.height))
  }

  /// Returns a layout whose header slides up at its full height. The scroll view begins at its bottom edge,
  /// and the safe area stays covered.
  @inlinable
  public func slidingLayout(for state: TravelState, in context: HeaderContext) -> HeaderLayout {
    var layout = layout(for: state, in: context)
    layout.headerMinY = state.height - maximumHeight
    layout.headerHeight = max(0, layout.scrollViewMinY - layout.headerMinY)
    return layout
  }
}
