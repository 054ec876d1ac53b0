import SimulationTestSupport
import Testing

/// A finger that lands on moving content.
@Suite struct CatchTests {
  @Test("A finger that lands in the frame in which the last one's stop is due hears of it first")
  func landsAtOnce() {
    let view = SimulatedScrollView(screen())
    let log = EventLog(view)
    func frame(_ touches: [(TouchSample.Phase, Double)]) {
      for (phase, y) in touches {
        view.receive(TouchSample(time: view.time, phase: phase, x: 0, y: y))
      }
      view.finishFrame()
      view.beginFrame()
    }
    for y in [500.0, 460, 420, 380] { frame([(y == 500 ? .down : .move, y)]) }
    frame([(.up, 380)])
    frame([(.down, 300)])
    frame([(.up, 300)])
    log.heard = []
    frame([(.down, 300)])
    #expect(log.heard.map(\.event) == [.didEndDecelerating])
    for _ in 0..<5 { frame([]) }
    #expect(log.heard.map(\.event) == [.didEndDecelerating])
  }
}
