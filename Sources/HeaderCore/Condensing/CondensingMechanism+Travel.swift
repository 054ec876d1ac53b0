public import ScrollPhysics

extension CondensingMechanism {
  /// Whether travel has nothing to say to the header, as it mostly has not: the header is at the
  /// rest that the travel leads to, the app asks nothing of it, and no animation of it is on screen.
  @inlinable @inline(always)
  func isSpent(_ state: CondensingState, in context: HeaderContext) -> Bool {
    let travelsUp = context.scroll.unboundedContentOffset > state.position
    return state.height == (travelsUp ? minimumHeight : maximumHeight)
      && state.requestedCollapse == nil && context.visibleLayout == nil
  }

  /// The header takes what it can of the travel since the last event; the content keeps the rest.
  @inlinable @inline(always)
  func takeTravel(
    _ cause: ScrollCause, state: inout CondensingState, in context: HeaderContext
  ) -> HeaderReaction {
    let position = context.scroll.unboundedContentOffset
    let travel = userTravel(
      cause, under: state.height, from: state.position, to: position, in: context)
    if travel != 0 { takeHold(&state, in: context) }
    let wanted = state.height - travel
    let height = clamp(wanted)
    // Where all of the travel fits, `travel` itself, so that a frozen offset is the same number
    // again.
    let isWhole = (height - wanted).magnitude < CondensingMechanism.roundingError
    let consumed = isWhole ? travel : state.height - height
    state.height = height
    guard freezesContent, consumed != 0 else {
      state.position = position
      return .none
    }
    var rest = state.position + (position - state.position - consumed)
    // Content that comes back through the top edge, and that the header then holds there, is on the
    // edge and not a bit beside it.
    let top = context.scroll.minimumContentOffset
    if (rest - top).magnitude < CondensingMechanism.roundingError { rest = top }
    state.position = rest
    let offset =
      cause == .drag
      ? pulledOffset(
        at: rest, in: context.scroll, bounds: max(0, viewport(under: height, in: context)))
      : rest
    return HeaderReaction(contentOffset: offset)
  }

  /// What is left of a pull may still reach past an edge, where the rubber band answers it: the band
  /// of the scroll view as tall as it will be under the header, `bounds` points.
  @inlinable @inline(always)
  func pulledOffset(at position: Double, in scroll: ScrollMetrics, bounds: Double) -> Double {
    let range = ScrollRange(
      minimum: scroll.minimumContentOffset,
      maximum: scroll.contentSize + scroll.adjustedContentInset.bottom - bounds)
    return range.contains(position)
      ? position : CondensingMechanism.bandOffset(at: position, in: range, bounds: bounds)
  }

  /// The offset shown for a position beyond an edge. Never inlined: it is rare, and longer than all
  /// the rest.
  @inlinable @inline(never)
  static func bandOffset(at position: Double, in range: ScrollRange, bounds: Double) -> Double {
    range.offset(forPosition: position, dimension: bounds)
  }

  /// The user takes over: from where the header is seen, if it is on its way somewhere, and from
  /// whatever the app asked for.
  @inlinable @inline(always)
  func takeHold(_ state: inout CondensingState, in context: HeaderContext) {
    state.requestedCollapse = nil
    guard let visible = context.visibleLayout else { return }
    state.height = clamp(visible.headerHeight - context.environment.safeAreaTop)
  }

  /// The part of a change of position that can move the header: positive up, negative down.
  ///
  /// Up, only what lies between the edges counts; down, everything above the bottom edge, so that a
  /// pull at the very top still opens a collapsed header, while a bounce there does not. What the
  /// counting leaves out is the same however the change is cut into pieces.
  @inlinable @inline(always)
  func userTravel(
    _ cause: ScrollCause, under height: Double, from start: Double, to end: Double,
    in context: HeaderContext
  ) -> Double {
    let range = context.scroll.legalRange
    if end < start {
      // Content that moves as well is in its bounce from the edge on; content that stands still is
      // there only under an open header.
      let mayBounce = cause == .deceleration && (!freezesContent || start < range.minimum)
      let lowest = mayBounce ? max(end, range.minimum) : end
      return min(0, lowest - min(start, range.maximum))
    }
    guard start <= range.maximum else { return 0 }
    // While the content stands still, its end comes towards it as the header collapses, and the
    // current end is right; under a header that leaves less than nothing it is further on than the
    // content can go. While the content moves as well, only the end under a collapsed header is.
    let rest =
      freezesContent
      ? viewport(under: height, in: context) : max(0, viewport(under: minimumHeight, in: context))
    let scroll = context.scroll
    let limit = scroll.contentSize + scroll.adjustedContentInset.bottom - rest
    return max(0, min(end, limit) - max(start, range.minimum))
  }

  /// A header between its two rests goes to one of them.
  @inlinable @inline(always)
  func settle(_ state: inout CondensingState, in context: HeaderContext) -> HeaderReaction {
    guard minimumHeight < state.height, state.height < maximumHeight else { return .none }
    let threshold = minimumHeight + (maximumHeight - minimumHeight) * snapThreshold
    let expands =
      state.height > threshold + CondensingMechanism.roundingError || !canCollapse(in: context)
    return move(&state, to: expands ? maximumHeight : minimumHeight, animated: true)
  }

  /// After a change of geometry: content that became short needs its header back, and content that
  /// arrived at last lets a requested collapse happen. Otherwise everything keeps its meaning.
  @inlinable @inline(always)
  func reconsider(_ state: inout CondensingState, in context: HeaderContext) -> HeaderReaction {
    guard canCollapse(in: context) else {
      return move(&state, to: maximumHeight, animated: true)
    }
    guard state.requestedCollapse == true else { return .none }
    return move(&state, to: minimumHeight, animated: false)
  }

  /// Goes to `height`, if it is not there already.
  @inlinable @inline(always)
  func move(
    _ state: inout CondensingState, to height: Double, animated: Bool
  ) -> HeaderReaction {
    guard state.height != height else { return .none }
    state.height = height
    guard animated, snapDuration > 0 else { return .none }
    return HeaderReaction(animation: HeaderAnimation(duration: snapDuration))
  }
}
