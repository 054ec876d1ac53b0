import ScrollPhysics

/// The kit for headers that take up the user's travel, and leave the content the rest.
///
///     height
///      max ─────╮                      ╭────
///               │╲   finger up        ╱   finger down
///      min      │ ╲__________________╱
///               └─────────────────────────── finger travel
///     offset    0  0 ───────▶ grows … shrinks ◀─ still again while the header grows
///
/// On the user's own scroll, with h the height below the safe area:
///
///     travel   = change of the content's position      (up collapses, down expands)
///     h'       = clamp(h - travel, minimum, maximum)
///     consumed = h - h'                                 the content belongs at position - consumed
///
/// so header travel + content travel = finger travel, exactly, and the result does not depend on
/// how the travel is cut into events. A technique keeps a ``TravelState``, passes every event on to
/// ``respond(to:state:snap:in:)``, and lays out whatever it likes for the height:
///
/// ```swift
/// func respond(
///   to event: ScrollEvent, state: inout TravelState, in context: HeaderContext
/// ) -> HeaderReaction {
///   meter.respond(to: event, state: &state, snap: snap, in: context)
/// }
/// ```
///
/// What it sees to: travel counts between the right edges only, so that a bounce never moves the
/// header; an animation that a finger interrupts goes on from where it is seen; a header that has
/// reached a rest but for rounding is at it; what the app asks for during a fling holds until a
/// finger drags again; a screen whose content barely fits does not flicker.
///
/// With a ``tolerance``, a header that turns lets so much travel pass to the content first:
///
///     travel  up 30      down 3    up 1    down 20         tolerance 5
///     header  -30        0         0       +17             3 - 1 + 3 are let pass
///
/// - Complexity: O(1) an event, no allocation.
public struct TravelMeter: Sendable, Equatable {
  /// Points below the safe area when collapsed, 0 to `maximumHeight`.
  public var minimumHeight: Double
  /// Points below the safe area when expanded.
  public var maximumHeight: Double
  /// Points below the safe area up to which the header returns wherever the finger turns, minimum to
  /// maximum; what is above it returns at the top of the content only.
  public var returnHeight: Double
  /// Whether the content stands still while the header takes up travel. In an overlay the content
  /// follows the finger in any case, and only the header stands over it.
  public var freezesContent: Bool
  /// Points of travel, however it is cut into events, that a header which turns lets pass first; 0
  /// to follow at once. At the top of the content none is.
  public var tolerance: Double
  /// Whether the header is collapsed on appearing, as if the app had asked for it.
  public var startsCollapsed: Bool
  /// Whether the header stays where it is, or where the app asks for it, whatever the user does.
  public var isPinned: Bool

  /// Points that many additions of travel may be off by, and no screen could show.
  @usableFromInline static let roundingError = 1e-10

  /// A meter of heights from `minimumHeight` to `maximumHeight`, all of which return at once unless
  /// a `returnHeight` is given.
  @inlinable
  public init(
    minimumHeight: Double, maximumHeight: Double, returnHeight: Double? = nil,
    freezesContent: Bool = true, tolerance: Double = 0, startsCollapsed: Bool = false,
    isPinned: Bool = false
  ) {
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
    self.returnHeight = returnHeight ?? maximumHeight
    self.freezesContent = freezesContent
    self.tolerance = tolerance
    self.startsCollapsed = startsCollapsed
    self.isPinned = isPinned
  }

  // MARK: Heights

  /// The collapsed fraction of a header `height` points high: 0 expanded, 1 collapsed; 0 where the
  /// two heights are the same.
  @inlinable
  public func fraction(of height: Double) -> Double {
    let range = maximumHeight - minimumHeight
    guard range > 0, height != maximumHeight else { return 0 }
    return height == minimumHeight ? 1 : (maximumHeight - height) / range
  }

  /// The height at a collapsed `fraction`, 0 to 1; exact at both ends.
  @inlinable
  public func height(at fraction: Double) -> Double {
    if fraction <= 0 { return maximumHeight }
    if fraction >= 1 { return minimumHeight }
    return maximumHeight - (maximumHeight - minimumHeight) * fraction
  }

