import SimulationTestSupport
import Testing

/// A finger that lands on moving content.
@Suite struct CatchTests {
  private let flick = "drag -300 over 250; lift; wait 300"

  @Test("The frame that delivers the finger no longer moves the content, nor does any after it")
  func stops() throws {
    let played = try rows(gesture: "\(flick); hold 200")
    let last = try #require(played.last { $0.cause == .deceleration })
    #expect(last.time < 600 && last.time > 570)
    #expect(played.filter { $0.finger != nil && $0.time >= 600 }.isEmpty, "nothing is announced")
  }

  @Test("A technique hears of exactly one stop, however a caught fling goes on")
  func oneStop() throws {
    for gesture in [
      "hold 1; lift", "hold 200; lift", "drag -6 over 100; lift",
      "drag -60 over 600; hold 200; lift",
      "flick -200 over 50; lift", "hold 60; lift; hold 1; lift", "hold 40; lift; wait 1; hold 90",
    ] {
      for name in ["twitter-condense", "sticky-pull-reveal", "elastic-stretch"] {
        let played = try rows(of: name, gesture: "\(flick); \(gesture)")
        let stops = played.named("didStop").count
        #expect(stops == 1, "\(name): \(gesture)")
        let lift = try #require(played.last { $0.eventName == "willEndDragging" })
        #expect(try #require(played.named("didStop").first).time >= lift.time, "\(gesture)")
      }
    }
  }

  @Test("A finger that lands in the frame in which the last one's stop is due hears of it first")
  func landsAtOnce() {
    let view = SimulatedScrollView(screen())
    let log = EventLog()
    view.scrollDelegate = log
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
    log.events = []
    frame([(.down, 300)])
    #expect(log.events == [.didEndDecelerating])
    for _ in 0..<5 { frame([]) }
    #expect(log.events == [.didEndDecelerating])
  }

  @Test("A tap that stops content lets a technique send it somewhere", arguments: [60.0, 120])
  func retargetedTap(frameRate: Double) throws {
    let recorder = Recorder()
    let client = AnsweringClient { update, event in
      guard case .willEndDragging(velocity: 0, _) = event else { return }
      update.reaction.targetContentOffset = 500
    }
    let simulation = Simulation(
      driver: HeaderDriver(NoHeader()), configuration: screen(frameRate: frameRate),
      observer: recorder)
    simulation.forwarder.client = client
    var playback = GesturePlayback(
      try script("\(flick); hold 100; lift"), configuration: screen(frameRate: frameRate))
    simulation.run(&playback)
    #expect(recorder.rows.last?.scroll.contentOffset == 500)
    #expect(recorder.rows.named("didStop").count == 1)
    #expect(recorder.rows.named("didEndDecelerating").count == 1)
  }
}

private final class EventLog: ScrollHostDelegate {
  var events: [ScrollEvent] = []

  func scrollHost(_ host: any ScrollHost, didReport event: ScrollEvent) {
    events.append(event)
  }
}
