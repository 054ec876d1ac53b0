import HeaderCore
public import ScrollSimulator

extension HeadlessScreen {
  /// Plays everything `source` has, its times counted from now, and goes on until all is at rest.
  /// What an app does in it is done to `scrollView`. A finger still down at the end is lifted. What
  /// does not come to rest within a minute of the last input is not waited for.
  ///
  /// The order within a frame is that of ``ScrollSimulator/Simulation``: a scroll view alone on the
  /// screen reports the same events with the same offsets.
  public func play<Source: SimulationSource>(
    _ source: inout Source, on scrollView: UIScrollView? = nil
  ) throws(Source.Failure) {
    let start = time
    var pending = try source.next()
    var framesAfterLast = 0
    while framesAfterLast < frameLimit {
      while let input = pending, !input.time.isFinite || input.isDue(inFrameAt: time - start) {
        deliver(input, from: start, on: scrollView)
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

  /// Plays `statements`. The finger lands in the middle of the window; what the app does in them is
  /// done to `scrollView`.
  public func play(_ statements: [GestureStatement], on scrollView: UIScrollView? = nil) {
    var configuration = SimulatorConfiguration()
    configuration.containerHeight = Double(window?.bounds.height ?? bounds.height)
    configuration.frameRate = frameRate
    var source = GesturePlayback(statements, configuration: configuration)
    play(&source, on: scrollView)
  }

  private func deliver(
    _ input: SimulationInput, from start: Double, on scrollView: UIScrollView?
  ) {
    switch input.action {
    case .touch(var sample):
      sample.time += start
      receive(sample)
    case .command(let command):
      perform(command)
      // A finger that is down stood still meanwhile.
      lastTouch?.time = input.time + start
    case .assignment, .swipe, .hold:
      // A screen knows of no technique.
      break
    }
  }

  private func perform(_ command: SimulationCommand) {
    deliverTouches()
    switch command {
    case .scrollToTop: tapStatusBar()
    case .setContentOffset, .assignContentOffset, .setContentSize, .setContainerHeight,
      .setSafeAreaTop, .setFraction, .setFittingHeight, .setContentInset, .setContentInsetTop:
      preconditionFailure("a test does to its views itself what an app does")
    }
  }
}
