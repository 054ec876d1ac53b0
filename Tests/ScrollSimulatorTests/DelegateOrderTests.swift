import SimulationTestSupport
import Testing

/// Which events come, in which order.
@Suite struct DelegateOrderTests {
  private func events(
    _ gesture: String, _ configuration: SimulatorConfiguration = SimulatorConfiguration()
  ) throws -> [String] {
    try rows(gesture: gesture, configuration: configuration)
      .eventNames
  }

  @Test("A flick is a drag, a deceleration and a stop, each event once and in UIKit's order")
  func flick() throws {
    #expect(
      try events("drag -300 over 250; lift") == [
        "geometryDidChange", "willBeginDragging", "didScroll", "willEndDragging",
        "didEndDragging", "willBeginDecelerating", "didScroll", "didEndDecelerating", "didStop",
      ])
  }

  @Test(
    "A fling moves once in every frame: first in the one that it begins in, or on the next",
    arguments: [(0.0, 1), (16, 0), (33, 0), (50, 1), (80, 1)] as [(Double, Int)])
  func oncePerFrame(heldFor pause: Double, firstFrame: Int) throws {
    // The finger's last move is 0, 1, 2, 3 or 5 frames old when it lifts.
    let played = try rows(gesture: "drag -300 over 250; wait \(pause); lift")
    let begin = try #require(played.named("willBeginDecelerating").first)
    let times = played.filter { $0.cause == .deceleration }.map(\.time)
    let first = try #require(times.first)
    #expect(((first - begin.time) * 60 / 1000).rounded() == Double(firstFrame))
    #expect(times.count > 20 && Set(times).count == times.count)
  }

  @Test("Released at rest, content stops where it is, without a deceleration")
  func slowRelease() throws {
    let played = try rows(gesture: "drag -300 over 250; hold 200; lift")
    #expect(
      played.eventNames == [
        "geometryDidChange", "willBeginDragging", "didScroll", "willEndDragging",
        "didEndDragging", "didStop",
      ])
    let release = try #require(played.named("willEndDragging").first)
    #expect(
      release.kind
        == .event(.willEndDragging(velocity: 0, targetContentOffset: release.scroll.contentOffset)))
  }

  @Test("Released beyond an edge, however slowly, content decelerates, and to the edge")
  func overscrolledRelease() throws {
    let played = try rows(gesture: "drag 200 over 400; hold 300; lift")
    #expect(
      played.named("willEndDragging").first?.kind
        == .event(.willEndDragging(velocity: 0, targetContentOffset: 0)))
    #expect(
      played.named("didEndDragging").first?.kind
        == .event(.didEndDragging(willDecelerate: true)))
    #expect(played.last?.scroll.contentOffset == 0)
    #expect(played.named("didEndDecelerating").count == 1)
  }

  @Test("The offset is unchanged at willBeginDragging, and 10 points of travel are lost to slop")
  func slop() throws {
    let played = try rows(gesture: "drag -30 over 250; hold 200")
    let begin = try #require(played.named("willBeginDragging").first)
    #expect(begin.scroll.contentOffset == 0)
    #expect(begin.scroll.isTracking)
    #expect(played.last?.scroll.contentOffset == 20)
    #expect(try events("drag -9.9 over 250; lift") == ["geometryDidChange"])
    #expect(try events("drag -10 over 250; lift").contains("willBeginDragging"))
  }

  @Test("An offset that stays the same after pixel rounding is not reported")
  func unchangedOffset() throws {
    let played = try rows(gesture: "drag -14 over 1000; hold 100")
    let offsets = played.named("didScroll").map { $0.scroll.contentOffset }
    #expect(Set(offsets).count == offsets.count)
    #expect(offsets.allSatisfy { ($0 * 3).rounded() == $0 * 3 }, "thirds of a point")
  }

  @Test("An animated scroll reports the app's own offsets and its end; to where it is, nothing")
  func animatedScroll() throws {
    let played = try rows(gesture: "scroll-to 400")
    #expect(played.eventNames == ["geometryDidChange", "didScroll", "didEndScrollingAnimation"])
    #expect(played.named("didScroll").allSatisfy { $0.cause == .programmatic })
    #expect(played.last?.scroll.contentOffset == 400)
    #expect(try events("scroll-to 0") == ["geometryDidChange"], "already there")
  }

  @Test("A tap on the status bar scrolls to the top, and says so at once where it already is")
  func statusBarTap() throws {
    #expect(
      try events("scroll-to-top", screen(offset: 500)) == [
        "geometryDidChange", "didScroll", "didScrollToTop",
      ])
    let played = try rows(gesture: "scroll-to-top")
    #expect(played.eventNames == ["geometryDidChange", "didScrollToTop"])
    #expect(played.last?.time == 0)
  }

  @Test("A tap on the status bar does nothing under a finger, and ends a scroll that just began")
  func statusBarTapMeanwhile() throws {
    let dragged = try events("drag -100 over 200; scroll-to-top; hold 500; lift")
    #expect(!dragged.contains("didScrollToTop"))
    let scrolled = try rows(gesture: "scroll-to 400; scroll-to-top; wait 1000")
    #expect(scrolled.last?.eventName == "didScrollToTop" && scrolled.last?.time == 0)
  }

  @Test("An animated scroll ends within the range that there is by then")
  func rangeMeanwhile() throws {
    for (gesture, end) in [
      ("scroll-to-top; wait 100; safe-area 59", -59.0),
      ("scroll-to 1100; wait 100; content-size 1200", 1200 - 852),
    ] {
      let played = try rows(gesture: gesture, configuration: screen(offset: 500))
      #expect(played.last?.finalOffset == end, "\(gesture)")
      #expect(played.named("didScroll").allSatisfy { $0.cause == .programmatic }, "\(gesture)")
    }
  }

  @Test(
    "A programmatic scroll that cuts a fling short ends the user's travel, reported or not",
    arguments: [false, true])
  func cutFling(reportsCutDeceleration: Bool) throws {
    var configuration = screen()
    configuration.reportsCutDeceleration = reportsCutDeceleration
    let names = try events("drag -300 over 250; lift; wait 100; scroll-to 20", configuration)
    #expect(names.contains("didEndDecelerating") == reportsCutDeceleration)
    #expect(names.filter { $0 == "didStop" }.count == 1)
    #expect(names.last == "didEndScrollingAnimation")
  }

  @Test("A lift that is answered with a scroll of its own ends the drag, and then the scroll")
  func scrolledAtLift() throws {
    let played = try answeredRows(
      gesture: "drag -300 over 250; lift",
      answeringLift: HeaderReaction(position: 0, animation: HeaderAnimation(duration: 0.2)))
    let names = played.map(\.eventName)
    let lift = try #require(names.firstIndex(of: "willEndDragging"))
    #expect(played[lift + 1].kind == .event(.didEndDragging(willDecelerate: false)))
    #expect(!names.contains("willBeginDecelerating"))
    #expect(names.last == "didEndScrollingAnimation")
    #expect(played.last?.scroll.contentOffset == 0)
  }

  /// Plays `gesture` to a scroll view without a header, whose client answers the lift.
  private func answeredRows(
    gesture: String, answeringLift answer: HeaderReaction
  ) throws -> [SimulationRow] {
    try answeredRows(statements: script(gesture), answeringLift: answer)
  }

  /// The same with `statements`.
  private func answeredRows(
    statements: [GestureStatement], answeringLift answer: HeaderReaction
  ) -> [SimulationRow] {
    let recorder = Recorder()
    let client = AnsweringClient { update, event in
      if case .willEndDragging = event { update.reaction = answer }
    }
    let simulation = Simulation(
      driver: HeaderDriver(NoHeader()), configuration: screen(), observer: recorder)
    simulation.forwarder.client = client
    var playback = GesturePlayback(statements, configuration: screen())
    simulation.run(&playback)
    return recorder.rows
  }

  @Test("A target that a client chooses is where the fling ends")
  func chosenTarget() throws {
    let played = try answeredRows(
      gesture: "drag -300 over 250; lift",
      answeringLift: HeaderReaction(targetContentOffset: 600))
    #expect(played.last?.scroll.contentOffset == 600)
    #expect(played.named("didEndDecelerating").count == 1)
  }

  @Test("A target is gone to without a fling as well, and so is an offset with an animation")
  func goneToAtRelease() throws {
    let gesture = "drag -100 over 250; hold 200; lift"
    let target = try answeredRows(
      gesture: gesture, answeringLift: HeaderReaction(targetContentOffset: 300))
    #expect(target.last?.scroll.contentOffset == 300)
    #expect(target.named("didEndDecelerating").count == 1)
    for gesture in [gesture, "drag -300 over 250; lift"] {
      let offset = try answeredRows(
        gesture: gesture,
        answeringLift: HeaderReaction(position: 40, animation: HeaderAnimation(duration: 0.2)))
      #expect(offset.last?.scroll.contentOffset == 40)
      #expect(offset.named("willBeginDecelerating").isEmpty)
    }
  }

  @Test("Content that the app puts elsewhere on the way to a target still gets there")
  func assignedOnTheWay() throws {
    for (offset, frames) in [(250.0, 20...200), (900, 1...1)] {
      let played = answeredRows(
        statements: try script("drag -300 over 250; lift; wait 100")
          + [.perform(.assignContentOffset(offset))] + script("wait 10"),
        answeringLift: HeaderReaction(targetContentOffset: 600))
      let position = try #require(played.firstIndex { $0.scroll.contentOffset == offset })
      let after = played[(position + 1)...].filter { $0.cause == .deceleration }
      // Ahead, it is flown to; behind the motion, it is jumped to.
      #expect(frames.contains(after.count), "from \(offset)")
      #expect(played.last?.scroll.contentOffset == 600)
    }
  }

  @Test("Content that a client moves when a slow finger lifts rests where it was put")
  func movedAtRelease() throws {
    let played = try answeredRows(
      gesture: "drag -100 over 250; hold 200; lift",
      answeringLift: HeaderReaction(position: 120))
    #expect(played.last?.scroll.contentOffset == 120)
    #expect(played.named("willBeginDecelerating").isEmpty)
    #expect(played.last?.eventName == "didStop")
  }

  @Test("Content at the very top stays there when the safe area changes")
  func safeAreaPinsTop() throws {
    let played = try rows(gesture: "safe-area 59")
    #expect(played.last?.scroll.contentOffset == -59)
    #expect(played.last?.cause == .layout)
    let scrolled = try rows(gesture: "safe-area 59", configuration: screen(offset: 300))
    #expect(scrolled.last?.scroll.contentOffset == 300)
  }
}
