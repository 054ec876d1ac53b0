import HeaderCore
import ScrollSimulator
import SimulationTestSupport
import StickyPullReveal
import Testing

/// What the app may ask of the header that waits to be pulled, and what it makes of a new height.
@Suite struct StickyCommandTests {
  private func driver() -> HeaderDriver<StickyPullRevealHeader> {
    HeaderDriver(StickyPullRevealHeader())
  }

  /// Plays `expand`, waits, and plays `collapse`. Gives the rows of both.
  private func expandAndCollapse(
    isAnimated: Bool, _ configuration: SimulatorConfiguration
  ) throws -> (expanding: [SimulationRow], collapsing: [SimulationRow]) {
    let played = rows(
      of: driver(),
      statements: [
        .perform(.setCollapsed(false, animated: isAnimated)), .wait(duration: 1000),
        .perform(.setCollapsed(true, animated: isAnimated)),
      ], configuration: configuration)
    return (played.filter { $0.time < 1000 }, played.filter { $0.time >= 1000 })
  }

  @Test(
    "The app reveals and hides it at the top, the rows going along",
    arguments: [screen(), screen(safeArea: 47), screen(insetTop: 30)])
  func animated(configuration: SimulatorConfiguration) throws {
    let edge = configuration.safeAreaTop + configuration.contentInset.top
    let (expanding, collapsing) = try expandAndCollapse(isAnimated: true, configuration)
    #expect(expanding.last?.layout.headerMinY == edge)
    #expect(expanding.last?.layout.contentInsetTop == 0)
    #expect(collapsing.last?.layout.headerMaxY == edge)
    #expect(collapsing.last?.layout.contentInsetTop == -60)
    for played in [expanding, collapsing] {
      let scrolls = played.named("didScroll")
      #expect(scrolls.count > 10 && scrolls.allSatisfy { $0.cause == .programmatic })
      let begin = try #require(played.named("setCollapsed").first)
      let duration = try #require(scrolls.last).time - begin.time
      // 0.25 s is 15 frames of 60; times are sums of frames.
      #expect(abs(duration - 250) < 1e-6)
    }
  }

  @Test("Not animated, or with reduced motion, it is there at once, and so are the rows")
  func immediate() throws {
    for (isAnimated, configuration) in [
      (false, screen()), (false, screen(safeArea: 47)),
      (true, screen(safeArea: 47, reducedMotion: true)),
    ] {
      let edge = configuration.safeAreaTop
      let (expanding, collapsing) = try expandAndCollapse(
        isAnimated: isAnimated, configuration)
      let expanded = try #require(expanding.last)
      #expect(expanded.time == 0)
      #expect(expanded.finalOffset == -edge)
      #expect(expanded.layout.headerMinY == edge)
      let collapsed = try #require(collapsing.last)
      #expect(collapsed.time - 1000 < 1000 / 60)
      #expect(collapsed.finalOffset == 60 - edge)
      #expect(collapsed.layout.headerMaxY == edge)
    }
  }

  @Test("Asked for far down the list, it moves nothing there, and is in sight at the top")
  func farDown() throws {
    let played = try rows(
      of: driver(), gesture: "expand; wait 600; scroll-to-top", configuration: screen(offset: 500))
    let before = played.filter { $0.time < 600 && $0.isEvent }
    #expect(before.allSatisfy { $0.finalOffset == 500 })
    #expect(played.last?.finalOffset == 0)
    #expect(played.last?.layout.headerMinY == 0)
  }

  @Test("Asked for what is there already, it moves nothing", arguments: [true, false])
  func alreadyThere(isAnimated: Bool) {
    let played = rows(
      of: driver(),
      statements: [.perform(.setCollapsed(true, animated: isAnimated)), .wait(duration: 500)])
    #expect(played.eventNames == ["geometryDidChange", "setCollapsed"])
    #expect(played.allSatisfy { $0.correctedOffset == nil })
  }

  @Test("16: Hidden, a header that measures itself anew stays hidden, without a glimpse of it")
  func measuredWhileHidden() throws {
    for height in [30.0, 61, 200] {
      let played = rows(of: driver(), statements: [.perform(.setFittingHeight(height))])
      let end = try #require(played.last)
      #expect(end.finalOffset == height)
      #expect(end.layout.headerMaxY == 0)
      #expect(end.layout.contentInsetTop == -height)
      #expect(end.time == 0, "in the same frame")
    }
  }

  @Test("16: Revealed, a header that measures itself anew stays in sight, whole")
  func measuredWhileRevealed() throws {
    for height in [30.0, 200] {
      let statements = try script("expand; wait 500") + [.perform(.setFittingHeight(height))]
      let end = try #require(rows(of: driver(), statements: statements).last)
      #expect(end.layout.headerMinY == 0 && end.layout.headerHeight == height)
      #expect(end.layout.contentInsetTop == 0)
    }
  }

  @Test("A pull takes the header that the app has just hidden, and the other way round")
  func gestureAfterCommand() throws {
    let pulled = try rows(
      of: driver(),
      gesture: "expand; wait 400; collapse; wait 400; drag 250 over 300; hold 150; lift")
    #expect(pulled.last?.layout.headerMinY == 0)
    let hidden = try rows(of: driver(), gesture: "expand; wait 400; drag -300 over 100; lift")
    #expect(hidden.last?.layout.contentInsetTop == -60)
  }
}
