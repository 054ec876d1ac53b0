public import ScrollPhysics

extension TravelMeter {
  /// Whether travel changes nothing, as it mostly does: the header is at the end that the travel
  /// leads to, the app asks nothing of it, no animation of it is on screen, and no turn is near.
  @inlinable
  func isAtLimit(_ state: TravelState, in context: HeaderContext) -> Bool {
    let travelsUp = context.scroll.position > state.position
    return state.height == (travelsUp ? minimumHeight : maximumHeight)
      && state.request == nil && context.visibleLayout == nil
      && state.play == (travelsUp ? 0 : tolerance)
  }

  /// The header takes what it can of the travel since the last event; the content keeps the rest.
  @inlinable
  func takeTravel(
    _ cause: ScrollCause, state: inout TravelState, in context: HeaderContext
  ) -> HeaderReaction {
    let position = context.scroll.position
    let travel = userTravel(
      cause, under: state.height, from: state.position, to: position, in: context)
    if travel != 0 { interruptAnimation(&state, in: context) }
    let free = freeTravel(of: travel, in: state, in: context)
    if tolerance > 0 { state.play = play(after: travel, of: free, in: state) }
    let heeded = travel - free
    let wanted = state.height - heeded
    let height = clamp(returningHeight(to: wanted, after: free, in: state, in: context))
    // Where all of the travel fits, `heeded` itself, so that a frozen position is the same number
    // again.
    let isWhole = (height - wanted).magnitude < TravelMeter.roundingError
    let consumed = isWhole ? heeded : state.height - height
    if consumed.magnitude > TravelMeter.roundingError { state.isExpanding = consumed < 0 }
    state.height = height
    guard freezes(in: context), consumed != 0 else {
      state.position = position
      return .none
    }
    var rest = state.position + (position - state.position - consumed)
    // Content that comes back through the top edge, and that the header then holds there, is on the
    // edge and not a bit beside it.
    let top = context.scroll.minimumContentOffset
    if (rest - top).magnitude < TravelMeter.roundingError { rest = top }
    state.position = rest
    return HeaderReaction(position: rest)
  }

  /// The part of `travel` that a header which turns lets pass; it has the sign of `travel`.
  ///
  /// It does not depend on how the travel is cut: travel up takes from the play what travel down has
  /// put there. Travel down that gets to the top of the content is heeded from there on.
  @inlinable
  func freeTravel(
    of travel: Double, in state: TravelState, in context: HeaderContext
  ) -> Double {
    guard tolerance > 0 else { return 0 }
    if travel > 0 { return min(state.play, travel) }
    return max(state.play - tolerance, travel, -contentAbove(state.position, in: context))
  }

  /// Points that content at `position` has above the top of the view; what lies beyond its end is
  /// none of them.
  @inlinable
  func contentAbove(_ position: Double, in context: HeaderContext) -> Double {
    max(0, context.scroll.contentOffsetRange.clamp(position) - context.scroll.minimumContentOffset)
  }

  /// The play once `travel`, of which `free` was let pass, is over.
  @inlinable
  func play(after travel: Double, of free: Double, in state: TravelState) -> Double {
    travel < free ? tolerance : min(max(state.play - free, 0), tolerance)
  }

  /// As much of the height `wanted` as may return before the content is at its top, once it has
  /// moved by `free`: the content comes between the header's two parts.
  @inlinable
  func returningHeight(
    to wanted: Double, after free: Double, in state: TravelState, in context: HeaderContext
  ) -> Double {
    guard wanted > returnHeight, returnHeight < maximumHeight else { return wanted }
    let atOnce = max(state.height, returnHeight)
    let room = max(0, contentAbove(state.position, in: context) + free)
    return min(wanted, max(atOnce, wanted - room))
  }

  /// The user takes over: from where the header is seen, if it is on its way somewhere, and from
  /// whatever the app asked for.
  @inlinable
  func interruptAnimation(_ state: inout TravelState, in context: HeaderContext) {
    guard !isPinned else { return }
    state.request = nil
    guard let visible = context.visibleLayout else { return }
    state.height = clamp(visible.headerMaxY - context.environment.safeAreaTop)
  }

  /// The part of a change of position that can move the header: positive up, negative down.
  ///
  /// Up, only what lies between the edges counts; down, everything above the bottom edge, so that a
  /// pull at the very top still opens a collapsed header, while a bounce there does not. What the
  /// counting leaves out is the same however the change is cut into pieces.
  @inlinable
  func userTravel(
    _ cause: ScrollCause, under height: Double, from start: Double, to end: Double,
    in context: HeaderContext
  ) -> Double {
    let range = context.scroll.contentOffsetRange
    if end < start {
      // Content that moves as well is in its bounce from the edge on; content that stands still is
      // there only under an open header. An overlay's edge is added up, and may be a bit beside it.
      let isBeyond = start < range.minimum - TravelMeter.roundingError
      let mayBounce = cause == .deceleration && (!freezes(in: context) || isBeyond)
      let lowest = mayBounce ? max(end, range.minimum) : end
      return min(0, lowest - min(start, range.maximum))
    }
    guard start <= range.maximum else { return 0 }
    // While the content stands still, its end comes towards it as the header collapses, and the
    // current end is right; under a header that leaves less than nothing it is further on than the
    // content can go. While the content moves as well, only the end under a collapsed header is.
    let rest =
      freezes(in: context)
      ? viewport(under: height, in: context) : max(0, viewport(under: minimumHeight, in: context))
    let scroll = context.scroll
    let limit = scroll.contentSize + scroll.adjustedContentInset.bottom - rest
    return max(0, min(end, limit) - max(start, range.minimum))
  }
}
