import ScrollPhysics

extension TravelMeter {
  /// Answers `event`; see ``TravelMeter`` for the rule. `snap` says where the header comes to rest.
  @inlinable
  public func respond(
    to event: ScrollEvent, state: inout TravelState, snap: @autoclosure () -> HeaderSnap,
    in context: HeaderContext
  ) -> HeaderReaction {
    if case .didScroll(let cause) = event, state.isMoved(by: cause),
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
      guard snap.projects else { return .none }
      return HeaderReaction(
        targetContentOffset: projectedTarget(
          velocity: velocity, target: target, state: state, snap: snap, in: context))
    case .didStop:
      return settle(&state, snap: snap, in: context)
    case .didScrollToTop:
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
    guard let (lower, upper) = rests(around: state.height, of: snap) else { return .none }
    let threshold = lower + (upper - lower) * snap.threshold
    let rest = state.height > threshold + TravelMeter.roundingError ? upper : lower
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
    return height(at: snap.rests?.rest(nearest: fraction) ?? fraction)
  }

  /// Goes to `height` in `duration` seconds, if it is not there already.
  private func move(
    _ state: inout TravelState, to height: Double, in duration: Double
  ) -> HeaderReaction {
    guard state.height != height else { return .none }
    state.height = height
    guard duration > 0 else { return .none }
    return HeaderReaction(animation: HeaderAnimation(duration: duration))
  }

  /// The heights of the rests that `height` lies between, the smaller one first; the same one twice
  /// where it lies beyond all of them. `nil` where it is at a rest, or may rest anywhere.
  private func rests(
    around height: Double, of snap: HeaderSnap
  ) -> (lower: Double, upper: Double)? {
    guard let rests = snap.rests else { return nil }
    var lower: Double?
    var upper: Double?
    for rest in rests {
      let rest = self.height(at: rest)
      if rest == height { return nil }
      if rest < height { lower = max(lower ?? rest, rest) }
      if rest > height { upper = min(upper ?? rest, rest) }
    }
    guard let nearest = lower ?? upper else { return nil }
    return (lower ?? nearest, upper ?? nearest)
  }

  // MARK: Projection

  /// Faster than this, in points per millisecond, a fling goes to the next rest ahead.
  private static let decisiveVelocity = 0.3

  /// The fling's end that brings header and content to rest together; `nil` leaves the announced one.
  ///
  ///     h' = clamp(h - (T - offset))      the height that the fling ends with
  ///     T' = offset + (h - rest)          for the rest nearest to h', or the next one ahead of it
  ///
  /// T stays where h' is a rest, beyond an edge, and where the content cannot go as far.
  private func projectedTarget(
    velocity: Double, target: Double, state: TravelState, snap: HeaderSnap,
    in context: HeaderContext
  ) -> Double? {
    let scroll = context.scroll
    let offset = scroll.contentOffset
    // Under a header that is not open, an overlay's content goes further up than the edge that the
    // technique is told.
    let reachable = ScrollRange(
      minimum: scroll.minimumContentOffset - (maximumHeight - state.height),
      maximum: scroll.maximumContentOffset)
    guard context.environment.mounting == .overlay, state.request == nil,
      canCollapse(in: context), reachable.contains(offset), let fractions = snap.rests
    else { return nil }
    let projected = clamp(state.height - (target - offset))
    guard let (lower, upper) = rests(around: projected, of: snap) else { return nil }
    let nearest = projected - lower <= upper - projected ? lower : upper
    let isDecisive = velocity.magnitude > TravelMeter.decisiveVelocity
    let first = isDecisive ? (velocity > 0 ? lower : upper) : nearest
    let end = offset + (state.height - first)
    if reachable.contains(end) { return end }
    for fraction in fractions {
      let end = offset + (state.height - height(at: fraction))
      if reachable.contains(end) { return end }
    }
    return nil
  }
}
