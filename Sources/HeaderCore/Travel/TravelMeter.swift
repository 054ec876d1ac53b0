import ScrollPhysics

/// Moves a header by the user's travel: the header consumes travel first, and the content gets the rest.
///
///     height
///      max ─────╮                      ╭────
///               │╲   finger up        ╱   finger down
///      min      │ ╲__________________╱
///               └─────────────────────────── finger travel
///     offset    0  0 ───────▶ grows … shrinks ◀─ still again while the header grows
///
/// For the user's own scroll, with h the height below the safe area:
///
///     travel   = change of the content's position      (up collapses, down expands)
///     h'       = clamp(h - travel, minimum, maximum)
///     consumed = h - h'                                 the content belongs at position - consumed
///
/// Header travel plus content travel is exactly the finger's travel, and the result does not depend on how
/// the travel is divided into events. A technique stores a ``TravelState``, passes every event to
/// ``respond(to:state:snap:in:)``, and lays out the header for the height:
///
/// ```swift
/// func respond(
///   to event: ScrollEvent, state: inout TravelState, in context: HeaderContext
/// ) -> HeaderReaction {
///   meter.respond(to: event, state: &state, snap: snap, in: context)
/// }
/// ```
///
/// It also handles the edge cases:
/// - Travel counts only between the edges, so a bounce never moves the header.
/// - A finger that interrupts an animation continues from what is visible.
/// - A header within rounding error of a rest is at the rest.
/// - A request during a fling holds until a finger drags again.
/// - A screen whose content barely fits does not flicker.
///
/// With a ``tolerance``, the first points of travel after a turn go to the content:
///
///     travel  up 30      down 3    up 1    down 20         tolerance 5
///     header  -30        0         0       +17             3 - 1 + 3 go to the content
///
/// - Complexity: O(1) an event, no allocation.
public struct TravelMeter: Sendable, Equatable {
  /// The collapsed height below the safe area, in points, 0 to `maximumHeight`.
  public var minimumHeight: Double
  /// The expanded height below the safe area, in points.
  public var maximumHeight: Double
  /// The height below the safe area up to which the header returns anywhere in the list, `minimumHeight` to
  /// `maximumHeight`. The remaining height returns only at the top of the content.
  public var returnHeight: Double
  /// Whether the content stands still while the header consumes travel. Ignored in an overlay, where the
  /// content always follows the finger.
  public var freezesContent: Bool
  /// Points of upward travel that the header ignores after a turn, at least 0.
  public var tolerance: Double
  /// Points of downward travel that the header ignores after a turn, at least 0. At the top of the content, travel
  /// down counts at once.
  public var returnTolerance: Double
  /// Points of travel that move the header over its whole range. A smaller value counts as the range. A bar of 44
  /// points may take 80 points of travel.
  public var travel: Double
  /// Points of travel in one direction after which a moving header continues to its rest while the finger
  /// is down; 0 waits for the finger's lift. A turn starts the count again.
  public var commitDistance: Double
  /// Where in the list the header returns.
  public var reveals: Reveal
  /// Whether the header starts collapsed, as after a request of the app.
  public var startsCollapsed: Bool
  /// Whether only the app moves the header, and the user does not.
  public var isPinned: Bool

  /// Where a collapsed header returns. At the top of the content it always returns.
  public enum Reveal: String, Sendable, Equatable, CaseIterable {
    /// Anywhere, when travel turns down.
    case anywhere
    /// Anywhere, in a fling down that is faster than the snap's velocity threshold.
    case fling
    /// Only at the top of the content.
    case top
  }

  /// Rounding error of sums of travel, in points, far below a pixel.
  @usableFromInline static let roundingError = 1e-10

  /// A meter for heights from `minimumHeight` to `maximumHeight`. By default the whole header returns
  /// anywhere, and both tolerances are equal.
  @inlinable
  public init(
    minimumHeight: Double, maximumHeight: Double, returnHeight: Double? = nil,
    freezesContent: Bool = true, tolerance: Double = 0, returnTolerance: Double? = nil,
    travel: Double = 0, commitDistance: Double = 0, reveals: Reveal = .anywhere,
    startsCollapsed: Bool = false, isPinned: Bool = false
  ) {
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
    self.returnHeight = returnHeight ?? maximumHeight
    self.freezesContent = freezesContent
    self.tolerance = tolerance
    self.returnTolerance = returnTolerance ?? tolerance
    self.travel = travel
    self.commitDistance = commitDistance
    self.reveals = reveals
    self.startsCollapsed = startsCollapsed
    self.isPinned = isPinned
  }

  // MARK: Heights

  /// Returns the collapsed fraction at `height`: 0 expanded, 1 collapsed; 0 if minimum and maximum are equal.
  @inlinable
  public func fraction(of height: Double) -> Double {
    let range = maximumHeight - minimumHeight
    guard range > 0, height != maximumHeight else { return 0 }
    return height == minimumHeight ? 1 : (maximumHeight - height) / range
  }

