import SimulationTestSupport
import Testing

/// A finger that lands on moving content.
@Suite struct CatchTests {
  private let flick = "drag -300 over 250; lift; wait 300"

  private func played(_ gesture: String) throws -> [SimulationRow] {
    try rows(gesture: gesture)
  }

  /// The rows from the landing of the second finger on: the frame that it lands in moves nothing.
  private func rowsAfterLanding(_ gesture: String) throws -> [SimulationRow] {
    let played = try played(gesture)
    let landing = 300 + 300.0
    return Array(played.drop { $0.time < landing })
  }

  @Test("The frame that delivers the finger no longer moves the content, nor does any after it")
  func stops() throws {
    let played = try played("\(flick); hold 200")
    let last = try #require(played.last { $0.cause == .deceleration })
    #expect(last.time < 600 && last.time > 570)
    #expect(played.filter { $0.finger != nil && $0.time >= 600 }.isEmpty, "nothing is announced")
  }

  @Test("Put down and lifted, it is a release at rest, with the flight's end a frame later")
  func putDown() throws {
    let after = try rowsAfterLanding("\(flick); hold 200; lift")
    #expect(
      after.map(\.eventName) == [
        "didScroll", "willEndDragging", "didEndDragging", "didStop", "didEndDecelerating",
      ])
    #expect(after[0].cause == .layout, "onto the pixel")
    let offset = after[0].scroll.contentOffset
    #expect(after[1].event == .willEndDragging(velocity: 0, targetContentOffset: offset))
    #expect(after[2].event == .didEndDragging(willDecelerate: false))
    #expect(after[..<4].allSatisfy { $0.time == after[0].time })
    #expect(after[4].time > after[0].time && after[4].time - after[0].time < 17)
    #expect(after.allSatisfy { $0.finalOffset == offset })
  }

  @Test("A tap does the same")
  func tap() throws {
    let after = try rowsAfterLanding("\(flick); hold 1; lift")
    #expect(
      after.suffix(4).map(\.eventName) == [
        "willEndDragging", "didEndDragging", "didStop", "didEndDecelerating",
      ])
  }

  @Test("A finger that moves less than the slop begins a drag and ends it at rest")
  func pressed() throws {
    let after = try rowsAfterLanding("\(flick); drag -6 over 100; lift")
    #expect(
      after.map(\.eventName) == [
        "didScroll", "willBeginDragging", "willEndDragging", "didEndDragging", "didStop",
        "didEndDecelerating",
      ])
    #expect(after.allSatisfy { $0.cause != .drag })
    #expect(after[2].scroll.contentOffset == after[1].scroll.contentOffset)
  }

  @Test("A slow finger begins when the gate opens and drags from where it crosses the slop there")
  func slowDrag() throws {
    let after = try rowsAfterLanding("\(flick); drag -60 over 600; hold 200; lift")
    let begin = try #require(after.named("willBeginDragging").first)
    #expect(begin.time - 600 == 50)
    let start = begin.scroll.contentOffset
    let dragged = after.filter { $0.cause == .drag }
    // A pixel until the gate opens, and then 59 2/3 points in 36 frames: the seventh is the base,
    // and 29 frames of travel are left.
    let end = try #require(dragged.last).scroll.contentOffset
    #expect(abs(end - start - 29 * (59 + 2.0 / 3) / 36) < 0.34)
    #expect(
      after.suffix(3).map(\.eventName) == ["willEndDragging", "didEndDragging", "didStop"],
      "an ordinary slow release: nothing more")
  }

  @Test("A quick finger flicks on, and the flight that it caught has no end of its own")
  func flickedOn() throws {
    let played = try played("\(flick); flick -200 over 100; lift")
    #expect(played.named("willBeginDragging").count == 2)
    #expect(played.named("didEndDecelerating").count == 1)
    #expect(played.named("didStop").count == 1)
    let begin = try #require(played.named("willBeginDragging").last)
    #expect(begin.scroll.contentOffset == PixelGrid(scale: 3).rounded(begin.scroll.contentOffset))
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

  @Test("Caught in a bounce, the bounce ends at the landing, and nothing jumps")
  func bounce() throws {
    let played = try played(
      "drag 300 over 300; lift; wait 50; hold 100; drag 60 over 300; hold 200")
    let end = try #require(played.named("didEndDecelerating").first)
    #expect(end.scroll.isTracking && end.scroll.contentOffset < -50)
    let begin = try #require(played.named("willBeginDragging").last)
    #expect(begin.time > end.time)
    #expect(abs(begin.scroll.contentOffset - end.scroll.contentOffset) < 0.34)
    let dragged = played.drop { $0.time < begin.time }.filter { $0.cause == .drag }
    let first = try #require(dragged.first)
    #expect(abs(first.scroll.contentOffset - begin.scroll.contentOffset) < 3, "a frame's travel")
    #expect(try #require(dragged.last).scroll.contentOffset < begin.scroll.contentOffset)
  }

  @Test("Tapped in a bounce, content goes on to its edge, and stops once")
  func tappedBounce() throws {
    let played = try played("drag 300 over 300; lift; wait 50; hold 100; lift")
    let landing = try #require(played.firstIndex { $0.eventName == "didEndDecelerating" })
    #expect(
      Array(played[landing...]).eventNames == [
        "didEndDecelerating", "didScroll", "willEndDragging", "didEndDragging",
        "willBeginDecelerating", "didScroll", "didEndDecelerating", "didStop",
      ])
    #expect(played[landing + 1].cause == .layout, "onto the pixel")
    #expect(played[landing + 2].event == .willEndDragging(velocity: 0, targetContentOffset: 0))
    #expect(played[landing + 3].event == .didEndDragging(willDecelerate: true))
    #expect(played.last?.scroll.contentOffset == 0)
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
