public import ScrollPhysics

extension TravelMeter {
  /// Returns whether travel changes nothing, the usual case: the header is at its end in the direction of
  /// travel, and no request, animation or tolerance is left. A fling does not interrupt an animation to that end.
  @inlinable
  func isAtLimit(_ cause: ScrollCause, _ state: TravelState, in context: HeaderContext) -> Bool {
    let travelsUp = context.scroll.position > state.position
    return state.height == (travelsUp ? minimumHeight : maximumHeight)
      && state.request == nil && (context.visibleLayout == nil || cause == .deceleration)
      && state.usedTolerance == (travelsUp ? 0 : largestTolerance)
  }

  /// Moves the header by the travel since the last event, within its range; the content gets the rest. With a
  /// ``commitDistance``, the header may continue to a rest of `snap`.
  @inlinable
  func takeTravel(
    _ cause: ScrollCause, state: inout TravelState, snap: HeaderSnap?, in context: HeaderContext
  ) -> HeaderReaction {
    let position = context.scroll.position
    var travel = userTravel(
      cause, under: state.height, from: state.position, to: position, in: context)
    // Over content that is too short, a header opens and does not collapse.
    if travel > 0, !canCollapse(in: context) { travel = 0 }
    // A bounce ends on the pixel nearest to the edge.
    if cause == .deceleration, travel.magnitude <= 0.5,
      !context.scroll.contentOffsetRange.contains(state.position)
    {
      travel = 0
    }
    if state.hasCommitted {
      guard travel * state.travelSinceTurn < 0 else {
        state.position = position
        return .none
      }
      (state.travelSinceTurn, state.hasCommitted) = (0, false)
    }
    if travel != 0 { interruptAnimation(&state, in: context) }
    let ignored = ignoredTravel(of: travel, in: state, in: context)
    if largestTolerance > 0 {
      state.usedTolerance = usedTolerance(after: travel, ignoring: ignored, in: state)
    }
    let pace = pace
    // Down, this is the finger's travel, also at a pace below 1.
    let counted = (travel - ignored) * (travel > 0 ? pace : 1)
    let unlimited = state.height - counted
    let slow =
      pace < 1 && travel < 0
      ? slowReturn(by: -counted, at: pace, after: ignored, in: state, in: context) : nil
    var height = clamp(
      slow?.end ?? returningHeight(upTo: unlimited, after: ignored, in: state, in: context))
    if cause == .deceleration, let heights = state.flingHeights {
      height = height.clamped(to: heights)
    }
    let paced = min(slow?.paced ?? height, height)
    let rest = snap.flatMap { commit(to: &height, paced: paced, state: &state, snap: $0) }
    // If the header consumes all of the travel, the unrounded `counted` keeps the content exactly in place.
    let consumesAll = (height - unlimited).magnitude < TravelMeter.roundingError
    let consumed = consumesAll ? counted : state.height - height
    if consumed.magnitude > TravelMeter.roundingError { state.isExpanding = consumed < 0 }
    state.height = rest ?? height
    let animation = rest.flatMap { _ in snap.map { HeaderAnimation(duration: $0.duration) } }
    guard freezes(in: context), consumed != 0 else {
      state.position = position
      return HeaderReaction(animation: animation)
    }
    var remaining = state.position + (position - state.position - consumed)
    // Content that the header keeps at the top edge is exactly on it, without rounding error.
    let top = context.scroll.minimumContentOffset
    if (remaining - top).magnitude < TravelMeter.roundingError { remaining = top }
    state.position = remaining
    return HeaderReaction(position: remaining, animation: animation)
  }

  /// Returns the rest that a header continues to after enough travel in one direction, and sets `height` to
  /// where the travel alone moves it. `nil` if the header stays with the finger.
  ///
  /// The header moves at its pace as far as `paced`, and then at the finger's.
  @usableFromInline
  func commit(
    to height: inout Double, paced: Double, state: inout TravelState, snap: HeaderSnap
  ) -> Double? {
    let slow = (state.height - paced) / pace
    let moved = slow + paced - height
    guard moved != 0 else { return nil }
    if moved * state.travelSinceTurn < 0 { state.travelSinceTurn = 0 }
    let left = commitDistance - state.travelSinceTurn.magnitude
    state.travelSinceTurn += moved
    guard left <= moved.magnitude + TravelMeter.roundingError else { return nil }
    let toCommit = (moved < 0 ? -1 : 1) * max(0, left)
    let reached =
      toCommit.magnitude <= slow.magnitude
      ? state.height - toCommit * pace : paced - (toCommit - slow)
    guard let (lower, upper) = rests(around: reached, of: snap) else { return nil }
    height = reached
    state.hasCommitted = true
    return moved > 0 ? lower : upper
  }

