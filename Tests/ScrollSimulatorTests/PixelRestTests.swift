import SimulationTestSupport
import Testing

/// Content that the app has put somewhere rests on the pixel grid there.
@Suite struct PixelRestTests {
  private let grid = PixelGrid(scale: 3)

  @Test("A restored offset between pixels is brought onto one")
  func restoredOffset() throws {
    let played = try rows(
      of: "twitter-condense", gesture: "wait 1", configuration: screen(offset: 10.1))
    #expect(played.first?.scroll.contentOffset == grid.rounded(10.1))
    #expect(played.count == 1)
  }

  @Test("Content that ends between pixels ends on one", arguments: ["scroll-to 5000", flings])
  func end(gesture: String) throws {
    for content in [2000.1, 1999.9] {
      let played = try rows(gesture: gesture, configuration: screen(content: content))
      #expect(played.last?.finalOffset == grid.rounded(content - 852))
    }
  }

  private static let flings = "drag -600 over 100; lift; wait 3000; drag -600 over 100; lift"

  @Test("A fling that ends between pixels is brought onto one, which is no travel")
  func flung() throws {
    let played = try rows(gesture: "drag -300 over 250; lift")
    let last = try #require(played.named("didScroll").last)
    #expect(last.cause == .layout)
    #expect(last.finalOffset == grid.rounded(last.finalOffset))
  }

  @Test("An offset between pixels that the app scrolls to is brought onto one")
  func scrolledTo() {
    let played = rows(statements: [.perform(.setContentOffset(123.456, animated: false))])
    #expect(played.last?.finalOffset == grid.rounded(123.456))
  }

  @Test(
    "A header whose height lies between pixels expands to a pixel", arguments: [true, false])
  func expanding(isAnimated: Bool) throws {
    let played = rows(
      of: try makeDriver(
        "elastic-stretch", [HeaderParameterAssignment("height", .number(200.2))]),
      statements: [
        .perform(.setCollapsed(true, animated: isAnimated)), .wait(duration: 1000),
        .perform(.setCollapsed(false, animated: isAnimated)),
      ])
    #expect(played.last?.finalOffset == grid.rounded(-200.2))
    #expect(played.last?.layout.headerMinY == 0)
  }
}
