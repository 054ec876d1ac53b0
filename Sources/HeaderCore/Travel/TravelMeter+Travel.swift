public import ScrollPhysics

extension TravelMeter {
  /// Whether travel changes nothing, as it mostly does: the header is at the end that the travel
  /// leads to, the app asks nothing of it, and no animation of it is on screen.
  @inlinable
  func isAtLimit(_ state: TravelState, in context: HeaderContext) -> Bool {
    let travelsUp = context.scroll.position > state.position
    return state.height == (travelsUp ? minimumHeight : maximumHeight)
      && state.request == nil && context.visibleLayout == nil
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
    let wanted = state.height - travel
    let height = clamp(wanted)
    // Where all of the travel fits, `travel` itself, so that a frozen position is the same number
    // again.
    let isWhole = (height - wanted).magnitude < TravelMeter.roundingError
    let consumed = isWhole ? travel : state.height - height
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

  /// The user takes over: from where the header is seen, if it is on its way somewhere, and from
  /// whatever the app asked for.
  @inlinable
  func interruptAnimation(_ state: inout TravelState, in context: HeaderContext) {
    state.request = nil
    guard let visible = context.visibleLayout else { return }
    state.height = clamp(visible.headerHeight - context.environment.safeAreaTop)
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
    let range = context.scroll.legalRange
    if end < start {
      // Content that moves as well is in its bounce from the edge on; content that stands still is
      // there only under an open header.
      let mayBounce =
        cause == .deceleration && (!freezes(in: context) || start < range.minimum)
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
