/// The parameters of the headers that condense, and what they do with them.
///
/// The header covers the safe area and its height below it; the scroll view begins there. Travel up
/// makes it smaller, travel down larger, and a header left half-way snaps; see `TravelMeter`.
public struct CondensingMechanism: Sendable, Equatable {
  /// Points below the safe area when expanded, 0 to 1000.
  public var maximumHeight: Double
  /// Points below the safe area when collapsed, 0 to `maximumHeight`.
  public var minimumHeight: Double
  /// By nearest, the expanded share above which a header that stopped half-way expands, 0 to 1.
  public var snapThreshold = 0.5
  /// Seconds a snap takes, 0 to 5.
  public var snapDuration = 0.2
  /// Points of travel that a header which turns lets pass before it follows, 0 to 500.
  public var tolerance = 0.0
  /// Points of travel for the whole way of the header, 0 to 2000; no less than the way itself.
  public var travel = 0.0
  /// Points of travel in one direction after which the header snaps with the finger down, 0 to 1000; 0
  /// leaves it to the finger's lift.
  public var commitDistance = 0.0
  /// Where in the list the header returns.
  public var reveals = TravelMeter.Reveal.anywhere
  /// Whether a header that stopped half-way goes on to one of its ends.
  public var snaps = true
  /// Which end a header that stopped half-way goes on to. By direction it goes the way it went last,
  /// however little that was.
  public var snapBy = HeaderSnap.Choice.nearest
  /// Whether the content stands still while the header consumes travel. Without effect in an
  /// overlay, where the content follows the finger in any case.
  public var freezesContent = true
  /// Whether the header is collapsed on appearing.
  public var startsCollapsed = false
  /// Whether the header stays where it is, or where the app asks for it, whatever the user does.
  public var pinned = false

  /// A mechanism with these heights, and everything else as the properties' defaults have it.
  public init(maximumHeight: Double, minimumHeight: Double) {
    self.maximumHeight = maximumHeight
    self.minimumHeight = minimumHeight
  }

  /// What takes up the travel.
  @inlinable
  public var meter: TravelMeter {
    TravelMeter(
      minimumHeight: minimumHeight, maximumHeight: maximumHeight, freezesContent: freezesContent,
      tolerance: tolerance, travel: travel, commitDistance: pinned ? 0 : commitDistance,
      reveals: reveals, startsCollapsed: startsCollapsed, isPinned: pinned)
  }

  /// Where the header comes to rest: at either end, or anywhere where it does not snap or is pinned.
  @inlinable
  public var snap: HeaderSnap {
    HeaderSnap(
      snaps: snaps && !pinned, choice: snapBy,
      threshold: snapBy == .nearest ? snapThreshold : 0, duration: snapDuration)
  }

  /// The header covers the safe area and `state.height` below it; the scroll view begins there.
  @inlinable
  public func layout(for state: TravelState, in context: HeaderContext) -> HeaderLayout {
    let safeArea = context.environment.safeAreaTop
    let bottom = max(0, safeArea + state.height)
    return HeaderLayout(
      headerMinY: 0, headerHeight: bottom, scrollViewMinY: bottom,
      restMinY: max(0, safeArea + meter.restingHeight(in: state)),
      collapsedFraction: meter.fraction(of: state.height))
  }

  /// The header as tall as it is expanded, and as far up as it has collapsed; the scroll view begins
  /// under it, and the safe area stays covered.
  @inlinable
  public func slidingLayout(for state: TravelState, in context: HeaderContext) -> HeaderLayout {
    var layout = layout(for: state, in: context)
    layout.headerMinY = state.height - maximumHeight
    layout.headerHeight = max(0, layout.scrollViewMinY - layout.headerMinY)
    return layout
  }
}
