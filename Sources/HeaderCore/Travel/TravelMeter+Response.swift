import ScrollPhysics

extension TravelMeter {
  // Inlined into the technique, whose snap is then made where it is asked for only.
  /// Answers `event`; see ``TravelMeter`` for the rule. `snap` says where the header comes to rest.
  @inlinable @inline(always)
  public func respond(
    to event: ScrollEvent, state: inout TravelState, snap: @autoclosure () -> HeaderSnap,
    in context: HeaderContext
  ) -> HeaderReaction {
    if case .didScroll(let cause) = event, !isPinned, state.isMoved(by: cause),
      !isAtLimit(state, in: context), canCollapse(in: context)
    {
      return takeTravel(cause, state: &state, in: context)
    }
    // Whatever else has moved the content, the header has no part in it.
    state.position = context.scroll.position
    if case .didScroll = event { return .none }
    return answer(event, state: &state, snap: snap(), in: context)
  }

  /// Answers every event but a scroll.
  @usableFromInline
  func answer(
    _ event: ScrollEvent, state: inout TravelState, snap: HeaderSnap, in context: HeaderContext
  ) -> HeaderReaction {
    switch event {
    case .willBeginDragging:
      interruptAnimation(&state, in: context)
      return .none
    case .willEndDragging(let velocity, let target):
      guard snap.projects, !isPinned else { return .none }
      return HeaderReaction(
        targetContentOffset: projectedTarget(
          velocity: velocity, target: target, state: state, snap: snap, in: context))
    case .didStop:
      return settle(&state, snap: snap, in: context)
    case .didScrollToTop:
      guard !isPinned else { return .none }
      state.request = nil
      return move(&state, to: maximumHeight, in: snap.duration)
    case .setFraction(let fraction, let animated):
      state.request = fraction
      return move(
        &state, to: requestedHeight(fraction, snap: snap, in: context),
        in: animated ? snap.duration : 0)
    case .geometryDidChange, .contentReplaced:
      return reconsider(&state, snap: snap, in: context)
    case .didScroll, .didEndDragging, .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation:
      return .none
    }
  }

  /// A header between two of its rests goes to one of them; one that must not be collapsed opens.
  private func settle(
    _ state: inout TravelState, snap: HeaderSnap, in context: HeaderContext
  ) -> HeaderReaction {
    guard canCollapse(in: context) else {
      return move(&state, to: maximumHeight, in: snap.duration)
    }
    guard !isPinned, let (lower, upper) = rests(around: state.height, of: snap) else {
      return .none
    }
    let rest = snap.rest(
      for: state.height, between: lower, and: upper, isExpanding: state.isExpanding)
    // A fling that was to end here may be off by the pixel its end was rounded to.
    let isThere = snap.projects && (state.height - rest).magnitude <= 0.5
    return move(&state, to: rest, in: isThere ? 0 : snap.duration)
  }

  /// After a change of geometry: content that became short needs its header back, and content that
  /// arrived at last lets a requested collapse happen. Otherwise everything keeps its meaning.
  private func reconsider(
    _ state: inout TravelState, snap: HeaderSnap, in context: HeaderContext
  ) -> HeaderReaction {
    guard canCollapse(in: context) else {
      return move(&state, to: maximumHeight, in: snap.duration)
    }
    guard let request = state.request, request > 0 else { return .none }
    return move(&state, to: requestedHeight(request, snap: snap, in: context), in: 0)
  }

  /// The height that a request for a collapsed `fraction` comes to.
  private func requestedHeight(
    _ fraction: Double, snap: HeaderSnap, in context: HeaderContext
  ) -> Double {
    guard canCollapse(in: context) else { return maximumHeight }
    guard snap.snaps else { return height(at: fraction) }
    let end = fraction > 0.5 ? 1.0 : 0
    guard let middle = snap.middle else { return height(at: end) }
    // Of two as near, the more expanded one.
    let (near, far) = (min(middle, end), max(middle, end))
    return height(at: (far - fraction).magnitude < (near - fraction).magnitude ? far : near)
  }

  /// Goes to `height` in `duration` seconds, if it is not there already but for rounding.
  private func move(
    _ state: inout TravelState, to height: Double, in duration: Double
  ) -> HeaderReaction {
    let distance = (state.height - height).magnitude
    state.height = height
    guard duration > 0, distance > TravelMeter.roundingError else { return .none }
    return HeaderReaction(animation: HeaderAnimation(duration: duration))
  }

  /// The heights of the rests that `height` lies between; `nil` where it is at one, or may rest
  /// anywhere.
  func rests(
    around height: Double, of snap: HeaderSnap
  ) -> (lower: Double, upper: Double)? {
    guard snap.snaps else { return nil }
    var (lower, upper) = (minimumHeight, maximumHeight)
    if let middle = middleHeight(of: snap) {
      if middle <= height { lower = middle }
      if middle >= height { upper = middle }
    }
    let isAtRest = min(height - lower, upper - height) < TravelMeter.roundingError
    return isAtRest ? nil : (lower, upper)
  }

  /// The height of the rest between the ends, if there is one.
  func middleHeight(of snap: HeaderSnap) -> Double? {
    snap.middle.map { height(at: $0) }
  }
}

extension TravelMeter {
  /// The fling's end that brings header and content to rest together; `nil` leaves the announced one.
  ///
  ///     h' = clamp(h - (T - offset))      the height that the fling ends with
  ///     T' = offset + (h - rest)          for the rest nearest to h', or the next one ahead of it
  ///
  /// T stays where h' is a rest, beyond an edge, and where the content cannot go as far. What a turn
  /// lets pass is travelled besides.
  func projectedTarget(
    velocity: Double, target: Double, state: TravelState, snap: HeaderSnap,
    in context: HeaderContext
  ) -> Double? {
    let scroll = context.scroll
    let offset = scroll.contentOffset
    // Under a header that is not open, an overlay's content goes further up than the edge that the
    // technique is told. Both ends are added up, and so are the places compared with them.
    let reachable = ScrollRange(
      minimum: scroll.minimumContentOffset - (maximumHeight - state.height)
        - TravelMeter.roundingError,
      maximum: scroll.maximumContentOffset + TravelMeter.roundingError)
    guard context.environment.mounting == .overlay, state.request == nil,
      canCollapse(in: context), reachable.contains(offset), snap.snaps
    else { return nil }
    func end(at rest: Double) -> Double? {
      let way = state.height - rest
      let free = way > 0 ? state.play : way < 0 ? state.play - tolerance : 0
      let end = offset + way + free
      return reachable.contains(end) ? end : nil
    }
    let travel = target - offset
    let heeded = travel - freeTravel(of: travel, in: state, in: context)
    let announced = clamp(state.height - heeded)
    let projected = snap.passesRests ? announced : limited(announced, from: state.height, of: snap)
    guard let (lower, upper) = rests(around: projected, of: snap) else {
      return projected == announced ? nil : end(at: projected)
    }
    let first = snap.rest(
      for: projected, between: lower, and: upper, velocity: velocity,
      isExpanding: travel == 0 ? state.isExpanding : travel < 0)
    return end(at: first) ?? end(at: maximumHeight) ?? middleHeight(of: snap).flatMap(end(at:))
      ?? end(at: minimumHeight)
  }

  /// `projected`, but no further than the first rest on the way there from `height`.
  private func limited(_ projected: Double, from height: Double, of snap: HeaderSnap) -> Double {
    guard let middle = middleHeight(of: snap), middle != height else { return projected }
    if middle < height { return projected < height ? max(projected, middle) : projected }
    return projected > height ? min(projected, middle) : projected
  }
}