  /// Returns the part of `travel` within the tolerance after a turn, which the header ignores, with the
  /// sign of `travel`. At the top of the content, it is 0.
  ///
  /// The result does not depend on how travel is divided into events: travel up uses the tolerance that travel down
  /// has built up.
  @inlinable
  func ignoredTravel(
    of travel: Double, in state: TravelState, in context: HeaderContext
  ) -> Double {
    let largest = largestTolerance
    guard largest > 0 else { return 0 }
    let scale = toleranceScale
    if travel > 0 { return min(state.usedTolerance * scale.up, travel) }
    return max(
      (state.usedTolerance - largest) * scale.down, travel,
      -contentAbove(state.position, in: context))
  }

  /// Returns the points of content above the top of the view at `position`, without overscroll.
  @inlinable
  func contentAbove(_ position: Double, in context: HeaderContext) -> Double {
    max(0, context.scroll.contentOffsetRange.clamp(position) - context.scroll.minimumContentOffset)
  }

  /// Returns ``TravelState/usedTolerance`` after `travel`, of which the header ignores `ignored`.
  @inlinable
  func usedTolerance(
    after travel: Double, ignoring ignored: Double, in state: TravelState
  ) -> Double {
    if travel < ignored { return largestTolerance }
    let scale = travel > 0 ? toleranceScale.up : toleranceScale.down
    guard scale > 0 else {
      return travel > 0 ? 0 : travel < 0 ? largestTolerance : state.usedTolerance
    }
    return min(max(state.usedTolerance - ignored / scale, 0), largestTolerance)
  }

  /// Limits `height` to what may return here: up to `returnHeight` anywhere, and more only as far as the
  /// content's top has arrived.
  @inlinable
  func returningHeight(
    upTo height: Double, after ignored: Double, in state: TravelState, in context: HeaderContext
  ) -> Double {
    let returnHeight = returnHeight(in: state)
    guard height > returnHeight, returnHeight < maximumHeight else { return height }
    let atOnce = max(state.height, returnHeight)
    let above = max(0, contentAbove(state.position, in: context) + ignored)
    return min(height, max(atOnce, height - above))
  }

  /// Returns the height after `travel` points down at a `pace` below 1. The header moves at that pace up to
  /// the height that may return here, which is `paced`, and at the finger's pace once the content's top has arrived.
  @usableFromInline
  func slowReturn(
    by travel: Double, at pace: Double, after ignored: Double, in state: TravelState,
    in context: HeaderContext
  ) -> (paced: Double, end: Double) {
    let atOnce = max(state.height, returnHeight(in: state))
    var above = max(0, contentAbove(state.position, in: context) + ignored)
    // A header that is slower than the finger leaves the rest of the travel to the content.
    let approach = freezes(in: context) ? 1 - pace : 1
    let slow = min(travel, (atOnce - state.height) / pace, above / approach)
    above -= slow * approach
    let paced = state.height + slow * pace
    // At the height that may return, the header waits for the content's top, which comes at the finger's pace.
    let waiting = atOnce - paced < TravelMeter.roundingError ? min(travel - slow, above) : 0
    return (paced, paced + (travel - slow - waiting))
  }

  /// Drops a request of the app, and continues from the height that a running animation shows.
  @inlinable
  func interruptAnimation(_ state: inout TravelState, in context: HeaderContext) {
    guard !isPinned else { return }
    state.request = nil
    guard let visible = context.visibleLayout else { return }
    state.height = clamp(visible.headerMaxY - context.environment.safeAreaTop)
  }

  /// Returns the part of a change of position that moves the header: positive up, negative down.
  ///
  /// Up, only travel between the edges counts. Down, everything above the bottom edge counts, so a pull at
  /// the top opens a collapsed header; a bounce there does not. The result does not depend on how the
  /// change is divided into events.
  @inlinable
  func userTravel(
    _ cause: ScrollCause, under height: Double, from start: Double, to end: Double,
    in context: HeaderContext
  ) -> Double {
    let range = context.scroll.contentOffsetRange
    if end < start {
      // A bounce at the top is not travel. If the content stands still while the header moves, only a start beyond
      // the edge is a bounce. In an overlay the edge is a sum, so rounding is allowed for.
      let isBeyond = start < range.minimum - TravelMeter.roundingError
      let mayBounce = cause == .deceleration && (!freezes(in: context) || isBeyond)
      let lowest = mayBounce ? max(end, range.minimum) : end
      return min(0, lowest - min(start, range.maximum))
    }
    guard start <= range.maximum else { return 0 }
    // The end of content that stands still comes closer as the header collapses, so the end under the current
    // height counts. For content that moves with the header, the end under a collapsed header counts.
    let viewportHeight =
      freezes(in: context)
      ? viewport(under: height, in: context) : max(0, viewport(under: minimumHeight, in: context))
    let scroll = context.scroll
    let limit = scroll.contentSize + scroll.adjustedContentInset.bottom - viewportHeight
    return max(0, min(end, limit) - max(start, range.minimum))
  }
}
