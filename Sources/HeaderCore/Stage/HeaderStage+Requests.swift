import ScrollPhysics

/// Where the content goes because the technique says so: with the user's travel, or asked for.
extension HeaderStage {
  /// Puts the content at `position` under the header that the user's travel has moved. In an overlay
  /// the finger, or the fling, has it there already.
  mutating func follow(
    _ position: Double?, _ effects: inout HeaderEffects, toldOffset told: Double,
    _ reading: HostReading
  ) {
    guard let position else { return }
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
  private mutating func offset(showing position: Double, _ reading: HostReading) -> Double {
    guard reading.motion == .tracking else { return position }
    return range(for: reading).offset(
      forPosition: position, dimension: reading.viewHeight(from: viewMinY),
      coefficient: reading.rubberBandCoefficient)
  }

  /// Moves the content as `reaction` asks. While a finger is down it stays in charge, and nothing
  /// scrolls by itself; a fling does not outlive a header that the app moves at once.
  mutating func moveContent(
    for reaction: HeaderReaction, _ effects: inout HeaderEffects, answering event: ScrollEvent,
    in context: HeaderContext, reading: HostReading
  ) {
    guard let told = reaction.position else {
      // A new request ends the scroll that an earlier one has begun, also where the header is
      // already as the new one wants it.
      guard event.isRequest, ownScroll.isRequested, reading.motion == .scrolling else { return }
      let target = range(for: reading).clamp(reading.offset)
      effects.move =
        target == reading.offset ? .stop(at: target) : .scroll(to: target, .scrolling)
      return
    }
    let position = told - shift
    let offset = self.offset(showing: position, reading)
    if (offset - reading.offset).magnitude > (mounting == .overlay ? reading.tolerance : 0) {
      let isHeld = reading.motion == .tracking && event.releaseVelocity == nil
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
}
