import OffscreenContainer
import SimulationTestSupport
import Testing

/// The container controller of the document: the top constraint that it sets after every scroll, and whether it shows
/// the header in its other color.
struct OffscreenOracle {
  let expandedHeight: Double
  let collapsedHeight: Double

  var maxScrollAmount: Double { expandedHeight - collapsedHeight }

  /// `insetTop` is the scroll view's. In the document only the header adds to it.
  func headerViewTop(contentOffset: Double, insetTop: Double) -> Double {
    let newTopConstraintConstant = -(contentOffset + insetTop)
    return min(0, max(-maxScrollAmount, newTopConstraintConstant))
  }

  func isAtTop(contentOffset: Double, insetTop: Double) -> Bool {
    headerViewTop(contentOffset: contentOffset, insetTop: insetTop) == -maxScrollAmount
  }
}

/// The header that slides offscreen, compared with its document row by row, and where it rests.
@Suite struct OffscreenContainerTests: TechniqueTests {
  typealias Technique = OffscreenContainerHeader

  @Test(
    "Gestures move and color the header as the document does",
    arguments: AssortedInput.all, [60.0, 120])
  func document(input: AssortedInput, frameRate: Double) throws {
    for (safeArea, collapsed) in [(0.0, 100.0), (47, 100), (59, 0), (120, 77.7), (120, 100)] {
      let header = OffscreenContainerHeader(heights: collapsed...500)
      let oracle = OffscreenOracle(expandedHeight: 500, collapsedHeight: collapsed)
      let slide = oracle.maxScrollAmount
      // The host adds the part of the safe area that overlaps the scroll view.
      let insetTop = slide + max(0, safeArea - collapsed)
      let played = try rows(
        of: HeaderDriver(header), playing: input,
        configuration: screen(safeArea: safeArea, frameRate: frameRate))
      try #require(played.count > 1)
      #expect(played[0].layout.headerMinY == 0, "expanded at rest")
      for row in played {
        let (layout, offset) = (row.layout, row.finalOffset)
        let moment = "\(row.eventName) at \(row.time) ms, offset \(offset)"
        #expect(row.event != nil, "no animation of its own")
        let top = oracle.headerViewTop(contentOffset: offset, insetTop: insetTop)
        // A sum of three numbers below 10,000.
        #expect(abs(layout.headerMinY - top) < 1e-11, "\(moment)")
        #expect(layout.headerMinY <= 0, "never below the screen's top, \(moment)")
        #expect(layout.headerHeight == 500 && layout.scrollViewMinY == collapsed)
        #expect(layout.contentInsetTop == slide && layout.stretch == 0)
        let isCollapsed = layout.headerMinY == -slide
        #expect((layout.collapsedFraction == 1) == isCollapsed, "\(moment)")
        let color = header.choreography.value(.colorState, of: "background", in: layout)
        #expect(color == (isCollapsed ? 1 : 0), "\(moment)")
        #expect(
          isCollapsed == oracle.isAtTop(contentOffset: offset, insetTop: insetTop), "\(moment)")
      }
    }
  }

  @Test(
    "Collapsing scrolls until the lower part is left, expanding until all is visible",
    arguments: [screen(), screen(safeArea: 120), screen(insetTop: 30)])
  func collapseAndExpand(configuration: SimulatorConfiguration) throws {
    let played = try play("collapse; wait 1000; expand", [], configuration)
    let collapsed = try #require(played.last { $0.time < 1000 })
    #expect(collapsed.layout.headerMinY == -400 && collapsed.layout.collapsedFraction == 1)
    #expect(collapsed.finalOffset == played.first.map { $0.finalOffset + 400 }, "no further")
    let expanded = try #require(played.last)
    #expect(expanded.layout.headerMinY == 0 && expanded.layout.collapsedFraction == 0)
    #expect(expanded.finalOffset == played.first?.finalOffset)
    #expect(played.named("didEndScrollingAnimation").count == 2)
  }

  @Test("A header of equal heights never moves, and nothing is divided by zero")
  func noSlide() throws {
    let played = try play(
      "drag -200 over 200; lift; wait 2000; drag 400 over 200; lift; collapse",
      [("expanded-height", .number(100)), ("collapsed-height", .number(100))])
    #expect(played.allSatisfy { $0.layout.headerMinY == 0 && $0.layout.isFinite })
    #expect(played.allSatisfy { $0.layout.collapsedFraction == 0 }, "nothing to collapse")
    var unchecked = OffscreenContainerHeader()
    unchecked.collapsedHeight = 700
    let first = try #require(rows(of: HeaderDriver(unchecked), gesture: "wait 1").first)
    #expect(first.layout.contentInsetTop == 0, "the rows begin where the scroll view does")
  }

  @Test(
    "A new fitting height of a scrolled header leaves the rows where they are",
    arguments: [(-200.0, -320.0), (0, -520), (340, -520)])
  func measuredWhileScrolled(offset: Double, minY: Double) throws {
    let played = try play("wait 100; fitting-height 620", [], screen(offset: offset))
    let end = try #require(played.last)
    #expect(end.finalOffset == offset && end.layout.headerMinY == minY)
    #expect(end.layout.headerMaxY == max(100, 100 - offset), "unchanged")
  }
}
