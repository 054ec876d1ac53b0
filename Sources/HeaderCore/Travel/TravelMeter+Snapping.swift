import ScrollPhysics

extension TravelMeter {
  // Inlined into the technique, so that `snap` is evaluated only when it is needed.
  /// Handles `event` as ``TravelMeter`` describes. `snap` says where the header rests.
  @inlinable @inline(always)
  public func respond(
    to event: ScrollEvent, state: inout TravelState, snap: @autoclosure () -> HeaderSnap,
    in context: HeaderContext
  ) -> HeaderReaction {
    if case .didScroll(let cause) = event, !isPinned, state.isMoved(by: cause),
      !isAtLimit(cause, state, in: context)
    {
      return takeTravel(
        cause, state: &state, snap: commitDistance > 0 ? snap() : nil, in: context)
    }
    // No travel to take: the header is pinned or at its limit, or the user does not move the content.
    state.position = context.scroll.position
    if case .didScroll = event { return .none }
    return answer(event, state: &state, snap: snap(), in: context)
  }

  /// Handles all events but `didScroll`.
  @usableFromInline
  func answer(
    _ event: ScrollEvent, state: inout TravelState, snap: HeaderSnap, in context: HeaderContext
  ) -> HeaderReaction {
    switch event {
    case .willBeginDragging:
      state.flingHeights = nil
      (state.travelSinceTurn, state.hasCommitted, state.isFlung) = (0, false, false)
      interruptAnimation(&state, in: context)
      return .none
    case .willEndDragging(let velocity, let target):
      state.isFlung = velocity < -snap.velocityThreshold
      state.flingHeights = heights(ofFlingFrom: state.height, with: snap)
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
      (state.request, state.shortSize) = (fraction, nil)
      return move(
        &state, to: requestedHeight(fraction, snap: snap, in: context),
        in: animated ? snap.duration : 0)
    case .geometryDidChange, .contentReplaced:
      return answerGeometryChange(&state, snap: snap, in: context)
    case .didScroll, .didEndDragging, .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation:
      return .none
    }
  }

  /// Moves a header between two rests to one of them, and opens a header over content that is too short to
  /// scroll.
  private func settle(
    _ state: inout TravelState, snap: HeaderSnap, in context: HeaderContext
  ) -> HeaderReaction {
    guard canCollapse(in: context) else { return open(&state, snap: snap, in: context) }
    guard !isPinned, let (lower, upper) = rests(around: state.height, of: snap) else {
      return .none
    }
    let rest = snap.rest(
      for: state.height, between: lower, and: upper, isExpanding: state.isExpanding)
    // The target of a fling is rounded to a pixel, so the header may be that far from its rest.
    let hasArrived = snap.projects && (state.height - rest).magnitude <= 0.5
    return move(&state, to: rest, in: hasArrived ? 0 : snap.duration)
  }

  /// Handles new geometry. Over content that has become too short, the header opens once no finger is down.
  /// A request to collapse that was waiting for longer content is fulfilled.
  private func answerGeometryChange(
    _ state: inout TravelState, snap: HeaderSnap, in context: HeaderContext
  ) -> HeaderReaction {
    guard canCollapse(in: context) else {
      return context.scroll.isTracking ? .none : open(&state, snap: snap, in: context)
    }
    // The content has not grown. Only the insets changed, with views that follow the header.
    if let shortSize = state.shortSize, context.scroll.contentSize <= shortSize {
      state.request = nil
    }
    guard let request = state.request, request > 0 else { return .none }
    return move(&state, to: requestedHeight(request, snap: snap, in: context), in: 0)
  }

  /// Opens the header over content that is too short to scroll. A request waits for longer content only
  /// once, because content may get longer whenever the header opens, and shorter whenever it collapses.
  private func open(
    _ state: inout TravelState, snap: HeaderSnap, in context: HeaderContext
  ) -> HeaderReaction {
    if state.height < maximumHeight {
      if state.shortSize != nil { state.request = nil }
      state.shortSize = context.scroll.contentSize
    }
    return move(&state, to: maximumHeight, in: snap.duration)
  }

