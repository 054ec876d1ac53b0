import HeaderCore
import OffscreenContainer
import ScrollSimulator
import SimulationTestSupport
import Testing

/// Where the header that slides offscreen rests, and when it starts to move.
@Suite struct OffscreenGeometryTests {
  private func driver(
    expanded: Double = 500, collapsed: Double = 100
  ) throws -> HeaderDriver<OffscreenContainerHeader> {
    HeaderDriver(
      try OffscreenContainerHeader(applying: [
        HeaderParameterAssignment("expanded-height", .number(expanded)),
        HeaderParameterAssignment("collapsed-height", .number(collapsed)),
      ]))
  }

  @Test(
    "The header starts to move with the first point of travel, whatever the safe area",
    arguments: [0.0, 47, 59, 120], [100.0, 40, 0])
  func firstPoint(safeArea: Double, collapsed: Double) throws {
    let played = try rows(
      of: driver(collapsed: collapsed), gesture: "drag -11 over 100; hold 50; drag -1 over 50",
      configuration: screen(safeArea: safeArea))
    let first = try #require(played.first)
    #expect(first.layout.headerMinY == 0, "at rest it is whole")
    #expect(first.scroll.contentOffset == -(500 - collapsed) - max(0, safeArea - collapsed))
    let scrolls = played.named("didScroll").filter { $0.cause == .drag }
    let start = try #require(scrolls.first)
    #expect(start.layout.headerMinY < 0, "with the very first event")
    for row in scrolls {
      // Both are the same travel; the offset's own subtraction may round.
      let travel = row.scroll.contentOffset - first.scroll.contentOffset
      #expect(abs(row.layout.headerMinY + travel) < 1e-11)
    }
    #expect(played.last?.layout.headerMinY == -2, "12 points of finger less the slop")
  }

  @Test("It is collapsed exactly when it has gone all the way, for heights that no pixel fits")
  func collapsedExactly() throws {
    for (expanded, collapsed) in [(500.0, 100.0), (333.3, 77.7), (100.1, 0.3), (90, 89)] {
      for seed in seeds {
        var random = SeededRandom(seed: seed)
        let driver = try driver(expanded: expanded, collapsed: collapsed)
        let slide = expanded - collapsed
        for _ in 1...300 {
          let offset = random.number(in: -2 * slide...slide)
          let scroll = ScrollMetrics(
            contentOffset: Bool.random(using: &random) ? offset : 0, contentSize: 2000,
            bounds: 852 - collapsed, adjustedContentInset: ScrollInsets(top: slide, bottom: 0),
            headerInset: slide)
          let context = HeaderContext(
            scroll: scroll, environment: HeaderEnvironment(containerHeight: 852))
          let layout = driver.update(for: .didScroll(.drag), in: context).layout
          #expect(
            (layout.collapsedFraction == 1) == (layout.headerMinY == -slide),
            "offset \(scroll.contentOffset), seed \(seed)")
        }
      }
    }
  }

  @Test("Collapsing scrolls to where the foot is left, expanding to where the header is whole")
  func collapseAndExpand() throws {
    for configuration in [screen(), screen(safeArea: 120), screen(insetTop: 30)] {
      let played = try rows(
        of: driver(), gesture: "collapse; wait 1000; expand", configuration: configuration)
      let collapsed = try #require(played.last { $0.time < 1000 })
      #expect(collapsed.layout.headerMinY == -400 && collapsed.layout.collapsedFraction == 1)
      #expect(collapsed.finalOffset == played.first.map { $0.finalOffset + 400 }, "no further")
      let expanded = try #require(played.last)
      #expect(expanded.layout.headerMinY == 0 && expanded.layout.collapsedFraction == 0)
      #expect(expanded.finalOffset == played.first?.finalOffset)
      #expect(played.named("didEndScrollingAnimation").count == 2)
    }
  }

  @Test("A header that is no taller than its foot never moves, and nothing is divided by zero")
  func noSlide() throws {
    let played = try rows(
      of: driver(expanded: 100, collapsed: 100),
      gesture: "drag -200 over 200; lift; wait 2000; drag 400 over 200; lift; collapse")
    #expect(played.allSatisfy { $0.layout.headerMinY == 0 && $0.layout.isFinite })
    #expect(played.allSatisfy { $0.layout.collapsedFraction == 0 }, "nothing to collapse")
    var unchecked = OffscreenContainerHeader()
    unchecked.collapsedHeight = 700
    let first = try #require(rows(of: HeaderDriver(unchecked), gesture: "wait 1").first)
    #expect(first.layout.contentInsetTop == 0, "the rows begin where the scroll view does")
  }

  @Test("16: A header that measures itself anew while scrolled leaves the rows where they are")
  func measuredWhileScrolled() throws {
    for (offset, minY) in [(-200.0, -320.0), (0, -520), (340, -520)] {
      let played = rows(
        of: try driver(),
        statements: try script("wait 100") + [.perform(.setFittingHeight(620))],
        configuration: screen(offset: offset))
      let end = try #require(played.last)
      #expect(end.finalOffset == offset && end.layout.headerMinY == minY)
      #expect(end.layout.headerMaxY == max(100, 100 - offset), "as it was")
    }
  }
}
