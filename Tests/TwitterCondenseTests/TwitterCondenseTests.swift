import HeaderCore
import ScrollSimulator
import SimulationTestSupport
import Testing
import TwitterCondense

/// What is Twitter's own: two heights, a title that slides in, and content that need not freeze.
@Suite struct TwitterCondenseTests {
  // Heights go through a fraction and back: the last bits of numbers below 1000 may differ.
  static let lastBits = 1e-12

  @Test(
    "On every frame the title is 10 - (h - 44) below the top, and the logo as opaque as h is open",
    arguments: assortedGestures, [60.0, 120])
  func choreography(gesture: String, frameRate: Double) throws {
    let choreography = TwitterCondenseHeader().choreography
    let played = try rows(
      of: HeaderDriver(TwitterCondenseHeader()), gesture: gesture,
      configuration: screen(safeArea: 59, frameRate: frameRate))
    try #require(played.count > 10)
    for row in played {
      let height = row.layout.headerHeight - 59
      let top = try #require(choreography.value(.top, of: "title", in: row.layout))
      #expect(abs(top - (10 - (height - 44))) <= 100 * Self.lastBits, "59 points rounded away")
      let opacity = try #require(choreography.value(.opacity, of: "logo", in: row.layout))
      #expect(abs(opacity - (height - 44) / 44) <= 100 * Self.lastBits)
    }
  }

  @Test("The title rests at its padding below the safe area, and starts above it by what has to go")
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
