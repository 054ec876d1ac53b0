import ScrollPhysics

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
