import SimulationTestSupport
import Testing

/// The condensing techniques, compared row by row with the rule of the article "iOS Animating UITableView Header": the
/// header takes the travel as far as its heights allow, and snaps to the nearer of them.
@Suite struct DocumentAgreementTests {
  @Test(
    "Gestures of any speed move the header as in the article, and leave it at a rest",
    arguments: [("twitter-condense", 44.0), ("facebook-hide", 0), ("tiki-condense", 44)])
  func agrees(_ technique: (name: String, minimum: Double)) throws {
    let heights = technique.minimum...88
    for (input, frameRate) in AssortedInput.all.flatMap({ [($0, 60.0), ($0, 120)] }) {
      let played = try rows(
        of: makeDriver(technique.name), playing: input, configuration: screen(frameRate: frameRate))
      for (before, row) in zip(played, played.dropFirst()) {
        compare(row, after: before, heights, "\(input), \(row.time) ms")
      }
      let end = try #require(played.last).layout.headerHeight
      #expect(end == heights.lowerBound || end == 88, "\(input)")
    }
  }

  private func compare(
    _ row: SimulationRow, after before: SimulationRow, _ heights: ClosedRange<Double>,
    _ moment: Comment
  ) {
    let (old, new) = (before.layout.headerHeight, row.layout.headerHeight)
    let middle = (heights.lowerBound + heights.upperBound) / 2
    if row.event == .didStop {
      #expect(new == (old > middle ? heights.upperBound : heights.lowerBound), moment)
    }
    guard row.cause?.isUserTravel == true else { return }
    // Header travel + content travel = finger travel, also beyond the edges, up to the rounding errors of the rubber
    // band and its inverse.
    let travel = row.scroll.position - before.finalPosition
    let contentTravel = row.finalPosition - before.finalPosition
    let isDragged = row.cause == .drag && before.cause == .drag
    #expect(!isDragged || abs(old - new + contentTravel - travel) < 1e-9, moment)
    let range = row.scroll.contentOffsetRange
    guard range.contains(row.scroll.contentOffset), range.contains(before.finalOffset) else {
      return
    }
    let height = min(max(old - travel, heights.lowerBound), heights.upperBound)
    #expect(abs(new - height) < 1e-9, moment)
  }
}