  /// The possible height nearest to `height`. One that has reached an end but for rounding is at
  /// that end, and will not snap to it.
  @inlinable
  func clamp(_ height: Double) -> Double {
    if height < minimumHeight + TravelMeter.roundingError { return minimumHeight }
    if height > maximumHeight - TravelMeter.roundingError { return maximumHeight }
    return height
  }

  // MARK: States

  /// Expanded, as a reader who arrives at a screen sees all of its header; or collapsed where it
  /// starts so, as soon as there is content to read.
  @inlinable
  public func initialState(in context: HeaderContext) -> TravelState {
    var state = TravelState(height: maximumHeight, position: context.scroll.position)
    guard startsCollapsed else {
      state.play = tolerance
      return state
    }
    state.request = 1
    state.isExpanding = false
    if canCollapse(in: context) { state.height = minimumHeight }
    return state
  }

  /// A header seen as `layout` goes on at that height, as far as it is one of these; one that is
  /// expanded or collapsed stays so, and what the app asked of `state` it still asks.
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
    continued.play = min(state?.play ?? (fraction == 0 ? tolerance : 0), tolerance)
    return continued
  }

  // MARK: Geometry

  /// Whether there is something left to scroll once the header has collapsed.
  ///
  /// Measured with the viewport at its largest, so that collapsing cannot change the answer: a
  /// screen whose content barely fits does not flicker between the two.
  @inlinable
  public func canCollapse(in context: HeaderContext) -> Bool {
    let (scroll, environment) = (context.scroll, context.environment)
    let inset = scroll.adjustedContentInset
    // A safe area that has grown over the scroll view's top is in its inset until the header, which
    // covers it, has made room.
    let viewMinY = environment.containerHeight - scroll.bounds
    let covered = scroll.bounds > 0 ? max(0, environment.safeAreaTop - viewMinY) : 0
    return scroll.contentSize + max(0, inset.top - covered) + inset.bottom
      > max(0, viewport(under: minimumHeight, in: context))
  }

  /// What a header `height` points high leaves for the content; negative where it leaves nothing.
  @inlinable
  func viewport(under height: Double, in context: HeaderContext) -> Double {
    context.environment.containerHeight - context.environment.safeAreaTop - height
  }

  /// The largest height that the header has in `state` until the app says otherwise: what the room
  /// above the content is for.
  @inlinable
  public func restingHeight(in state: TravelState) -> Double {
    isPinned ? state.height : maximumHeight
  }

  /// Whether the content stands still under a moving header in `context`.
  @inlinable
  func freezes(in context: HeaderContext) -> Bool {
    freezesContent || context.environment.mounting == .overlay
  }
}

/// What a header that is moved by travel remembers.
public struct TravelState: Sendable, Equatable {
  /// The header's height below the safe area: the travel it has taken up so far is in it.
  public var height: Double
  /// Where the content was after the last event, which the next one's travel is measured from.
  public var position: Double
  /// The collapsed fraction that the app asked for last, while no finger has said otherwise since;
  /// `nil` where nothing is asked. Content that arrives later still finds the header as the app
  /// wanted it, and what is left of a fling leaves it so.
  public var request: Double?
  /// Whether travel last moved the header towards its expanded end.
  public var isExpanding = true
  /// Points of the meter's tolerance that travel down has used up, 0 to all of it: what travel up has
  /// to make good before the header follows, and what of it travel down has left is the rest.
  public var play = 0.0

  /// The state of a header `height` points high over content at `position`.
  @inlinable
  public init(height: Double, position: Double) {
    self.height = height
    self.position = position
  }

  /// Whether a scroll with `cause` is the header's to take. A fling is the user's travel, but a
  /// request made since the finger lifted is newer than what the user wanted.
  @inlinable
  func isMoved(by cause: ScrollCause) -> Bool {
    cause.isUserTravel && (cause == .drag || request == nil)
  }
}
