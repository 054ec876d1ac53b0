import FacebookHide
import HeaderCore
import ScrollSimulator
import SimulationTestSupport
import Testing

/// What is Facebook's own: a header of which nothing is left, and a search bar that fades with it.
@Suite struct FacebookHideTests {
  private func play(
    _ gesture: String, _ configuration: SimulatorConfiguration = screen()
  ) throws -> [SimulationRow] {
    try rows(
      of: HeaderDriver(FacebookHideHeader()), gesture: gesture, configuration: configuration)
  }

  @Test(
    "On every frame the search bar is as opaque as the header is high",
    arguments: assortedGestures, [60.0, 120])
  func choreography(gesture: String, frameRate: Double) throws {
    let choreography = FacebookHideHeader().choreography
    let played = try play(gesture, screen(frameRate: frameRate))
    try #require(played.count > 10)
    for row in played {
      let opacity = try #require(choreography.value(.opacity, of: "search-bar", in: row.layout))
      // The height goes through a fraction: the last bits differ.
      #expect(abs(opacity - row.layout.headerHeight / 88) < 1e-12)
      for edge in [HeaderAttribute.bottom, .leading, .trailing] {
        #expect(choreography.value(edge, of: "search-bar", in: row.layout) == 8)
      }
    }
  }

  @Test(
    "Reading on, the header is gone down to the status bar, which stays covered",
    arguments: [0.0, 20, 59])
  func gone(safeArea: Double) throws {
    let played = try play("drag -300 over 300; lift", screen(safeArea: safeArea))
    #expect(played.first?.layout.headerHeight == safeArea + 88)
    let end = try #require(played.last)
    #expect(end.layout.headerHeight == safeArea && end.layout.collapsedFraction == 1)
    #expect(end.scroll.bounds == 852 - safeArea, "the content has the rest of the screen")
    for row in played {
      #expect(row.layout.scrollViewMinY == row.layout.headerHeight)
      #expect(row.layout.headerMinY == 0 && row.layout.contentInsetTop == 0)
    }
  }
}
