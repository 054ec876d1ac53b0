import ElasticStretch
import HeaderCore
import ScrollPhysics
import ScrollSimulator
import SimulationTestSupport
import Testing

/// The elastic header as its document lays it out: a rectangle in the content's coordinates, whose
/// bottom edge is the content's own top.
struct ElasticOracle {
  let headerHeight: Double

  func stretch(contentOffset: Double) -> Double {
    -min(0, contentOffset + headerHeight)
  }

  func rect(contentOffset: Double) -> (y: Double, height: Double) {
    let stretch = stretch(contentOffset: contentOffset)
    return (y: -headerHeight - stretch, height: headerHeight + stretch)
  }
}

/// The elastic header against its document's rectangle, row by row.
@Suite struct ElasticDocumentTests {
  // One addition and one subtraction of numbers below 10,000.
  static let rounding = 1e-11

  /// Holds every row against the document: the rectangle, and that nothing ever comes between the
  /// header and the content.
  private func check(_ played: [SimulationRow], height: Double) throws {
    try #require(played.count > 1)
    let oracle = ElasticOracle(headerHeight: height)
    for row in played {
      let rect = oracle.rect(contentOffset: row.finalOffset)
      let moment = "\(row.eventName) at \(row.time) ms, offset \(row.finalOffset)"
      #expect(row.event != nil, "the layout follows the content and has no animation")
      #expect(abs(row.layout.headerMinY - (rect.y - row.finalOffset)) < Self.rounding, "\(moment)")
      #expect(abs(row.layout.headerHeight - rect.height) < Self.rounding, "\(moment)")
      #expect(abs(row.layout.headerMaxY - row.contentTop) < Self.rounding, "\(moment)")
      let stretch = oracle.stretch(contentOffset: row.finalOffset)
      #expect(abs(row.layout.stretch - stretch) < Self.rounding, "\(moment)")
      let gone = max(0, -row.layout.headerMinY) / height
      #expect(abs(row.layout.collapsedFraction - min(1, gone)) < Self.rounding, "\(moment)")
      #expect(row.layout.scrollViewMinY == 0)
      // Once the header has answered, its inset and everybody else's add up to its height.
      guard row.cause != nil else { continue }
      #expect(abs(row.scroll.adjustedContentInset.top - height) < Self.rounding, "\(moment)")
    }
  }

  @Test(
    "Gestures move the header as the document does, bounces included",
    arguments: AssortedInput.all, [60.0, 120])
  func document(input: AssortedInput, frameRate: Double) throws {
    for safeArea in [0.0, 47, 59] {
      let played = try rows(
        of: HeaderDriver(ElasticStretchHeader()), playing: input,
        configuration: screen(safeArea: safeArea, frameRate: frameRate))
      try check(played, height: 200)
    }
  }
}
