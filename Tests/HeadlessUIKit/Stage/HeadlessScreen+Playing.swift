import HeaderCore
public import ScrollSimulator

extension HeadlessScreen {
  /// Plays everything `source` has, its times counted from now, and goes on until all is at rest.
  /// A finger still down at the end is lifted. What
  /// does not come to rest within a minute of the last input is not waited for.
  ///
  /// The order within a frame is that of ``ScrollSimulator/Simulation``: a scroll view alone on the
  /// screen reports the same events with the same offsets.
  public func play<Source: SimulationSource>(
    _ source: inout Source
  ) throws(Source.Failure) {
    let start = time
    var pending = try source.next()
    var framesAfterLast = 0
    while framesAfterLast < frameLimit {
      while let input = pending, !input.time.isFinite || input.isDue(inFrameAt: time - start) {
        deliver(input, from: start)
        pending = try source.next()
      }
      if pending == nil, var touch = newestTouch, !touch.phase.isEnd {
        touch.phase = .up
        receive(touch)
      }
      finishFrame()
      let isOver = pending == nil && isAtRest
      if pending == nil { framesAfterLast += 1 }
      beginFrame()
      if isOver { return }
    }
  }

  /// The finger that is down, or on its way to be, as it was seen last.
  private var newestTouch: TouchSample? {
    touchesOnTheirWay.newest ?? (touched != nil ? lastTouch : nil)
  }

  /// Plays `touches`, their times counted from now.
  public func play(touches: [TouchSample]) {
    var source = TouchPlayback(touches)
    play(&source)
  }

  /// Plays `statements`. The finger lands in the middle of the window.
  public func play(_ statements: [GestureStatement]) {
    var configuration = SimulatorConfiguration()
    configuration.containerHeight = Double(window?.bounds.height ?? bounds.height)
    configuration.frameRate = frameRate
    var source = GesturePlayback(statements, configuration: configuration)
    play(&source)
  }

  private func deliver(_ input: SimulationInput, from start: Double) {
    guard case .touch(var sample) = input.action else {
      preconditionFailure("a test does to its views itself what an app does")
    }
    sample.time += start
    receive(sample)
  }
}
