import FacebookHide
import SimulationTestSupport
import Testing

/// What sets Facebook's header apart: it disappears completely, and its search bar fades.
@Suite struct FacebookHideTests: TechniqueTests {
  typealias Technique = FacebookHideHeader

  @Test(
    "In every frame the search bar's opacity is h / 88",
    arguments: assortedGestures, [60.0, 120])
  func choreography(gesture: String, frameRate: Double) throws {
    let choreography = FacebookHideHeader().choreography
    let played = try play(gesture, [], screen(frameRate: frameRate))
    try #require(played.count > 10)
    for row in played {
      let opacity = try #require(choreography.value(.opacity, of: "search-bar", in: row.layout))
      // The height is converted to a fraction and back: the last bits differ.
      #expect(abs(opacity - row.layout.headerHeight / 88) < 1e-12)
      for edge in [HeaderAttribute.bottom, .leading, .trailing] {
        #expect(choreography.value(edge, of: "search-bar", in: row.layout) == 8)
      }
    }
  }

  @Test(
    "Collapsed, it only covers the status bar",
    arguments: [0.0, 20, 59])
  func gone(safeArea: Double) throws {
    let played = try play("drag -300 over 300; lift", [], screen(safeArea: safeArea))
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
