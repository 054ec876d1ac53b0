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

  @Test(
    "The app reveals and hides it at the top, the rows going along",
    arguments: [screen(), screen(safeArea: 47), screen(insetTop: 30)])
  func animated(configuration: SimulatorConfiguration) throws {
    let edge = configuration.safeAreaTop + configuration.contentInset.top
    let played = try rows(
      of: driver(), gesture: "expand; wait 1000; collapse", configuration: configuration)
    let (expanding, collapsing) = (
      played.filter { $0.time < 1000 }, played.filter { $0.time >= 1000 }
    )
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

  @Test("Asked for far down the list, it moves nothing there, and is in sight at the top")
  func farDown() throws {
    let played = try rows(
      of: driver(), gesture: "expand; wait 600; scroll-to-top", configuration: screen(offset: 500))
    let before = played.filter { $0.time < 600 && $0.event != nil }
    #expect(before.allSatisfy { $0.finalOffset == 500 })
    #expect(played.last?.finalOffset == 0)
    #expect(played.last?.layout.headerMinY == 0)
  }
}
