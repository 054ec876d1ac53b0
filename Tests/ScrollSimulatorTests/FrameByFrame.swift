import ScrollSimulator

extension Simulation {
  /// Plays `statements` until everything is at rest, with a look at every frame once it is done.
  func play(
    _ statements: [GestureStatement], on configuration: SimulatorConfiguration, look: () -> Void
  ) {
    var playback = GesturePlayback(statements, configuration: configuration)
    var pending = playback.next()
    appear()
    while true {
      while let input = pending, input.isDue(inFrameAt: scrollView.time) {
        deliver(input)
        pending = playback.next()
      }
      if pending == nil { liftFinger() }
      finishFrame()
      look()
      if pending == nil, isAtRest { return }
      beginFrame()
    }
  }
}
