import HeaderCore
import ScrollPhysics

extension SimulatedScrollView {
  /// Begins the next display frame. Then deliver its touches and commands, and call ``finishFrame()``.
  public func beginFrame() { beginFrame(followingFrame) }

  /// The number of the next frame; the last number follows itself.
  var followingFrame: Int { frame < .max ? frame + 1 : frame }

  /// Begins display frame `number`. Views that share a clock get the same number.
  public func beginFrame(_ number: Int) {
    frame = number
    hasMovedThisFrame = false
  }

  /// Delivers the frame's latest touch, and advances decelerations and animations.
  public func finishFrame() {
    deliverTouches()
    if latestMove == nil { followFinger(delivering: nil) }
    deliverLatestMove()
    if !hasMovedThisFrame { advanceMotion() }
    recordAnimation()
  }

  func advanceMotion() {
    switch phase {
    case .decelerating(let fling): advance(fling)
    case .stopping: endMotion(reporting: .didEndDecelerating)
    case .scrolling(let animation): advance(animation)
    case .resting, .tracking, .dragging, .releasing: break
    }
  }

  private func advance(_ fling: Fling) {
    var fling = fling
    fling.advance(by: frameDuration, in: contentOffsetRange)
    if !configuration.bounces, !contentOffsetRange.contains(fling.motion.offset) {
      fling.motion = ScrollMotion(
        offset: contentOffsetRange.clamp(fling.motion.offset), velocity: 0)
    }
    phase = .decelerating(fling)
    scroll(to: fling.motion.offset, cause: .deceleration)
    // The technique's answer may have moved the content, or ended the fling.
    guard case .decelerating(var fling) = phase else { return }
    fling.move(to: contentOffset)
    phase = .decelerating(fling)
    let range = contentOffsetRange
    guard fling.hasFinished(in: range) else { return }
    // Within the range this only rounds to a pixel, which is not the user's travel.
    scroll(
      to: fling.restingOffset(in: range, grid: grid),
      cause: range.contains(contentOffset) ? .layout : .deceleration)
    // So may its answer to the last step.
    guard isDecelerating else { return }
    endMotion(reporting: .didEndDecelerating)
  }

  private func advance(_ animation: ScrollAnimation) {
    let isOver = animation.isOver(at: time)
    var end = contentOffsetRange.clamp(animation.end)
    var event = ScrollEvent.didEndScrollingAnimation
    if animation.isToTop {
      (end, event) = (contentOffsetRange.minimum, .didScrollToTop)
    }
    scroll(to: isOver ? end : animation.offset(at: time, on: grid), cause: .programmatic)
    // The technique's answer may have begun another animation, which continues.
    guard isOver, case .scrolling(animation) = phase else { return }
    endMotion(reporting: event)
  }

  private func endMotion(reporting event: ScrollEvent) {
    phase = .resting
    report(event)
  }

  private func recordAnimation() {
    // A header that is held after the lift changes with the content that arrives.
    let isFrame = shown.isMoving(at: time) || shown.held != nil && !isTracking
    guard isFrame || bar?.shown.isMoving(at: time) == true else { return }
    let visible = visibleLayout
    shown.endAnimationIfOver(at: time)
    record(
      in: HeaderContext(scroll: metrics, environment: environment), layout: visible,
      barMinY: bar?.visibleMinY(in: configuration.containerHeight))
  }

  /// Records the answer to `event`, or without one a frame of an animation.
  func record(
    _ event: ScrollEvent? = nil, in context: HeaderContext, layout: HeaderLayout,
    barMinY: Double?, correctedOffset: Double? = nil, finalPosition: Double? = nil
  ) {
    observer?.simulationDidRecord(
      SimulationRow(
        time: time, event: event, finger: finger, scroll: context.scroll,
        environment: context.environment, layout: layout, correctedOffset: correctedOffset,
        finalPosition: finalPosition, page: page, overlap: overlap, barMinY: barMinY,
        parts: parts(of: layout)))
  }
}
