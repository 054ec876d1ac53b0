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

  @Test("A tap that stops content lets a technique send it somewhere", arguments: [60.0, 120])
  func retargetedTap(frameRate: Double) throws {
    let client = AnsweringClient { update, event in
      guard case .willEndDragging(velocity: 0, _) = event else { return }
      update.reaction.targetContentOffset = 500
    }
    let played = PlayedScreen(
      HeaderDriver(NoHeader()), on: screen(frameRate: frameRate), client: client)
    try played.play("drag -300 over 250; lift; wait 300; hold 100; lift")
    #expect(played.rows.last?.scroll.contentOffset == 500)
    #expect(played.rows.named("didStop").count == 1)
    #expect(played.rows.named("didEndDecelerating").count == 1)
  }
}
