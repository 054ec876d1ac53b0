import HeaderCore
import HeaderFit
import ScrollPhysics
import ScrollSimulator

extension PlaygroundSession {
  /// The largest number of frames that are made up for at once.
  private static let frameLimit = 60
  /// The tolerance for sums of frames, in milliseconds.
  private static let roundingError = 1e-6

  /// Advances to the host's time `now`, in milliseconds, by every frame that is due. Returns their number.
  @discardableResult
  public func advance(to now: Double) -> Int {
    guard needsFrames || isKeptAwake && !isPaused && mode != .armed, now.isFinite else {
      clock.resume(scrollView.time)
      return 0
    }
    let isFingerLive = mode != .replaying && (scrollView.touchedY != nil || !waiting.isEmpty)
    clock.advance(
      to: now, speed: isFingerLive || travelFinger.isActive ? 1 : speed,
      frameDuration: scrollView.frameDuration)
    var count = 0
    while scrollView.time <= clock.time + PlaygroundSession.roundingError {
      guard count < PlaygroundSession.frameLimit, needsFrames || isKeptAwake else {
        clock.time = scrollView.time
        break
      }
      makeFrame()
      count += 1
    }
    // A host that is not needed does not call, but its time passes.
    if !needsFrames, !isKeptAwake { clock.resume(scrollView.time) }
    return count
  }

  /// Pauses or resumes.
  public func setPaused(_ isPaused: Bool) {
    self.isPaused = isPaused
    clock.resume(scrollView.time)
  }

  /// Pauses, and shows the next frame.
  public func step() {
    if mode != .armed { makeFrame() }
    setPaused(true)
  }

  /// Makes a frame: first its touches, then decelerations and animations.
  private func makeFrame() {
    let time = scrollView.time
    let deadline = TouchSample.deadline(ofFrameAt: time)
    while let input = replayed.first, input.isDue(inFrameAt: time) {
      replayed.removeFirst()
      if case .swipe(let page, let duration) = input.action {
        beginTurn(to: page - 1, over: duration)
      } else {
        simulation.deliver(input)
      }
    }
    if mode == .replaying, replayed.isEmpty { simulation.liftFinger() }
    var index = 0
    while index < waiting.count, waiting[index].time <= deadline {
      deliver(waiting[index])
      index += 1
    }
    waiting.removeFirst(index)
    if travelFinger.isActive {
      let metrics = scrollView.metrics
      travelFinger.advance(
        to: time, middle: configuration.containerHeight / 2, overscroll: metrics.overscroll,
        isDragging: scrollView.isDragging
      ) { deliverNow($0, y: $1) }
    }
    simulation.finishFrame()
    finishTurn(at: time)
    finishedTime = time
    while let next = comingMoments.first, next.time <= time { moment = comingMoments.removeFirst() }
    visibleLayout = moment?.layout ?? scrollView.visibleLayout
    if mode == .replaying, replayed.isEmpty, comingMoments.isEmpty, scrollView.touchedY == nil,
      simulation.isAtRest
    {
      endReplay()
    }
    simulation.beginFrame()
  }

  /// Passes a touch to the scroll view, and records it.
  func deliver(_ touch: TouchSample) {
    simulation.deliver(SimulationInput(time: touch.time, action: .touch(touch)))
    // Touches are in order here; one that is refused could not be played.
    if mode == .recording { try? recording.append(touch) }
  }

  /// Delivers a touch at the current time.
  func deliverNow(
    _ phase: TouchSample.Phase, x: Double = GesturePlayback.middleOfScreen, y: Double
  ) {
    let time = max(scrollView.time.hundredthsBelow, lastRecordedTime)
    deliver(TouchSample(time: time, phase: phase, x: x, y: y.hundredths))
  }

  /// The time of the last touch of a recording in progress, before which no touch may be; 0 without one.
  var lastRecordedTime: Double { mode == .recording ? recording.touches.last?.time ?? 0 : 0 }

  /// Points of the content under the header on the screen.
  var overlap: Double {
    guard !technique.traits.liesInContent else { return 0 }
    let bottom = visibleLayout.headerMinY + visibleLayout.headerHeight
    return max(0, min(bottom - contentMinY, bottom - max(0, visibleLayout.headerMinY)))
  }

  /// The visible height of the header, in points.
  var heightInSight: Double {
    visibleLayout.heightInSight(
      in: scrollView.environment, liesInContent: technique.traits.liesInContent)
  }
}

extension Double {
  /// The nearest hundredth, to which a recording rounds positions.
  var hundredths: Double { (self * 100).rounded(.toNearestOrEven) / 100 }
  /// The hundredth below, to which a recording rounds times, so that a time is not later than its frame.
  var hundredthsBelow: Double { (self * 100).rounded(.down) / 100 }
}
