package import HeaderCore
import ScrollPhysics

/// What begins and ends.
extension ScrollTranslator {
  /// The next event on the way to `sample`; `nil` once nothing is left to say.
  package mutating func next(
    towards sample: ScrollSample, in viewport: ScrollViewport
  ) -> ScrollEvent? {
    if sample.isDecelerating { isFlagExpected = false }
    growth += sample.contentSize - contentSize
    contentSize = sample.contentSize
    if arrivesAtTop {
      arrivesAtTop = false
      return .didScrollToTop
    }
    return change(of: sample, in: viewport)
      ?? move(to: sample, in: viewport).map { .didScroll($0) }
      ?? end(at: sample, in: viewport)
  }

  /// A frame has passed, and everything that `sample` says has been reported. Gives an event where
  /// the frame's passing ends something.
  package mutating func framePassed(
    at sample: ScrollSample, in viewport: ScrollViewport
  ) -> ScrollEvent? {
    // What the finger has travelled without the content is never made up for: there is an edge.
    if phase == .dragging { follow(sample, in: viewport) }
    isFlagExpected = false
    ticksFollowSteps = sample.time - stepTime < ScrollTranslator.sameFrame
    quietFrames = hasMovedInFrame ? 0 : quietFrames + 1
    (hasMovedInFrame, growth) = (false, 0)
    switch phase {
    case .lifted:
      phase = .resting
      return .didEndDragging(willDecelerate: false)
    case .stopping where sample.time > liftTime:
      phase = .resting
      return .didEndDecelerating
    case .moved where quietFrames > 0:
      phase = .resting
    case .scrolling where quietFrames > ScrollTranslator.patience:
      phase = .resting
      return .didEndScrollingAnimation
    case .resting, .dragging, .released, .decelerating, .caught, .stopping, .touched, .moved,
      .scrolling:
      break
    }
    return nil
  }

  /// A drag begins or ends, or the content begins to move by itself.
  private mutating func change(
    of sample: ScrollSample, in viewport: ScrollViewport
  ) -> ScrollEvent? {
    switch phase {
    case .released:
      (phase, step) = (.decelerating, 0)
      isFlagExpected = !sample.isDecelerating
      return .willBeginDecelerating
    case .dragging, .lifted:
      guard !sample.isPanning || phase == .lifted else { return nil }
      finger = nil
      phase = .lifted
      // Content beyond an edge always goes back, also before the scroll view says so.
      let decelerates = sample.isDecelerating || !viewport.range.contains(offset)
      guard decelerates || sample.isPanning else { return nil }
      phase = decelerates ? .released : .resting
      return .didEndDragging(willDecelerate: decelerates)
    case .decelerating
    where !sample.isDecelerating && !sample.isHeld && !isFlagExpected
      && sample.offset != offset:
      // The last step of a deceleration is still one: the app has cut it short.
      phase = .resting
      return .didStop
    case .resting, .decelerating, .caught, .stopping, .touched, .moved, .scrolling:
      guard sample.isPanning else { return nil }
      phase = .dragging
      translation = nil
      finger = FingerPosition(position: viewport.position(of: offset))
      return .willBeginDragging
    }
  }

  /// What ends once the content has moved as far as `sample` has it.
  private mutating func end(
    at sample: ScrollSample, in viewport: ScrollViewport
  ) -> ScrollEvent? {
    switch phase {
    case .decelerating where !sample.isDecelerating && !isFlagExpected:
      guard sample.isTracking else {
        phase = .resting
        return .didEndDecelerating
      }
      phase = .caught
      return viewport.range.contains(offset) ? nil : .didEndDecelerating
    case .scrolling where sample.isTracking:
      phase = .touched
      return .didEndScrollingAnimation
    case .caught where !sample.isTracking, .touched where !sample.isTracking:
      guard !sample.isDecelerating else {
        (phase, step) = (.decelerating, 0)
        return .willBeginDecelerating
      }
      let hasCaught = phase == .caught
      phase = hasCaught ? .stopping : .resting
      liftTime = sample.time
      return hasCaught ? .didEndDragging(willDecelerate: false) : .didStop
    case .resting, .dragging, .lifted, .released, .decelerating, .caught, .stopping, .touched,
      .moved,
      .scrolling:
      return nil
    }
  }
}

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
    // The last point of a scroll to the top takes longer than a scroll that has ended is waited for.
    if phase == .scrolling, previous - range.minimum >= 1, offset - range.minimum < 1 {
      arrivesAtTop = true
    }
    return .programmatic
  }

  /// Whether the content is at `offset`, but for the last digits.
  private func isAt(_ offset: Double) -> Bool {
    (self.offset - offset).magnitude < 1e-9
  }
}
