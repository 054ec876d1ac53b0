import SimulationTestSupport
import Testing

/// A flick that starts beyond the top edge, crosses it, and then collapses the header.
@Suite struct ReturningFlingTests {
  static let techniques = ["twitter-condense", "facebook-hide", "tiki-condense"]
  static let flicks = stride(from: 40.0, through: 140, by: 10).map { $0 }

  @Test(
    "It keeps its speed while the header takes its travel, and the content waits exactly at the edge",
    arguments: techniques, flicks)
  func keepsSpeed(technique: String, flick: Double) throws {
    for frameRate in [60.0, 120] { try keepsSpeed(technique, flick, frameRate) }
  }

  private func keepsSpeed(_ technique: String, _ flick: Double, _ frameRate: Double) throws {
    let gesture = "drag 300 over 300; drag -\(flick) over 50; lift"
    let condensing = try rows(
      of: technique, gesture: gesture,
      configuration: screen(content: 5000, safeArea: 20, frameRate: frameRate))
    // The same scroll view without a header, with the same bounds.
    let plain = try rows(
      gesture: gesture,
      configuration: screen(content: 5000, container: 852 - 108, frameRate: frameRate))
    let header = condensing.filter { $0.cause == .deceleration }
    let content = plain.filter { $0.cause == .deceleration }
    #expect(
      header.contains { $0.layout.collapsedFraction > 0 }, "the fling does not reach the header")
    for (row, expected) in zip(header, content) {
      // The expanded header is 108 points high.
      let traveled = row.finalOffset + 108 - row.layout.headerHeight
      #expect(abs(traveled - expected.scroll.contentOffset) < 1e-9, "at \(row.time) ms")
    }
    for row in condensing where row.correctedOffset != nil {
      #expect(row.finalOffset == 0 || row.finalOffset > 1e-6, "at \(row.time) ms")
    }
  }
}
