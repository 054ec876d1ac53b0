import HeaderCore
import ScrollPhysics

extension SimulatedScrollView {
  /// A finger was seen. Samples come in the order of their times, none later than the current frame's
  /// ``time`` and a quarter of a millisecond. They reach the view with
  /// ``SimulatorConfiguration/touchLatency``.
  ///
  /// A view hears of its touches once per display frame: of several moves in one frame, the newest
  /// counts, and the others do not exist for it. Where a finger lifts is no sample.
  ///
  /// A sample somewhere that is no place, or at no time, is ignored; but a finger that lifts there
  /// has lifted. One of a later frame counts as this one's: it would be waited for.
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

  /// The finger's y as it was last made, whether the view has heard of it or not; `nil` when none is
  /// down.
  package var touchedY: Double? {
    guard let newest = touches.newest else { return finger }
    return newest.phase.isEnd ? nil : newest.y
  }

  /// Hands on the touches that have come by the frame being worked on.
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

  /// A finger lands. Moving content stops where it is, between pixels perhaps; of a flight within
  /// the edges nothing is announced yet, while a bounce has ended.
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
      // Grade C, a modelling choice: no recording of a caught bounce says when it is announced.
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

  /// The frame's newest sample reaches the pan, or a frame without one does.
  func followFinger(delivering sample: TouchSample?) {
    guard finger != nil else { return }
    if let sample { finger = sample.y }
    // The gate is counted from a touch, and opens as early or late as touches come.
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

  /// The pan begins, with the offset where it is, on a pixel.
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

  /// Puts dragged content where `translation` points of the finger's travel take it.
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

  /// A tap. On moving content that it stopped, it is a release at rest (grade C, a modelling
  /// choice); content that became too short for where it is goes to its end.
  private func liftWithoutDragging(_ touch: TrackedTouch, at liftTime: Double) {
    flicks.fingerDidLift(at: liftTime, velocity: 0, isBeyondEdge: false)
    guard touch.landing == .rest else {
      release(velocity: 0, landing: touch.landing, isOnTime: false)
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
    let age = (time - drag.lastCallback) / frameDuration
    release(
      velocity: velocity, landing: drag.pan.isPanning ? .rest : drag.landing,
      isOnTime: 0.8 <= age && age <= 2.4)
  }
}

extension TouchSample {
  fileprivate var isUsable: Bool { time.isFinite && x.isOnScreen && y.isOnScreen }
}
