import HeaderCore
import OffscreenContainer
import ScrollSimulator
import SimulationTestSupport
import Testing

/// The containing controller of the document: the top constraint it sets after every scroll, and
/// whether it paints the header in its other colour.
struct OffscreenOracle {
  let expandedHeight: Double
  let collapsedHeight: Double

  var maxScrollAmount: Double { expandedHeight - collapsedHeight }

  /// `insetTop` is the scroll view's; in the document its own inset is all there is.
  func headerViewTop(contentOffset: Double, insetTop: Double) -> Double {
    let newTopConstraintConstant = -(contentOffset + insetTop)
    return min(0, max(-maxScrollAmount, newTopConstraintConstant))
  }

  func isAtTop(contentOffset: Double, insetTop: Double) -> Bool {
    headerViewTop(contentOffset: contentOffset, insetTop: insetTop) == -maxScrollAmount
  }
}

/// The header that slides offscreen against its document's controller, row by row.
@Suite struct OffscreenDocumentTests {
  // A sum of three numbers below 10,000.
  static let rounding = 1e-11

  /// Holds every row against the document. Gives how many rows were collapsed and how many were
  /// not.
  @discardableResult
  private func check(
    _ played: [SimulationRow], safeArea: Double
  ) throws -> (collapsed: Int, open: Int) {
    try #require(played.count > 1)
    let oracle = OffscreenOracle(expandedHeight: 500, collapsedHeight: 100)
    let choreography = OffscreenContainerHeader().choreography
    // What a scroll view that begins at 100 still overlaps of the safe area is added by its host.
    let insetTop = 400 + max(0, safeArea - 100)
    var count = (collapsed: 0, open: 0)
    for row in played {
      let moment = "\(row.eventName) at \(row.time) ms, offset \(row.finalOffset)"
      #expect(row.event != nil, "the layout follows the content and has no animation")
      let top = oracle.headerViewTop(contentOffset: row.finalOffset, insetTop: insetTop)
      #expect(abs(row.layout.headerMinY - top) < Self.rounding, "\(moment)")
      #expect(row.layout.headerMinY <= 0, "never below the screen's top, \(moment)")
      #expect(row.layout.headerHeight == 500 && row.layout.scrollViewMinY == 100)
      #expect(row.layout.contentInsetTop == 400 && row.layout.stretch == 0)
      let isCollapsed = row.layout.headerMinY == -400
      #expect((row.layout.collapsedFraction == 1) == isCollapsed, "\(moment)")
      let color = choreography.value(.colorState, of: "background", in: row.layout)
      #expect(color == (isCollapsed ? 1 : 0), "\(moment)")
      #expect(
        isCollapsed == oracle.isAtTop(contentOffset: row.finalOffset, insetTop: insetTop),
        "\(moment)")
      if isCollapsed { count.collapsed += 1 } else { count.open += 1 }
    }
    return count
  }

  @Test(
    "Gestures move and paint the header as the document does",
    arguments: AssortedInput.all, [60.0, 120])
  func document(input: AssortedInput, frameRate: Double) throws {
    for safeArea in [0.0, 47, 59, 120] {
      let played = try rows(
        of: HeaderDriver(OffscreenContainerHeader()), playing: input,
        configuration: screen(safeArea: safeArea, frameRate: frameRate))
      try check(played, safeArea: safeArea)
    }
  }
}
