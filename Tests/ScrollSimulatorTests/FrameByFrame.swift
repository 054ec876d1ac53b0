import HeaderCore
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

/// Hears a scroll view's events, as a delegate does, and when and where its content was.
final class EventLog: ScrollHostDelegate {
  private let view: SimulatedScrollView
  var heard: [(event: ScrollEvent, time: Double, offset: Double)] = []

  init(_ view: SimulatedScrollView) {
    self.view = view
    view.scrollDelegate = self
  }

  func scrollHost(_ host: any ScrollHost, didReport event: ScrollEvent) {
    heard.append((event, view.time, view.contentOffset))
  }
}
