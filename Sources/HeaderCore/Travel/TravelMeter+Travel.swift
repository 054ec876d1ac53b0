public import ScrollPhysics

extension TravelMeter {
  /// Whether travel changes nothing, the most common case: the header is at the end in the direction
  /// of travel, and there is no request, no animation and no tolerance left.
  @inlinable
  func isAtLimit(_ state: TravelState, in context: HeaderContext) -> Bool {
    let travelsUp = context.scroll.position > state.position
    return state.height == (travelsUp ? minimumHeight : maximumHeight)
      && state.request == nil && context.visibleLayout == nil
      && state.play == (travelsUp ? 0 : tolerance)
  }

  /// Moves the header by the travel since the last event, as far as it goes; the content gets the rest.
  @inlinable
  func takeTravel(
    _ cause: ScrollCause, state: inout TravelState, in context: HeaderContext
  ) -> HeaderReaction {
    let position = context.scroll.position
    var travel = userTravel(
      cause, under: state.height, from: state.position, to: position, in: context)
    // Content that is too short opens the header it is left with, and collapses none.
    if travel > 0, !canCollapse(in: context) { travel = 0 }
    if travel != 0 { interruptAnimation(&state, in: context) }
    let free = freeTravel(of: travel, in: state, in: context)
    if tolerance > 0 { state.play = play(after: travel, of: free, in: state) }
    let heeded = travel - free
    let wanted = state.height - heeded
    var height = clamp(returningHeight(to: wanted, after: free, in: state, in: context))
    if cause == .deceleration, let heights = state.flingHeights {
      height = height.clamped(to: heights)
    }
    // If all of the travel fits, use `heeded` itself: a frozen position then stays the same number.
    let isWhole = (height - wanted).magnitude < TravelMeter.roundingError
    let consumed = isWhole ? heeded : state.height - height
    if consumed.magnitude > TravelMeter.roundingError { state.isExpanding = consumed < 0 }
    state.height = height
    guard freezes(in: context), consumed != 0 else {
      state.position = position
      return .none
    }
    var rest = state.position + (position - state.position - consumed)
    // Content that the header holds at the top edge is exactly on the edge, without rounding error.
    let top = context.scroll.minimumContentOffset
    if (rest - top).magnitude < TravelMeter.roundingError { rest = top }
    state.position = rest
    return HeaderReaction(position: rest)
  }

  /// The part of `travel` that the tolerance swallows after a turn, with the sign of `travel`.
  ///
  /// It does not depend on how travel is cut into events: travel up uses the play that travel down
  /// has built up. At the top of the content nothing is swallowed.
  @inlinable
  func freeTravel(
    of travel: Double, in state: TravelState, in context: HeaderContext
  ) -> Double {
    guard tolerance > 0 else { return 0 }
    if travel > 0 { return min(state.play, travel) }
    return max(state.play - tolerance, travel, -contentAbove(state.position, in: context))
  }

  /// Points of content above the top of the view at `position`, without overscroll.
  @inlinable
  func contentAbove(_ position: Double, in context: HeaderContext) -> Double {
    max(0, context.scroll.contentOffsetRange.clamp(position) - context.scroll.minimumContentOffset)
  }

  /// The play after `travel`, of which `free` was swallowed.
  @inlinable
  func play(after travel: Double, of free: Double, in state: TravelState) -> Double {
    travel < free ? tolerance : min(max(state.play - free, 0), tolerance)
  }

  /// Limits `wanted` to what may return here: up to `returnHeight` anywhere, the rest only as far as
  /// the content's top has come.
  @inlinable
  func returningHeight(
    to wanted: Double, after free: Double, in state: TravelState, in context: HeaderContext
  ) -> Double {
    guard wanted > returnHeight, returnHeight < maximumHeight else { return wanted }
    let atOnce = max(state.height, returnHeight)
    let room = max(0, contentAbove(state.position, in: context) + free)
    return min(wanted, max(atOnce, wanted - room))
  }

  /// Drops a request of the app, and takes over the height that a running animation shows.
  @inlinable
  func interruptAnimation(_ state: inout TravelState, in context: HeaderContext) {
    guard !isPinned else { return }
    state.request = nil
    guard let visible = context.visibleLayout else { return }
    state.height = clamp(visible.headerMaxY - context.environment.safeAreaTop)
  }

  /// The part of a change of position that moves the header: positive up, negative down.
  ///
  /// Up, only travel between the edges counts. Down, everything above the bottom edge counts, so that
  /// a pull at the top opens a collapsed header; a bounce there does not. The result does not depend on
  /// how the change is cut into events.
  @inlinable
  func userTravel(
    _ cause: ScrollCause, under height: Double, from start: Double, to end: Double,
    in context: HeaderContext
  ) -> Double {
    let range = context.scroll.contentOffsetRange
    if end < start {
      // Content that moves with the header bounces from the edge on. Frozen content bounces only
      // under an open header. An overlay's edge is a sum and may be off by rounding.
      let isBeyond = start < range.minimum - TravelMeter.roundingError
      let mayBounce = cause == .deceleration && (!freezes(in: context) || isBeyond)
      let lowest = mayBounce ? max(end, range.minimum) : end
      return min(0, lowest - min(start, range.maximum))
    }
    guard start <= range.maximum else { return 0 }
    // Frozen content: the end moves closer as the header collapses, so the end under the current
    // height counts. Content that moves with the header: the end under a collapsed header counts.
    let rest =
      freezes(in: context)
      ? viewport(under: height, in: context) : max(0, viewport(under: minimumHeight, in: context))
    let scroll = context.scroll
    let limit = scroll.contentSize + scroll.adjustedContentInset.bottom - rest
    return max(0, min(end, limit) - max(start, range.minimum))
  }
}
