package import HeaderCore
import ScrollPhysics

/// Requests to move the content, and whether the scroll view follows them.
extension ObservedScroll {
  /// Returns a request for `move`, whose offsets are counted under the header.
  func request(_ move: HeaderEffects.ContentMove) -> ScrollRequest {
    let inset = insets.total(room: header.topRoom - margin, surroundings.safeAreaTop - minY)
    let end = move.end - shift
    let shifted: HeaderEffects.ContentMove =
      switch move {
      // Revealing the header for a refresh control, or hiding it again, is animated.
      case .put where isRevealed.now != isRevealed.before: .scroll(to: end, .scrolling)
      case .put(_, let position): .put(offset: end, position: position - shift)
      case .stop: .stop(at: end)
      case .scroll(_, let animation): .scroll(to: end, animation)
      }
    return ScrollRequest(move: shifted, insetTop: inset)
  }

  /// Asks the performer to move the content.
  func move(_ move: HeaderEffects.ContentMove) -> RequestResult {
    let request = request(move)
    guard canRequest, views != nil || canPublish(request) else { return .impossible }
    return performer?.move(request) ?? .later
  }

  /// Whether views that perform `request` later may move the content then: not during a drag, and not during a fling
  /// that would have to continue from the new offset.
  private func canPublish(_ request: ScrollRequest) -> Bool {
    switch (motion, request.move) {
    case (.tracking, _), (.decelerating, .put): false
    case (.resting, _), (.scrolling, _), (.decelerating, _): true
    }
  }

  /// Takes over the `result` of asking for `move`.
  func finish(_ move: HeaderEffects.ContentMove, _ result: RequestResult) {
    guard result == .done else {
      let request = request(move)
      if result == .later { wait(for: request.offset, request.animation) }
      return
    }
    guard let offset = geometry?.offset else { return }
    switch move {
    case .put(_, let position): translator?.didMoveContent(to: offset, position: position - shift)
    case .stop: endTravel(at: offset, scrolling: false)
    case .scroll: endTravel(at: offset, scrolling: views?.carriedOffset == nil)
    }
  }

  /// Assumes that the content is at `target`, or on its way if there is an animation.
  private func wait(for target: Double, _ animation: HeaderAnimation?) {
    let deadline = header.now + (animation?.duration ?? 0) + ObservedScroll.requestTimeout
    pending = (target, geometry?.offset ?? target, deadline)
    if animation != nil || motion == .decelerating {
      endTravel(at: animation == nil ? target : nil, scrolling: animation != nil)
    } else {
      translator?.resetOffset(to: target)
    }
  }

  /// Ends the motion of the content, at `offset` if that is known. Afterwards it rests, or is `scrolling`.
  private func endTravel(at offset: Double?, scrolling: Bool) {
    let end = translator?.interruptMotion(scrolling: scrolling, at: header.now)
    if let offset { translator?.resetOffset(to: offset) }
    if let end { report(end) }
  }

  /// Reports that content that was animated with the header arrived, or was stopped by a finger.
  package func carriedContentDidStop() {
    writing {}
    if let offset = geometry?.offset, views?.carriedOffset == nil {
      translator?.resetOffset(to: offset)
    }
    report(.didEndScrollingAnimation)
  }

  // MARK: Following a request

  /// Seconds after which a scroll view that has not followed a request is assumed not to follow it.
  static let requestTimeout = 0.25

  /// Ends the request if the content arrived at its offset, clamped to the range, or if its time is over.
  func finishRequest() {
    guard let pending, let geometry, let viewport else { return }
    if motion == .scrolling, header.now >= pending.deadline {
      // The animated scroll has not reported its end in time: it did not take place.
      _ = translator?.interruptMotion(scrolling: false, at: header.now)
      translator?.resetOffset(to: geometry.offset)
      report(.didEndScrollingAnimation)
      return finishRequest()
    }
    guard motion == .resting else { return }
    let bounded = viewport.range.clamp(pending.offset)
    if [pending.offset, bounded].contains(where: { (geometry.offset - $0).magnitude <= 1 }) {
      self.pending = nil
    } else if header.now >= pending.deadline {
      giveUpRequest(at: geometry.offset)
    }
  }

  /// Forgets the request, because the content came to rest elsewhere, at `offset`. If that is where it was, the
  /// scroll view does not follow requests, and gets no further ones.
  func giveUpRequest(at offset: Double) {
    if let pending, (offset - pending.start).magnitude <= 1 { canRequest = false }
    pending = nil
    guard translator?.offset != offset else { return }
    translator?.resetOffset(to: offset)
    report(.didScroll(.layout))
  }
}

/// The requests to one of several scroll views under a header.
extension ObservedScroll {
  /// Ends a fling or an animated scroll, by a request for the current offset. This is the only request during a
  /// motion: the scroll view is no longer visible then.
  package func halt() {
    guard motion == .decelerating || motion == .scrolling else { return }
    _ = translator?.interruptMotion(scrolling: false, at: header.now)
    guard canRequest else { return }
    ask(.stop(at: geometry.map { $0.offset + shift } ?? contentOffset))
  }

  /// Moves resting content to its place under the header. Content in motion is aligned when it rests.
  package func align(_ effects: HeaderEffects) {
    if let views {
      writing {
        views.makeRoom(effects.room)
        _ = insets.take(room: effects.room)
        views.align(effects)
      }
    }
    guard let offset = effects.move?.immediateOffset, let viewport, motion == .resting else {
      return
    }
    let target = viewport.grid.rounded(offset - shift) + shift
    let isOnItsWay =
      pending.map { ($0.offset + shift - target).magnitude < viewport.pixel / 2 } ?? false
    guard canRequest, !isOnItsWay, (target - contentOffset).magnitude > viewport.pixel / 2
    else { return }
    ask(.put(offset: target, position: target))
  }

  /// Asks for `move` outside of an answer to an event.
  func ask(_ move: HeaderEffects.ContentMove) {
    var result = RequestResult.impossible
    writing { result = self.move(move) }
    finish(move, result)
  }
}
