import HeaderCore
import ScrollPhysics

/// Why the content moved.
extension ScrollTranslator {
  /// Moves towards the offset of `sample`; gives why, or `nil` where the content is there.
  mutating func move(to sample: ScrollSample, in viewport: ScrollViewport) -> ScrollCause? {
    // A translation that is not in the offset yet is about to be.
    guard sample.offset != offset else { return nil }
    switch phase {
    case .dragging: return drag(to: sample, in: viewport)
    case .decelerating: return decelerate(to: sample, in: viewport)
    case .resting, .lifted, .released, .caught, .stopping, .touched, .moved, .scrolling:
      return moveByItself(to: sample, in: viewport)
    }
  }

  /// The finger moves the content, and perhaps something else does as well: what its translation does
  /// not account for is taken first.
  private mutating func drag(to sample: ScrollSample, in viewport: ScrollViewport) -> ScrollCause {
    let range = viewport.range
    if let finger, let translation, range.contains(offset), range.contains(sample.offset) {
      let foreign = finger.displacement(
        of: sample.offset, at: sample.translation, in: viewport)
      if foreign != 0 {
        let isStill = sample.translation == translation
        offset = isStill ? sample.offset : offset + foreign
        self.finger?.shift(to: offset)
        return growth == 0 ? .programmatic : .layout
      }
    }
    offset = sample.offset
    follow(sample, in: viewport)
    return .drag
  }

  mutating func follow(_ sample: ScrollSample, in viewport: ScrollViewport) {
    translation = sample.translation
    finger?.move(to: sample.translation, shown: sample.offset, in: viewport)
  }

  /// The content goes on by itself, or a row above it turned out to be of another height.
  private mutating func decelerate(
    to sample: ScrollSample, in viewport: ScrollViewport
  ) -> ScrollCause {
    let change = sample.offset - offset
    if growth != 0, !isSameFrame(sample.time),
      (change - growth - step).magnitude < (change - step).magnitude / 2,
      (change - growth).magnitude >= 1
    {
      // The correction came without a word, and the next frame's step with it.
      offset += growth
      growth = 0
      return .layout
    }
    if isCorrection(change, at: sample.time, in: viewport.range) {
      offset = sample.offset
      return .layout
    }
    offset = sample.offset
    (hasMovedInFrame, step, stepTime) = (true, change, sample.time)
    return .deceleration
  }

  private func isCorrection(_ change: Double, at time: Double, in range: ScrollRange) -> Bool {
    guard range.contains(offset) else { return false }
    if isSameFrame(time) { return true }
    if growth != 0, (change - growth).magnitude < 1 { return true }
    // Inside the range a deceleration never turns round.
    return range.contains(offset + change) && change * step < 0
  }

  /// Whether the deceleration has made its step of this frame.
  private func isSameFrame(_ time: Double) -> Bool {
    hasMovedInFrame || ticksFollowSteps && time - stepTime < ScrollTranslator.sameFrame
  }

  private mutating func moveByItself(
    to sample: ScrollSample, in viewport: ScrollViewport
  ) -> ScrollCause {
    let previous = offset
    let range = viewport.range
    offset = sample.offset
    guard growth == 0 else { return .layout }
    let isReturn = range.overscroll(at: previous) != 0 && isAt(range.clamp(previous))
    if isReturn || viewport.isPixel(offset, nearestTo: previous) { return .layout }
    guard !sample.isTracking else { return .programmatic }
    switch phase {
    case .moved where !hasMovedInFrame: phase = .scrolling
    case .resting: phase = .moved
    case .dragging, .lifted, .released, .decelerating, .caught, .stopping, .touched, .moved,
      .scrolling:
      break
    }
    hasMovedInFrame = true
    if phase == .scrolling, previous > range.minimum, isAt(range.minimum) { arrivesAtTop = true }
    return .programmatic
  }

  /// Whether the content is at `offset`, but for the last digits.
  private func isAt(_ offset: Double) -> Bool {
    (self.offset - offset).magnitude < 1e-9
  }
}
