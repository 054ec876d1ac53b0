import SimulationTestSupport
import Testing

/// The condensing techniques, compared with the article's rule row by row.
@Suite struct DocumentAgreementTests {
  @Test(
    "Gestures of any speed move the header as in the article, and leave it at a rest",
    arguments: [("twitter-condense", 44.0), ("facebook-hide", 0), ("tiki-condense", 44)])
  func agrees(_ technique: (name: String, minimum: Double)) throws {
    var agreements = 0
    for (input, frameRate) in AssortedInput.all.flatMap({ [($0, 60.0), ($0, 120)] }) {
      let played = try rows(
        of: makeDriver(technique.name), playing: input, configuration: screen(frameRate: frameRate))
      agreements += agreementCount(of: played, minimum: technique.minimum, input)
      let end = try #require(played.last).layout.collapsedFraction
      #expect(end == 0 || end == 1, "\(input) ends between its rests")
    }
    #expect(agreements > 1000, "too few rows were compared")
  }

  /// Compares every row of the user's travel with the oracle. For an event that leaves the range of offsets or
  /// heights it checks only that header and content together move by the travel. Returns the number of rows
  /// that were compared with the oracle.
  private func agreementCount(
    of played: [SimulationRow], minimum: Double, _ input: AssortedInput
  ) -> Int {
    var agreements = 0
    for (before, row) in zip(played, played.dropFirst()) {
      var oracle = CondensingOracle(
        maxHeaderHeight: 88, minHeaderHeight: minimum,
        headerHeight: before.layout.headerHeight, previousScrollOffset: before.finalOffset)
      if row.eventName == "didStop" {
        #expect(row.layout.headerHeight == oracle.heightAfterStop, "\(input)")
      }
      guard row.cause?.isUserTravel == true else { continue }
      let heightChange = before.layout.headerHeight - row.layout.headerHeight
      let contentTravel = row.finalPosition - before.finalPosition
      // Header travel + content travel = finger travel, also beyond the edges, up to the rounding errors of the
      // rubber band and its inverse.
      let asked = row.scroll.position - before.finalPosition
      let isDragged = row.cause == .drag && before.cause == .drag
      #expect(!isDragged || abs(heightChange + contentTravel - asked) < 1e-9, "\(input)")
      let range = row.scroll.contentOffsetRange
      guard range.contains(row.scroll.contentOffset), range.contains(before.finalOffset) else {
        continue
      }
      let offset = oracle.scrollViewDidScroll(
        contentOffset: row.scroll.contentOffset, contentSize: row.scroll.contentSize,
        frameHeight: row.scroll.bounds)
      let travel = row.scroll.contentOffset - before.finalOffset
      // The header takes all of the travel or none, up to a rounding error.
      if abs(abs(heightChange) - abs(travel)) < 1e-9 || heightChange == 0 {
        agreements += 1
        #expect(abs(row.layout.headerHeight - oracle.headerHeight) < 1e-9, "\(input)")
        #expect(abs(row.finalOffset - offset) < 1e-9)
      } else {
        // The event needed only part of its travel to move the header; the content gets the rest.
        #expect(abs(heightChange + row.finalOffset - before.finalOffset - travel) < 1e-9)
        #expect([minimum, 88].contains(row.layout.headerHeight))
      }
    }
    return agreements
  }
}
