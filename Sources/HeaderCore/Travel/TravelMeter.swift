import ScrollPhysics

/// The kit for headers that consume the user's travel first and leave the rest to the content.
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
/// It also handles the edge cases:
/// - Travel counts only between the edges, so a bounce never moves the header.
/// - A finger that interrupts an animation continues from what is shown.
/// - A header within rounding of a rest is at the rest.
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
  /// Points below the safe area when collapsed, 0 to `maximumHeight`.
  public var minimumHeight: Double
  /// Points below the safe area when expanded.
  public var maximumHeight: Double
  /// Points below the safe area up to which the header returns anywhere in the list, minimum to
  /// maximum. The rest returns only at the top of the content.
  public var returnHeight: Double
  /// Whether the content stands still while the header consumes travel. Without effect in an overlay,
  /// where the content always follows the finger.
  public var freezesContent: Bool
  /// Points of travel after a turn before the header follows, at least 0. Does not apply at the top of
  /// the content.
  public var tolerance: Double
  /// The same for travel down, which brings the header back, at least 0.
  public var returnTolerance: Double
  /// Points of travel for the whole way of the header; no less than the way itself, which it is unless
  /// more is said. A bar of 44 points may take 80 of the finger.
  public var travel: Double
  /// Points of travel in one direction after which a header that they have moved goes on to its rest with
  /// the finger down; 0 leaves that to the finger's lift. Turning round arms it again.
  public var commitDistance: Double
  /// Where in the list the header returns.
  public var reveals: Reveal
  /// Whether the header starts collapsed, as if the app had requested it.
  public var startsCollapsed: Bool
  /// Whether only the app moves the header, and the user does not.
  public var isPinned: Bool

  /// Where in a list a header returns that has collapsed; at the top of the content it always does.
  public enum Reveal: String, Sendable, Equatable, CaseIterable {
    /// Wherever travel turns down.
    case anywhere
    /// In a fling down that is faster than the snap's velocity threshold.
    case fling
    /// Nowhere else.
    case top
  }

  /// Rounding error of many additions of travel, in points; far below a pixel.
  @usableFromInline static let roundingError = 1e-10

  /// A meter for heights from `minimumHeight` to `maximumHeight`. Without a `returnHeight`, all of the
  /// header returns anywhere.
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

  /// The collapsed fraction at `height`: 0 expanded, 1 collapsed; 0 if the two heights are equal.
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

  /// `height` limited to the range. A height within rounding of an end becomes that end, so that no
  /// snap follows.
  @inlinable
  func clamp(_ height: Double) -> Double {
    if height < minimumHeight + TravelMeter.roundingError { return minimumHeight }
    if height > maximumHeight - TravelMeter.roundingError { return maximumHeight }
    return height
  }

  // MARK: States

  /// The state on appearing: expanded, or collapsed if ``startsCollapsed`` and the content is long
  /// enough.
  public func initialState(in context: HeaderContext) -> TravelState {
    var state = TravelState(height: maximumHeight, position: context.scroll.position)
    guard startsCollapsed else {
      state.play = largestPlay
      return state
    }
    state.request = 1
    state.isExpanding = false
    if canCollapse(in: context) { state.height = minimumHeight }
    return state
  }

  /// The state of a header shown as `layout`: at that height as far as the range allows. Expanded and
  /// collapsed stay so, and a request in `state` stays pending.
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
    continued.play = min(state?.play ?? (fraction == 0 ? largestPlay : 0), largestPlay)
    return continued
  }

  /// `state` of a header whose heights were `meter`'s until now, as those of one that sizes itself: at the
  /// same share of its way, with the request and the rest of a turn that it had.
  ///
  /// ```swift
  /// case .geometryDidChange:
  ///   let now = meter(for: context.environment.fittingHeight)
  ///   state.travel = now.rescaled(state.travel, from: state.meter)
  /// ```
  public func rescaled(_ state: TravelState, from meter: TravelMeter) -> TravelState {
    var rescaled = state
    rescaled.height = height(at: meter.fraction(of: state.height))
    rescaled.play = min(state.play, largestPlay)
    rescaled.flingHeights = nil
    return rescaled
  }

  // MARK: Tolerance and travel

  /// The largest ``TravelState/play``.
  @inlinable
  var largestPlay: Double { max(tolerance, returnTolerance) }

  /// Points of travel up, and down, for one of play.
  @inlinable
  var playScale: (up: Double, down: Double) {
    let largest = largestPlay
    return largest > 0 ? (tolerance / largest, returnTolerance / largest) : (1, 1)
  }

  /// Points that the header moves by for a point of travel, above 0 and no more than 1: content never
  /// leaves a header behind.
  @inlinable
  var pace: Double {
    let way = maximumHeight - minimumHeight
    return travel > way && way > 0 ? way / travel : 1
  }

  /// Points below the safe area up to which the header returns here.
  @inlinable
  func returnHeight(in state: TravelState) -> Double {
    switch reveals {
    case .anywhere: returnHeight
    case .fling: state.isFlung ? returnHeight : minimumHeight
    case .top: minimumHeight
    }
  }

  // MARK: Geometry

  /// Whether the content is longer than the viewport under a collapsed header.
  ///
  /// It is measured with the collapsed height, so collapsing cannot change the answer: a screen whose
  /// content barely fits does not flicker.
  @inlinable
  public func canCollapse(in context: HeaderContext) -> Bool {
    let (scroll, environment) = (context.scroll, context.environment)
    let inset = scroll.adjustedContentInset
    // A safe area that has just grown is part of the inset until the header has moved down.
    let viewMinY = environment.containerHeight - scroll.bounds
    let covered = scroll.bounds > 0 ? max(0, environment.safeAreaTop - viewMinY) : 0
    return scroll.contentSize + max(0, inset.top - covered) + inset.bottom
      > max(0, viewport(under: minimumHeight, in: context))
  }

  /// Points left for the content under a header of `height`; may be negative.
  @inlinable
  func viewport(under height: Double, in context: HeaderContext) -> Double {
    context.environment.containerHeight - context.environment.safeAreaTop - height
  }

  /// The largest height that the header can have without a request: the room above the content is for
  /// it.
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

