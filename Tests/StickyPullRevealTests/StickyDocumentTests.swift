import HeaderCore
import ScrollSimulator
import SimulationTestSupport
import StickyPullReveal
import Testing

/// The table view's top inset as the document's delegate method sets it.
struct StickyOracle {
  let headerHeight: Double
  private(set) var contentInsetTop: Double

  /// The document's first line: the header is inset away before anything is shown.
  init(headerHeight: Double) {
    self.headerHeight = headerHeight
    contentInsetTop = -1 * headerHeight
  }

  /// `contentOffset` is measured from the edge that the other insets give; the document has none.
  mutating func scrollViewWillBeginDecelerating(contentOffset: Double) {
    if contentOffset < 0 {
      contentInsetTop = 0
    } else if contentOffset > headerHeight {
      contentInsetTop = -1 * headerHeight
    }
  }

  /// Not in the document: the app says what it wants.
  mutating func setCollapsed(_ isCollapsed: Bool) {
    contentInsetTop = isCollapsed ? -1 * headerHeight : 0
  }
}

/// The header that waits to be pulled against its document's inset, row by row.
@Suite struct StickyDocumentTests {
  static let pulls = [
    "drag 250 over 300; hold 100; lift; wait 2000; drag -200 over 150; lift",
    "drag 80 over 300; hold 100; lift; wait 1000; drag 250 over 300; lift; wait 1500; collapse",
    "drag 400 over 300; lift; wait 60; drag 20 over 50; lift; wait 900; drag -30 over 300; lift",
    "drag 300 over 100; lift; wait 1500; drag -900 over 200; lift; wait 200; scroll-to-top",
    "expand; wait 400; drag -45 over 300; hold 150; lift; wait 500; drag 45 over 300; lift",
  ]

  private func check(_ played: [SimulationRow], edgeInset: Double) throws {
    try #require(played.count > 1)
    var oracle = StickyOracle(headerHeight: 60)
    for row in played {
      let moment = "\(row.eventName) at \(row.time) ms, offset \(row.finalOffset)"
      switch row.event {
      case .willBeginDecelerating:
        oracle.scrollViewWillBeginDecelerating(
          contentOffset: row.scroll.contentOffset + edgeInset)
      case .setFraction(let fraction, _):
        oracle.setCollapsed(fraction > 0.5)
      default:
        break
      }
      // It is a table header view: the first points of the content. While the inset is animated
      // its layout is a sum of two, which may round.
      #expect(abs(row.layout.headerMinY + row.finalOffset) < 1e-11, "\(moment)")
      #expect(row.layout.headerHeight == 60 && row.layout.scrollViewMinY == 0, "\(moment)")
      guard row.event != nil else { continue }
      #expect(row.layout.contentInsetTop == oracle.contentInsetTop, "\(moment)")
      #expect(row.layout.collapsedFraction == (oracle.contentInsetTop == 0 ? 0 : 1), "\(moment)")
    }
    let end = try #require(played.last).layout
    #expect(end.contentInsetTop == oracle.contentInsetTop, "at rest the inset has arrived")
  }

  @Test(
    "Gestures reveal and hide the header as the document does",
    arguments: AssortedInput.all + pulls.map { .script($0) }, [60.0, 120])
  func document(input: AssortedInput, frameRate: Double) throws {
    for (safeArea, offset) in [(0.0, Double?.none), (47, nil), (0, 300)] {
      let played = try rows(
        of: HeaderDriver(StickyPullRevealHeader()), playing: input,
        configuration: screen(safeArea: safeArea, offset: offset, frameRate: frameRate))
      try check(played, edgeInset: safeArea)
    }
  }
}
