package import HeaderCore
import ScrollPhysics

/// Where the content is asked to go, and whether it goes there.
extension ObservedScroll {
  /// A request that it be at `offset` under the header.
  func request(to offset: Double, _ way: ScrollRequest.Way) -> ScrollRequest {
    let inset = insets.total(room: header.topRoom - margin, surroundings.safeAreaTop - minY)
    // What is let out for a refresh control, or goes back, is seen to do so.
    let isRevealing = way == .put && isRevealed.now != isRevealed.before
    return ScrollRequest(
      offset: offset - shift, insetTop: inset, way: isRevealing ? .scroll(.scrolling) : way,
      motion: motion)
  }

  /// Has the content go as `move` says.
  func move(_ move: HeaderEffects.ContentMove) -> Performance {
    guard canRequest else { return .impossible }
    let request = request(to: move.end, move.way)
    return performer?.move(request) ?? request.publication
  }

  /// The content goes as `move` says, or is asked to.
  func finish(_ move: HeaderEffects.ContentMove, _ answer: Performance) {
    guard answer == .done else {
      let request = request(to: move.end, move.way)
      if answer == .later { wait(for: request.offset, request.animation) }
      return
    }
    guard let offset = geometry?.offset else { return }
    switch move {
    case .put(_, let position): translator?.didMoveContent(to: offset, position: position - shift)
    case .stop: endTravel(at: offset, scrolling: false)
    case .scroll: endTravel(at: offset, scrolling: performer?.carriedOffset == nil)
    }
  }

  /// Takes the content to be at its own offset `target`, where it was asked to go, or on its way.
  private func wait(for target: Double, _ animation: HeaderAnimation?) {
    pending = (target, header.now + (animation?.duration ?? 0) + ObservedScroll.patience)
    if animation != nil || motion == .decelerating {
      endTravel(at: animation == nil ? target : nil, scrolling: animation != nil)
    } else {
      translator?.resetOffset(to: target)
    }
  }

  /// What moves the content has been ended, at `offset` if that is known; it is `scrolling` from now on.
  private func endTravel(at offset: Double?, scrolling: Bool) {
    let end = translator?.interruptMotion(scrolling: scrolling, at: header.now)
    if let offset { translator?.resetOffset(to: offset) }
    if let end { report(end) }
  }

  /// Content that went along with an animation of the header's has arrived, or was stopped by a finger.
  package func carriedContentDidStop() {
    writing {}
    if let offset = geometry?.offset, performer?.carriedOffset == nil {
      translator?.resetOffset(to: offset)
    }
    report(.didEndScrollingAnimation)
  }

  // MARK: Whether it goes there

  /// Seconds after which a scroll view has gone where it was asked to, or does not.
  static let patience = 0.25

  /// Looks whether the content went where it was asked to, as far as it may.
  func finishRequest() {
    guard let pending, let geometry, let viewport else { return }
    if motion == .scrolling, header.now >= pending.deadline {
      // An animated scroll that has not said that it arrived has not gone there.
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

  /// Asks for nothing any more: the content is at `offset`, and does not go where it is asked to.
  func giveUpRequest(at offset: Double) {
    pending = nil
    canRequest = false
    guard translator?.offset != offset else { return }
    translator?.resetOffset(to: offset)
    report(.didScroll(.layout))
  }
}

/// One of several scroll views under a header.
extension ObservedScroll {
  /// Content in flight is asked to be where it is, which ends that. This is the one request that is
  /// made while something moves the content: no user sees it move any more.
  package func halt() {
    guard motion == .decelerating || motion == .scrolling else { return }
    _ = translator?.interruptMotion(scrolling: false, at: header.now)
    guard canRequest else { return }
    ask(.stop(at: geometry.map { $0.offset + shift } ?? contentOffset))
  }

  /// Asks for the content to be where the header leaves its place; content that something moves is
  /// asked once it is at rest.
  package func align(_ effects: HeaderEffects) {
    if isSeen {
      writing {
        if performer?.makeRoom(effects.room) == .done { _ = insets.take(room: effects.room) }
        performer?.align(effects)
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

  /// Asks, in answer to no event, that the content go as `move` says.
  func ask(_ move: HeaderEffects.ContentMove) {
    var answer = Performance.impossible
    writing { answer = self.move(move) }
    finish(move, answer)
  }
}

extension ScrollRequest {
  /// What becomes of the request where it is published: nothing under a finger, and nothing that a fling
  /// would have to go on from.
  package var publication: Performance {
    switch motion {
    case .resting, .scrolling: .later
    case .decelerating: way == .put ? .impossible : .later
    case .tracking: .impossible
    }
  }
}

extension HeaderEffects.ContentMove {
  fileprivate var way: ScrollRequest.Way {
    switch self {
    case .put: .put
    case .stop: .stop
    case .scroll(_, let animation): .scroll(animation)
    }
  }
}