  /// Returns the height of the rest that is nearest to a requested collapsed `fraction`.
  private func requestedHeight(
    _ fraction: Double, snap: HeaderSnap, in context: HeaderContext
  ) -> Double {
    guard canCollapse(in: context) else { return maximumHeight }
    let height = height(at: fraction)
    guard let (lower, upper) = rests(around: height, of: snap) else { return height }
    // If both are equally near, the more expanded one.
    return upper - height <= height - lower + TravelMeter.roundingError ? upper : lower
  }

  /// Sets `height`, with an animation of `duration` seconds if it differs by more than rounding error.
  private func move(
    _ state: inout TravelState, to height: Double, in duration: Double
  ) -> HeaderReaction {
    let distance = (state.height - height).magnitude
    (state.height, state.travelSinceTurn, state.hasCommitted, state.flingHeights) = (
      height, 0, false, nil
    )
    guard duration > 0, distance > TravelMeter.roundingError else { return .none }
    return HeaderReaction(animation: HeaderAnimation(duration: duration))
  }

  /// Returns the heights of the two rests around `height`; `nil` at a rest, and if the header may rest
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

  /// Returns the height of the rest between the ends; `nil` without one.
  func middleHeight(of snap: HeaderSnap) -> Double? {
    snap.middle.map { height(at: $0) }
  }
}

extension TravelMeter {
  /// Returns the target of the fling at which header and content stop together; `nil` keeps the announced
  /// target T.
  ///
  ///     h' = clamp(h - (T - offset))      the height at the end of the fling
  ///     T' = offset + (h - rest)          for the rest nearest to h', or the next one ahead of it
  ///
  /// T is kept beside the list, during a request, at a pace below 1, beyond an edge, if h' is a rest, and if no rest
  /// is in the content's reach. Travel that the tolerance ignores is added to T'.
  func projectedTarget(
    velocity: Double, target: Double, state: TravelState, snap: HeaderSnap,
    in context: HeaderContext
  ) -> Double? {
    let scroll = context.scroll
    let offset = scroll.contentOffset
    // Under a header that is not open, an overlay's content can scroll above the edge that the
    // technique is told. Both ends are sums, so rounding is allowed for.
    let reachable = ScrollRange(
      minimum: scroll.minimumContentOffset - (maximumHeight - state.height)
        - TravelMeter.roundingError,
      maximum: scroll.maximumContentOffset + TravelMeter.roundingError)
    guard context.environment.mounting == .overlay, state.request == nil,
      canCollapse(in: context), reachable.contains(offset), snap.snaps, pace == 1
    else { return nil }
    func end(at rest: Double) -> Double? {
      let distance = state.height - rest
      let (used, scale) = (state.usedTolerance, toleranceScale)
      let ignored =
        distance > 0 ? used * scale.up : distance < 0 ? (used - largestTolerance) * scale.down : 0
      let end = offset + distance + ignored
      return reachable.contains(end) ? end : nil
    }
    let travel = target - offset
    let counted = travel - ignoredTravel(of: travel, in: state, in: context)
    let announced = clamp(state.height - counted)
    let projected = state.flingHeights.map { announced.clamped(to: $0) } ?? announced
    guard let (lower, upper) = rests(around: projected, of: snap) else {
      return projected == announced ? nil : end(at: projected)
    }
    let first = snap.rest(
      for: projected, between: lower, and: upper, velocity: velocity,
      isExpanding: travel == 0 ? state.isExpanding : travel < 0)
    return end(at: first) ?? end(at: maximumHeight) ?? middleHeight(of: snap).flatMap(end(at:))
      ?? end(at: minimumHeight)
  }

  /// Returns the heights that a fling from `height` may reach, up to the first rest on its way; `nil` if it
  /// may pass any rest.
  private func heights(
    ofFlingFrom height: Double, with snap: HeaderSnap
  ) -> ClosedRange<Double>? {
    guard snap.snaps, !snap.passesRests, let middle = middleHeight(of: snap), middle != height,
      minimumHeight <= middle, middle <= maximumHeight
    else { return nil }
    return middle < height ? middle...maximumHeight : minimumHeight...middle
  }
}

extension Double {
  /// Returns the nearest number in `range`.
  @inlinable
  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