/// The state of a header moved by travel.
public struct TravelState: Sendable, Equatable {
  /// The header's height below the safe area, in points.
  public var height: Double
  /// The content's position after the last event; the next travel is measured from it.
  public var position: Double
  /// The collapsed fraction that the app requested last; `nil` without a request, and after a drag has
  /// ended it. It waits for content that is not there yet, and outlives the rest of a fling.
  public var request: Double?
  /// Height of the content that was too short for ``request``; longer content fulfils it again, once.
  @usableFromInline var shortSize: Double?
  /// Whether travel last moved the header towards its expanded end.
  public var isExpanding = true
  /// Points of the tolerance that travel down has used, 0 to all of it. Travel up gives them back
  /// before the header collapses; travel down uses the rest before it expands. Where the two directions
  /// differ, they are counted in points of the larger one.
  public var play = 0.0
  /// Points of travel that have moved the header since it turned, positive up; counted where it commits.
  @usableFromInline var run = 0.0
  /// Whether the header is on its way to a rest under the finger.
  @usableFromInline var hasCommitted = false
  /// Whether a fling down is under way that is fast enough to bring the header back.
  @usableFromInline var isFlung = false
  /// The heights that a fling may give the header; `nil` where it may pass any rest.
  @usableFromInline var flingHeights: ClosedRange<Double>?

  /// The state of a header `height` points high over content at `position`.
  public init(height: Double, position: Double) {
    self.height = height
    self.position = position
  }

  /// Whether a scroll with `cause` moves the header. A drag does, and so does a fling without a later
  /// request.
  @inlinable
  func isMoved(by cause: ScrollCause) -> Bool {
    cause.isUserTravel && (cause == .drag || request == nil)
  }
}
