import SimulationTestSupport
import Testing

/// The condensing techniques against the article's own rule, row by row.
@Suite struct DocumentAgreementTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let technique: String
    let minimum: Double
    let frameRate: Double

    var testDescription: String { "\(technique) at \(frameRate) Hz" }
  }

  static let cases = [60.0, 120.0].flatMap {
    [
      Case(technique: "twitter-condense", minimum: 44, frameRate: $0),
      Case(technique: "facebook-hide", minimum: 0, frameRate: $0),
      Case(technique: "tiki-condense", minimum: 44, frameRate: $0),
    ]
  }

  static let gestures = [
    "drag -150 over 300; lift; wait 2500; drag 38 over 400; hold 150; lift",
    "drag -40 over 400; hold 200; lift; wait 500; drag 400 over 600; lift",
    "drag -300 over 100; lift; wait 200; drag 200 over 150; lift; wait 50; hold 30; lift",
    "drag 200 over 300; drag -400 over 500; drag 37 over 111; hold 100; lift",
    "drag -900 over 200; lift; wait 100; drag -900 over 100; lift; wait 3000; drag 60 over 200",
    "scroll-to 400; wait 400; collapse; wait 400; drag 80 over 300; hold 200; lift",
    "drag -600 over 50; lift",
    "scroll-to 900; wait 400; collapse; wait 300; drag 500 over 50; lift",
  ]

  @Test(
    "13: However slow or fast, gestures move the header as the article does", arguments: cases,
    gestures)
  func scripted(_ test: Case, gesture: String) throws {
    let played = try rows(
      of: test.technique, gesture: gesture, configuration: screen(frameRate: test.frameRate))
    #expect(try agreements(of: played, test) > 2, "the oracle was hardly asked")
  }

  @Test(
    "Digitized gestures move the header as the article does, and end at rest",
    arguments: cases, FingerTrace.all)
  func digitized(_ test: Case, trace: FingerTrace) throws {
    let technique = try #require(HeaderCatalog.standard[test.technique])
    let played = try rows(
      of: technique.makeDriver(), touches: trace.touches,
      configuration: screen(frameRate: test.frameRate))
    _ = try agreements(of: played, test)
    let end = try #require(played.last).layout.collapsedFraction
    #expect(end == 0 || end == 1, "ends between its rests")
  }

  /// Holds every row of the user's travel against the oracle, or, where the event does not stay
  /// inside the range of offsets or heights, against the conservation of travel. Gives the number
  /// of rows on which the oracle could be asked.
  private func agreements(of played: [SimulationRow], _ test: Case) throws -> Int {
    var agreements = 0
    var before = try #require(played.first)
    for row in played.dropFirst() {
      defer { before = row }
      var oracle = CondensingOracle(
        maxHeaderHeight: 88, minHeaderHeight: test.minimum,
        headerHeight: before.layout.headerHeight, previousScrollOffset: before.finalOffset)
      if row.eventName == "didStop" {
        #expect(row.layout.headerHeight == oracle.heightAfterStop)
      }
      guard row.cause?.isUserTravel == true else { continue }
      let heightChange = before.layout.headerHeight - row.layout.headerHeight
      if row.cause == .drag { expectTravelKept(from: before, to: row, heightChange) }
      let range = row.scroll.contentOffsetRange
      let isInside = range.contains(row.scroll.contentOffset) && range.contains(before.finalOffset)
      let offset = oracle.scrollViewDidScroll(
        contentOffset: row.scroll.contentOffset, contentSize: row.scroll.contentSize,
        frameHeight: row.scroll.bounds)
      let travel = row.scroll.contentOffset - before.finalOffset
      // All or nothing of the travel, to the rounding of one subtraction.
      let isWhole = abs(abs(heightChange) - abs(travel)) < 1e-9 || heightChange == 0
      if isInside, isWhole {
        agreements += 1
        #expect(abs(row.layout.headerHeight - oracle.headerHeight) < 1e-9)
        #expect(abs(row.finalOffset - offset) < 1e-9)
      } else if isInside {
        // The event needed only part of its travel to move the header; the content gets the rest.
        let contentTravel = row.finalOffset - before.finalOffset
        #expect(abs(heightChange + contentTravel - travel) < 1e-9)
        #expect([test.minimum, 88].contains(row.layout.headerHeight))
      }
    }
    return agreements
  }

  /// Header travel + content travel = finger travel, beyond the edges as well.
  private func expectTravelKept(
    from before: SimulationRow, to row: SimulationRow, _ heightChange: Double
  ) {
    let asked = row.scroll.position - before.finalPosition
    let contentTravel = row.finalPosition - before.finalPosition
    // The rubber band and its inverse are each rounded a few times.
    #expect(abs(heightChange + contentTravel - asked) < 1e-9, "at \(row.time) ms")
    guard before.cause == .drag, let start = before.finger, let end = row.finger else { return }
    // Both ends of the finger's travel are rounded to a pixel of a third of a point.
    #expect(abs((start - end) - asked) < 0.34, "at \(row.time) ms")
  }
}
