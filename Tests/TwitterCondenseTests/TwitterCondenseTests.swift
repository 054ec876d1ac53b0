import SimulationTestSupport
import Testing
import TwitterCondense

/// What sets Twitter's header apart: its title slides in and its logo fades.
@Suite struct TwitterCondenseTests: TechniqueTests {
  typealias Technique = TwitterCondenseHeader

  @Test(
    "In every frame the title's top is 10 - (h - 44), and the logo's opacity (h - 44) / 44",
    arguments: assortedGestures, [60.0, 120])
  func choreography(gesture: String, frameRate: Double) throws {
    let choreography = TwitterCondenseHeader().choreography
    let played = try play(gesture, [], screen(safeArea: 59, frameRate: frameRate))
    try #require(played.count > 10)
    for row in played {
      let height = row.layout.headerHeight - 59
      let top = try #require(choreography.value(.top, of: "title", in: row.layout))
      // Heights are converted to fractions and back: the last bits of numbers below 1000 differ.
      #expect(abs(top - (10 - (height - 44))) <= 1e-10)
      let opacity = try #require(choreography.value(.opacity, of: "logo", in: row.layout))
      #expect(abs(opacity - (height - 44) / 44) <= 1e-10)
    }
  }

  @Test("The title ends at its padding, and starts above that by the difference of the heights")
  func titleFollowsTheHeights() throws {
    for (maximum, minimum, padding) in [(88.0, 44.0, 10.0), (200, 30, 0), (64, 0, 24.5)] {
      var header = TwitterCondenseHeader()
      header.condensing.maximumHeight = maximum
      header.condensing.minimumHeight = minimum
      header.titlePadding = padding
      let played = try rows(of: HeaderDriver(header), gesture: "drag -400 over 300; lift")
      let first = try #require(played.first).layout
      let last = try #require(played.last).layout
      let above = padding - (maximum - minimum)
      #expect(header.choreography.value(.top, of: "title", in: first) == above)
      #expect(header.choreography.value(.top, of: "title", in: last) == padding)
      #expect(header.choreography.value(.opacity, of: "logo", in: first) == 1)
      #expect(header.choreography.value(.opacity, of: "logo", in: last) == 0)
      #expect(header.choreography.value(.bottom, of: "logo", in: last) == 8)
    }
  }
}
