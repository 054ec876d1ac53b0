import ScrollPhysics

/// Moves the content as the technique asks: with the user's travel, or on request.
extension HeaderStage {
  /// Puts the content at `position` under the header that the user's travel has moved. In an overlay the
  /// finger or the fling has put it there already.
  mutating func follow(
    _ position: Double?, _ effects: inout HeaderEffects, in context: HeaderContext,
    _ reading: HostReading
  ) {
    guard let position else { return }
    guard mounting == .beside else {
      let offset = reading.offset + shift
      if offset != context.scroll.contentOffset { effects.correctedOffset = offset }
      return
    }
    let offset = self.offset(showing: position, reading)
    guard offset != reading.offset else { return }
    effects.move = .put(offset: offset, position: position)
    effects.correctedOffset = offset
  }

  /// Returns the offset at which the content shows `position`: under a finger, the rubber band counts.
  private mutating func offset(showing position: Double, _ reading: HostReading) -> Double {
    guard reading.motion == .tracking else { return position }
    return range(for: reading).offset(
      forPosition: position, dimension: reading.viewHeight(from: viewMinY),
      coefficient: reading.rubberBandCoefficient)
  }

  /// Moves the content as `reaction` asks. Nothing scrolls under a finger, and a fling ends when the app
  /// moves the header at once.
  mutating func moveContent(
    for reaction: HeaderReaction, _ effects: inout HeaderEffects, answering event: ScrollEvent,
    in context: HeaderContext, reading: HostReading
  ) {
    guard let requested = reaction.position else {
      // A new request ends the scroll of an earlier one, even if it finds the header where it wants it.
      guard event.isRequest, ownScroll.isRequested, reading.motion == .scrolling else { return }
      let target = range(for: reading).clamp(reading.offset)
      effects.move =
        target == reading.offset ? .stop(at: target) : .scroll(to: target, .scrolling)
      return
    }
    let position = requested - shift
    let offset = self.offset(showing: position, reading)
    if (offset - reading.offset).magnitude > (mounting == .overlay ? reading.tolerance : 0) {
      let isHeld = reading.motion == .tracking && event.releaseVelocity == nil
      let target = reading.grid.rounded(offset)
      if let animation = reaction.animation {
        if !isHeld {
          effects.move = .scroll(to: target, animation)
        } else if event.isRequest {
          ownScroll = .afterLift(event)
        }
      } else {
        effects.move =
          event.isRequest && !isHeld
          ? .stop(at: target) : .put(offset: offset, position: position)
        effects.correctedOffset = offset + shift
      }
    }
    guard event.cause == nil, reaction.animation == nil else { return }
    // If the edges changed, the rubber band did too, and the technique laid out for another offset.
    let expected = context.applying(reaction).scroll.contentOffset
    let shown = effects.offset(from: reading) + shift
    effects.isUnexpected = (shown - expected).magnitude > 1e-9
  }
}
