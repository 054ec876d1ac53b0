import SimulationTestSupport
import Testing

/// Drags and page swipes in one gesture.
@Suite("Fingers and pages") struct PageGestureTests {
  private func rows(_ script: String) throws -> [SimulationRow] {
    try SimulationTestSupport.rows(
      of: "twitter-condense", gesture: script, configuration: screen(pages: [3000, 3000]))
  }

  /// Points that drags moved the content of `page`.
  private func dragged(_ page: Int, in rows: [SimulationRow]) -> Double {
    var (last, sum) = (0.0, 0.0)
    for row in rows where row.page == page {
      if row.event == .didScroll(.drag) { sum += row.scroll.contentOffset - last }
      last = row.scroll.contentOffset
    }
    return sum
  }

  @Test(
    "A drag right after a swipe moves the new page",
    arguments: ["", "wait 1; ", "wait 7.5; ", "wait 400; "])
  func dragAfterSwipe(pause: String) throws {
    let rows = try rows("\(pause)page 2 over 200; drag -80 over 200; hold 200; lift")
    #expect(dragged(1, in: rows) == 0)
    // The slop is lost, and the header takes its share.
    #expect(abs(dragged(2, in: rows) - (80 - 10 - 44)) < 1)
  }

  @Test("A finger lifts before a swipe, and may drag either page afterwards")
  func swipeUnderFinger() throws {
    let rows = try rows(
      "drag -50 over 100; page 2 over 200; drag -80 over 200; hold 200; lift; page 1 over 200; "
        + "drag -90 over 200; hold 200")
    let lifts = rows.filter { $0.event == .didEndDragging(willDecelerate: true) }.map(\.page)
    #expect(lifts == [1])
    let begun = rows.filter { $0.event == .willBeginDragging }.map(\.page)
    #expect(begun == [1, 2, 1])
    #expect(dragged(2, in: rows) > 60)
  }

  @Test("A command right after a swipe applies to the new page")
  func requestAfterSwipe() throws {
    let rows = try rows("drag -300 over 200; hold 200; lift; page 2 over 200; scroll-to 500")
    let scrolled = rows.filter { $0.event == .didScroll(.programmatic) }
    #expect(!scrolled.isEmpty && scrolled.allSatisfy { $0.page == 2 })
  }

  @Test("A touch stays with the page on which it began, and later touches move that page again")
  func touchAcrossSwipe() throws {
    func touch(_ time: Double, _ phase: TouchSample.Phase, _ y: Double) -> SimulationInput {
      SimulationInput(time: time, action: .touch(TouchSample(time: time, phase: phase, x: 0, y: y)))
    }
    func drag(from time: Double) -> [SimulationInput] {
      (0...12).map { touch(time + Double($0) * 16, $0 == 0 ? .down : .move, 500 - Double($0) * 20) }
    }
    let inputs =
      drag(from: 0) + [SimulationInput(time: 200, action: .swipe(page: 2, duration: 100))]
      + [touch(400, .move, 100), touch(450, .up, 100)]
      + drag(from: 600) + [touch(800, .up, 260)]
      + [SimulationInput(time: 900, action: .swipe(page: 1, duration: 100))]
      + drag(from: 1100)
    let played = PlayedScreen(try makeDriver("twitter-condense"), on: screen(pages: [3000, 3000]))
    var playback = InputPlayback(inputs)
    played.simulation.run(&playback)
    #expect(played.rows.filter { $0.event == .willBeginDragging }.map(\.page) == [1, 2, 1])
    #expect(played.simulation.scrollViews.allSatisfy { $0.finger == nil }, "the last finger lifts")
  }
}
