import SimulationTestSupport
import Testing

/// A flick that starts beyond the top edge, comes back through it and then meets the header.
@Suite struct ReturningFlingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let technique: String
    let frameRate: Double
    let flick: Double

    var testDescription: String { "\(technique), \(flick) points, \(frameRate) Hz" }
  }

  static let cases = ["twitter-condense", "facebook-hide", "tiki-condense"].flatMap { name in
    [60.0, 120].flatMap { frameRate in
      stride(from: 40.0, through: 140, by: 10).map {
        Case(technique: name, frameRate: frameRate, flick: $0)
      }
    }
  }

  @Test("It goes on at its speed while the header takes its travel", arguments: cases)
  func keepsSpeed(_ test: Case) throws {
    let gesture = "drag 300 over 300; drag -\(test.flick) over 50; lift"
    let condensing = try rows(
      of: test.technique, gesture: gesture,
      configuration: screen(content: 5000, safeArea: 20, frameRate: test.frameRate))
    // The same scroll view without a header in it: as high as the header leaves it.
    let plain = try rows(
      gesture: gesture,
      configuration: screen(content: 5000, container: 852 - 108, frameRate: test.frameRate))
    let header = condensing.filter { $0.cause == .deceleration }
    let content = plain.filter { $0.cause == .deceleration }
    #expect(header.contains { $0.layout.collapsedFraction > 0 }, "the header is hardly met")
    for (row, expected) in zip(header, content) {
      let travelled = row.finalOffset + 108 - row.layout.headerHeight
      #expect(abs(travelled - expected.scroll.contentOffset) < 1e-9, "at \(row.time) ms")
    }
  }

  @Test(
    "Content that the header holds at the top edge lies on the edge, not beside it",
    arguments: cases)
  func onTheEdge(_ test: Case) throws {
    let played = try rows(
      of: test.technique,
      gesture: "drag 300 over 300; drag -\(test.flick) over 50; lift",
      configuration: screen(content: 5000, safeArea: 20, frameRate: test.frameRate))
    for row in played where row.correctedOffset != nil {
      #expect(row.finalOffset == 0 || row.finalOffset > 1e-6, "at \(row.time) ms")
    }
  }
}
