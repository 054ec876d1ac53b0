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
