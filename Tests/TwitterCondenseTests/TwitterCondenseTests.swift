import SimulationTestSupport
import Testing
import TwitterCondense

/// What sets Twitter's header apart: its title slides in and its logo fades.
@Suite struct TwitterCondenseTests {
  @Test(
    "In every frame the title's top is padding - (h - minimum), and the logo's opacity (h - minimum) / (maximum - minimum)",
    arguments: assortedGestures, [(88.0, 44.0, 10.0), (200, 30, 0), (64, 0, 24.5)])
  func choreography(
    gesture: String, _ header: (maximum: Double, minimum: Double, padding: Double)
  ) throws {
    var technique = TwitterCondenseHeader(heights: header.minimum...header.maximum)
    technique.titlePadding = header.padding
    let choreography = technique.choreography
    let played = try rows(
      of: HeaderDriver(technique), gesture: gesture, configuration: screen(safeArea: 59))
    try #require(played.count > 10)
    for row in played {
      let opened = row.layout.headerHeight - 59 - header.minimum
      let top = try #require(choreography.value(.top, of: "title", in: row.layout))
      // Heights are converted to fractions and back: the last bits of numbers below 1000 differ.
      #expect(abs(top - (header.padding - opened)) <= 1e-10)
      let opacity = try #require(choreography.value(.opacity, of: "logo", in: row.layout))
      #expect(abs(opacity - opened / (header.maximum - header.minimum)) <= 1e-10)
      #expect(choreography.value(.bottom, of: "logo", in: row.layout) == 8)
    }
  }
}
