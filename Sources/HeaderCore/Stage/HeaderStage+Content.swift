import ScrollPhysics

/// Where the content goes: with the user's travel, because the technique says so, or back into its range.
extension HeaderStage {
  /// The content belongs at `position` under the header that the user's travel has moved. In an
  /// overlay the finger, or the fling, has it there already.
  mutating func follow(
    _ position: Double?, _ effects: inout HeaderEffects, toldOffset told: Double,
    _ reading: HostReading
  ) {
    guard let position, position.isFinite else { return }
    let now = toldOffset(reading.offset)
    guard mounting == .beside else {
      if now != told { effects.correctedOffset = now }
      return
    }
    let offset = self.offset(showing: position, reading)
    guard offset != now else { return }
    effects.move = .put(offset: offset, position: position)
    effects.correctedOffset = offset
  }

  /// The offset at which the content shows `position`: under a finger, beyond an edge, by the rubber
  /// band.
  private func offset(showing position: Double, _ reading: HostReading) -> Double {
    guard reading.motion == .tracking else { return position }
    return range(for: reading).offset(
      forPosition: position, dimension: reading.viewHeight(from: viewMinY),
      coefficient: reading.rubberBandCoefficient)
  }

  /// Another list is shown from now on: what moved the last one's content has ended, and an animation
  /// of the header has its rest yet to go.
  mutating func replaceContent(for reading: HostReading) {
    if let progress = reading.progress, let running = transition {
      let seen = running.layout(at: progress)
      held = seen
      transition = HeaderTransition(
        from: seen, to: running.end, isReplacement: running.isReplacement)
      animation = animation.remainder(from: progress)
    }
    (ownScroll, lineUnderFinger) = (.none, nil)
    line = HeaderStage.line(of: layout, for: reading)
    if mounting == .overlay { room = HeaderStage.room(of: layout, for: reading) }
    isBusy = held != nil
  }

  /// Content that a list has been shown with beyond its edge, so that the header stays where it was,
  /// goes back to the edge.
  func bringHome(_ effects: inout HeaderEffects, _ reading: HostReading) {
    let home = range(for: reading).clamp(reading.offset)
    guard effects.move == nil, reading.motion == .resting,
      (home - reading.offset).magnitude > reading.tolerance
    else { return }
    effects.move = .scroll(to: home, .scrolling)
  }

  /// Where the content goes because the technique says so. While a finger is down it stays in charge,
  /// and nothing scrolls by itself; a fling does not outlive a header that the app moves at once.
  mutating func moveContent(
    for reaction: HeaderReaction, _ effects: inout HeaderEffects, answering event: ScrollEvent,
    in context: HeaderContext, reading: HostReading
  ) {
    guard let told = reaction.position, told.isFinite else {
      // A new request ends the scroll that an earlier one has begun, also where the header is
      // already as the new one wants it.
      guard event.isRequest, ownScroll == .forRequest, reading.motion == .scrolling else { return }
      let target = range(for: reading).clamp(reading.offset)
      effects.move =
        target == reading.offset ? .stop(at: target) : .scroll(to: target, .scrolling)
      return
    }
    let position = ownOffset(told)
    let offset = self.offset(showing: position, reading)
    if (offset - reading.offset).magnitude > (mounting == .overlay ? reading.tolerance : 0) {
      let isHeld = reading.motion == .tracking && !event.isLift
      let target = reading.grid.rounded(offset)
      if let animation = reaction.animation {
        if !isHeld { effects.move = .scroll(to: target, animation) }
      } else {
        effects.move =
          event.isRequest && !isHeld
          ? .stop(at: target) : .put(offset: offset, position: position)
        effects.correctedOffset = toldOffset(offset)
      }
    }
    guard event.cause == nil, reaction.animation == nil else { return }
    // Under a finger the technique has made its layout for a rubber band of the edges as they were.
    let expected = context.applying(reaction).scroll.contentOffset
    let shown = toldOffset(effects.move?.immediateOffset ?? reading.offset)
    effects.isUnexpected = (shown - expected).magnitude > 1e-9
  }

  /// Beside: content at rest that the new layout leaves outside its range is brought back into it,
  /// and content at the very top stays there when the header changes its inset.
  func settle(
    _ effects: inout HeaderEffects, answering event: ScrollEvent, before: Before,
    reading: HostReading
  ) {
    switch effects.move {
    case .scroll: return
    case .stop: break
    case .put, nil: guard reading.motion == .resting, event != .contentReplaced else { return }
    }
    let range = range(for: reading)
    guard range != before.range || effects.move != nil else { return }
    let offset = effects.move?.immediateOffset ?? reading.offset
    let isPinned =
      reading.offset == before.range.minimum && effects.correctedOffset == nil
      && layout.contentInsetTop != before.layout.contentInsetTop
    let settled = isPinned ? range.minimum : range.clamp(offset)
    guard settled != offset else { return }
    if case .animated(let transition, let animation) = effects.appearance,
      transition.isReplacement
    {
      effects.move = .scroll(to: settled, animation)
    } else {
      effects.move =
        effects.move == nil ? .put(offset: settled, position: settled) : .stop(at: settled)
    }
  }
}