  /// Returns the height at a collapsed `fraction`, 0 to 1. Exact at both ends.
  @inlinable
  public func height(at fraction: Double) -> Double {
    if fraction <= 0 { return maximumHeight }
    if fraction >= 1 { return minimumHeight }
    return maximumHeight - (maximumHeight - minimumHeight) * fraction
  }

  /// Returns `height` limited to the range. A height within rounding error of an end becomes that end, so
  /// that no snap follows.
  @inlinable
  func clamp(_ height: Double) -> Double {
    if height < minimumHeight + TravelMeter.roundingError { return minimumHeight }
    if height > maximumHeight - TravelMeter.roundingError { return maximumHeight }
    return height
  }

  // MARK: States

  /// Returns the state on appearing: expanded, or collapsed if ``startsCollapsed`` and the content is long
  /// enough.
  public func initialState(in context: HeaderContext) -> TravelState {
    var state = TravelState(height: maximumHeight, position: context.scroll.position)
    guard startsCollapsed else {
      state.usedTolerance = largestTolerance
      return state
    }
    state.request = 1
    state.isExpanding = false
    if canCollapse(in: context) { state.height = minimumHeight }
    return state
  }

  /// Returns the state of a header that is visible as `layout`: at its height, limited to the range. An
  /// expanded or collapsed header stays expanded or collapsed, and a request in `state` stays pending.
  public func state(
    continuing layout: HeaderLayout, from state: TravelState?, in context: HeaderContext
  ) -> TravelState {
    let fraction = layout.collapsedFraction
    let seen = layout.headerMaxY - context.environment.safeAreaTop
    var continued = TravelState(
      height: fraction == 0 || fraction == 1 ? height(at: fraction) : clamp(seen),
      position: context.scroll.position)
    continued.request = state?.request
    continued.isExpanding = state?.isExpanding ?? (fraction == 0)
    continued.usedTolerance = min(
      state?.usedTolerance ?? (fraction == 0 ? largestTolerance : 0), largestTolerance)
    return continued
  }

  /// Returns `state`, which was measured with `meter`, for this meter's heights: at the same collapsed
  /// fraction, with the same request. For a header that sizes itself.
  ///
  /// ```swift
  /// case .geometryDidChange:
  ///   let now = meter(for: context.environment.fittingHeight)
  ///   state.travel = now.rescaled(state.travel, from: state.meter)
  /// ```
  public func rescaled(_ state: TravelState, from meter: TravelMeter) -> TravelState {
    var rescaled = state
    rescaled.height = height(at: meter.fraction(of: state.height))
    rescaled.usedTolerance = min(state.usedTolerance, largestTolerance)
    rescaled.flingHeights = nil
    return rescaled
  }

  // MARK: Tolerance and travel

  /// The largest ``TravelState/usedTolerance``.
  @inlinable
  var largestTolerance: Double { max(tolerance, returnTolerance) }

  /// Points of travel for one point of the largest tolerance, up and down.
  @inlinable
  var toleranceScale: (up: Double, down: Double) {
    let largest = largestTolerance
    return largest > 0 ? (tolerance / largest, returnTolerance / largest) : (1, 1)
  }

  /// Points of header movement for one point of travel, above 0 and at most 1: the header is never faster
  /// than the content.
  @inlinable
  var pace: Double {
    let range = maximumHeight - minimumHeight
    return travel > range && range > 0 ? range / travel : 1
  }

  /// Returns the height up to which the header returns in `state`, away from the top of the content.
  @inlinable
  func returnHeight(in state: TravelState) -> Double {
    switch reveals {
    case .anywhere: returnHeight
    case .fling: state.isFlung ? returnHeight : minimumHeight
    case .top: minimumHeight
    }
  }

  // MARK: Geometry

  /// Returns whether the content is longer than the viewport under a collapsed header.
  ///
  /// The collapsed height is used in any state, so collapsing does not change the result, and a screen
  /// whose content barely fits does not flicker.
  @inlinable
  public func canCollapse(in context: HeaderContext) -> Bool {
    let (scroll, environment) = (context.scroll, context.environment)
    let inset = scroll.adjustedContentInset
    // A safe area that has just grown is part of the inset until the scroll view has moved down.
    let viewMinY = environment.containerHeight - scroll.bounds
    let covered = scroll.bounds > 0 ? max(0, environment.safeAreaTop - viewMinY) : 0
    return scroll.contentSize + max(0, inset.top - covered) + inset.bottom
      > max(0, viewport(under: minimumHeight, in: context))
  }

  /// Returns the height left for the content under a header of `height`; may be negative.
  @inlinable
  func viewport(under height: Double, in context: HeaderContext) -> Double {
    context.environment.containerHeight - context.environment.safeAreaTop - height
  }

  /// Returns the largest height that the header can have without a request. The room above the content is
  /// made for it.
  @inlinable
  public func restingHeight(in state: TravelState) -> Double {
    isPinned ? state.height : maximumHeight
  }

  /// Returns whether the technique's content offset stays the same while the header moves, as it does in an overlay.
  @inlinable
  func freezes(in context: HeaderContext) -> Bool {
    freezesContent || context.environment.mounting == .overlay
  }
}
