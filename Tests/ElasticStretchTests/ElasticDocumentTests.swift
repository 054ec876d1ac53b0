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
      #expect(row.isEvent, "the layout follows the content and has no animation")
      #expect(abs(row.layout.headerMinY - (rect.y - row.finalOffset)) < Self.rounding, "\(moment)")
      #expect(abs(row.layout.headerHeight - rect.height) < Self.rounding, "\(moment)")
      #expect(abs(row.layout.headerMaxY - row.contentTop) < Self.rounding, "\(moment)")
      let stretch = oracle.stretch(contentOffset: row.finalOffset)
      #expect(abs(row.layout.stretch - stretch) < Self.rounding, "\(moment)")
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

  @Test("Pulled by p points of rubber band, the header is p points taller, its top at the screen's")
  func pulled() throws {
    for (drag, safeArea) in [(40.0, 0.0), (210, 0), (210, 59), (800, 47)] {
      let played = try rows(
        of: HeaderDriver(ElasticStretchHeader()), gesture: "drag \(drag) over 300; hold 100",
        configuration: screen(safeArea: safeArea))
      let held = try #require(played.last { $0.finger != nil })
      let pull = RubberBand(dimension: 852).overscroll(forPull: drag - 10)
      // The offset lies on the pixel grid: half a pixel at 3x.
      #expect(abs(held.layout.headerHeight - (200 + pull)) <= 1.0 / 6 + 1e-9, "drag \(drag)")
      #expect(held.layout.headerMinY == 0)
      let end = try #require(played.last).layout
      #expect(end.headerHeight == 200 && end.headerMinY == 0, "and back")
    }
  }

  @Test("Scrolled, the header leaves with the content, point by point, at its resting height")
  func scrolled() throws {
    let played = try rows(
      of: HeaderDriver(ElasticStretchHeader()), gesture: "drag -310 over 600; hold 100")
    let scrolls = played.named("didScroll")
    #expect(scrolls.count > 20)
    #expect(scrolls.allSatisfy { $0.layout.headerHeight == 200 && $0.layout.stretch == 0 })
    let held = try #require(played.last { $0.finger != nil })
    #expect(held.layout.headerMinY == -300)
    #expect(held.layout.collapsedFraction == 1)
  }
}
