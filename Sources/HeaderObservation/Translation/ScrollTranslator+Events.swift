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
