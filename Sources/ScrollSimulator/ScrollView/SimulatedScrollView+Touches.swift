import HeaderCore
import ScrollPhysics

extension SimulatedScrollView {
  /// Receives a sample of a finger. Samples come in the order of their times, at most a quarter of a millisecond after
  /// the current frame's ``time``. They reach the view after ``SimulatorConfiguration/touchLatency``.
  ///
  /// A view gets its touches once per display frame: of several moves in a frame it gets only the latest. The place of
  /// a lift is not used.
  ///
  /// A sample whose place or time is not finite is ignored, except that a finger still lifts. A time in a later frame
  /// is clamped to the current one.
  public func receive(_ sample: TouchSample) {
    var sample = sample
    if !sample.isUsable {
      guard touchedY != nil, sample.phase.isEnd else { return }
      sample.time = sample.time.isFinite ? sample.time : time
    }
    sample.time = min(sample.time, TouchSample.deadline(ofFrameAt: time))
    touches.append(sample)
    deliverTouches()
  }

  /// The finger's latest y, delivered or not; `nil` if none is down.
  package var touchedY: Double? {
    guard let newest = touches.newest else { return finger }
    return newest.phase.isEnd ? nil : newest.y
  }

  /// Delivers the touches that are due by the current frame.
  func deliverTouches() {
    let latency = configuration.touchLatency ?? 0
    while let sample = touches.next(inFrameAt: time, latency: latency) { deliver(sample) }
  }

  private func deliver(_ sample: TouchSample) {
    switch sample.phase {
    case .move:
      latestMove = sample
    case .down:
      deliverLatestMove()
      touchDown(sample)
    case .up, .cancel:
      deliverLatestMove()
      touchUp(at: sample.time)
    }
  }

  func deliverLatestMove() {
    guard let sample = latestMove else { return }
    latestMove = nil
    followFinger(delivering: sample)
  }

  // MARK: Landing

  /// A finger lands. Moving content stops where it is, perhaps between pixels. The end of a bounce is reported, that of
  /// a deceleration within the range not yet.
  private func touchDown(_ sample: TouchSample) {
    guard finger == nil, isScrollEnabled else { return }
    finger = sample.y
    let interrupted = phase
    var landing = TouchLanding.rest
    if case .decelerating = interrupted {
      landing = contentOffsetRange.contains(contentOffset) ? .flight : .bounce
    }
    flicks.fingerDidLand(at: sample.time, onMovingContent: landing == .flight)
    phase = .tracking(
      TrackedTouch(
        landing: landing,
        pan: PanRecognizer(sample.input, down: sample.pan, hasCaught: landing != .rest)))
    switch interrupted {
    case .decelerating:
      // A modeling choice: no recording shows when the end of a caught bounce is reported.
      if landing == .bounce { report(.didEndDecelerating) }
    case .stopping:
      report(.didEndDecelerating)
    case .scrolling:
      scroll(to: grid.rounded(contentOffset), cause: .layout)
      report(.didEndScrollingAnimation)
    case .resting, .tracking, .dragging, .releasing:
      break
    }
  }

  // MARK: Dragging

  /// Passes the frame's latest sample to the pan, or a frame without one.
  func followFinger(delivering sample: TouchSample?) {
    guard finger != nil else { return }
    if let sample { finger = sample.y }
    // The pan's gate counts from the time of a touch, so it has the tolerance of touches.
    let deadline = TouchSample.deadline(ofFrameAt: time)
    switch phase {
    case .tracking(var touch):
      let callback = touch.pan.frame(at: deadline, delivering: sample?.pan)
      phase = .tracking(touch)
      guard callback != nil else { return }
      beginDragging(touch)
    case .dragging(var drag):
      let callback = drag.pan.frame(at: deadline, delivering: sample?.pan)
      if callback != nil { drag.lastCallback = time }
      phase = .dragging(drag)
      guard callback != nil else { return }
    case .resting, .releasing, .decelerating, .stopping, .scrolling:
      return
    }
    panDidCallBack()
  }

  /// The pan begins at the current offset, rounded to a pixel.
  private func beginDragging(_ touch: TrackedTouch) {
    scroll(to: grid.rounded(contentOffset), cause: .layout)
    let position = contentOffsetRange.position(
      forOffset: contentOffset, dimension: bounds,
      coefficient: touch.pan.input.rubberBandCoefficient)
    phase = .dragging(
      Drag(
        landing: touch.landing, pan: touch.pan, start: position, position: position,
        startOffset: contentOffset, lastCallback: time))
    report(.willBeginDragging)
  }

  /// The content follows the pan.
  private func panDidCallBack() {
    guard case .dragging(let drag) = phase else { return }
    moveContent(toTranslation: drag.pan.translation)
    flicks.panDidMove(
      velocity: drag.pan.velocity.y, distance: contentOffset - drag.startOffset,
      isBeyondEdge: !contentOffsetRange.contains(contentOffset))
  }

  /// Moves dragged content by the finger's `translation`.
  private func moveContent(toTranslation translation: Double) {
    guard case .dragging(var drag) = phase, translation != drag.translation else { return }
    drag.translation = translation
    let range = contentOffsetRange
    let asked = drag.start - translation
    let position = configuration.bounces ? asked : range.clamp(asked)
    drag.position = grid.rounded(position)
    phase = .dragging(drag)
    let offset = range.offset(
      forPosition: position, dimension: bounds, coefficient: drag.coefficient)
    scroll(to: grid.rounded(offset), cause: .drag)
  }

  // MARK: Lifting

  private func touchUp(at liftTime: Double) {
    guard finger != nil else { return }
    if case .tracking(var touch) = phase, touch.pan.lift() == .began {
      beginDragging(touch)
      panDidCallBack()
    }
    finger = nil
    switch phase {
    case .tracking(let touch): liftWithoutDragging(touch, at: liftTime)
    case .dragging(let drag): endDragging(drag, at: liftTime)
    case .resting, .releasing, .decelerating, .stopping, .scrolling:
      break
    }
  }

  /// A tap. If it stopped moving content, it is a release at velocity 0, which is a modeling choice. Content that
  /// became too short for its offset moves to its end.
  private func liftWithoutDragging(_ touch: TrackedTouch, at liftTime: Double) {
    flicks.fingerDidLift(at: liftTime, velocity: 0, isBeyondEdge: false)
    guard touch.landing == .rest else {
      release(velocity: 0, landing: touch.landing, beginsAtOnce: false)
      return
    }
    phase = .resting
    scroll(to: contentOffsetRange.clamp(contentOffset), cause: .layout)
    if touch.needsDidStop { report(.didStop) }
  }

  private func endDragging(_ drag: Drag, at liftTime: Double) {
    let isBeyondEdge = !contentOffsetRange.contains(contentOffset)
    let velocity = drag.pan.releaseVelocity(at: liftTime, isBeyondEdge: isBeyondEdge)
    flicks.fingerDidLift(at: liftTime, velocity: velocity, isBeyondEdge: isBeyondEdge)
    // From public notes: a deceleration begins at once if the pan called back one or two frames ago, not in this one.
    let age = (time - drag.lastCallback) / frameDuration
    release(
      velocity: velocity, landing: drag.pan.isPanning ? .rest : drag.landing,
      beginsAtOnce: 0.8 <= age && age <= 2.4)
  }
}

extension TouchSample {
  fileprivate var isUsable: Bool { time.isFinite && x.isOnScreen && y.isOnScreen }
}
