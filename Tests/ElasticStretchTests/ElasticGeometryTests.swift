import ElasticStretch
import HeaderCore
import ScrollSimulator
import SimulationTestSupport
import Testing

/// Where the elastic header rests, whatever insets there are and however tall it is.
@Suite struct ElasticGeometryTests {
  private func driver() -> HeaderDriver<ElasticStretchHeader> {
    HeaderDriver(ElasticStretchHeader())
  }

  @Test(
    "The header rests whole at the screen's top, whether or not the host adds the safe area",
    arguments: [0.0, 47, 59], [true, false])
  func restingOffset(safeArea: Double, isAdded: Bool) {
    let header = ElasticStretchHeader()
    let added = isAdded ? safeArea : 0
    var headerInset = 0.0
    var layout = HeaderLayout.zero
    // Placed once without an inset and once with its own, as a host does.
    for _ in 1...2 {
      let scroll = ScrollMetrics(
        contentOffset: -(headerInset + added), contentSize: 2000, bounds: 852,
        adjustedContentInset: ScrollInsets(top: headerInset + added, bottom: 0),
        headerInset: headerInset)
      let context = HeaderContext(
        scroll: scroll,
        environment: HeaderEnvironment(containerHeight: 852, safeAreaTop: safeArea))
      layout = header.layout(for: header.initialState(in: context), in: context)
      headerInset = layout.contentInsetTop
    }
    #expect(headerInset + added == 200, "content rests at -200")
    #expect(layout.headerMinY == 0 && layout.headerHeight == 200)
    #expect(layout.stretch == 0 && layout.collapsedFraction == 0)
  }

  @Test("16: A header that measures itself anew while scrolled leaves the rows where they are")
  func measuredWhileScrolled() throws {
    for offset in [-120.0, -1, 0, 340] {
      for height in [150.0, 260] {
        let statements = try script("wait 100") + [.perform(.setFittingHeight(height))]
        let played = rows(
          of: driver(), statements: statements, configuration: screen(offset: offset))
        let end = try #require(played.last)
        #expect(end.finalOffset == offset)
        #expect(end.layout.headerMaxY == -offset, "still joined to the content")
        #expect(end.layout.headerHeight == height)
      }
    }
    let shorter = rows(
      of: driver(), statements: [.perform(.setFittingHeight(50))],
      configuration: screen(offset: -120))
    #expect(shorter.last?.finalOffset == -50, "content would float below a header of 50")
    #expect(shorter.last?.layout.headerMinY == 0)
  }

  @Test("Collapsing scrolls to where the header is gone, expanding to where it is whole")
  func collapseAndExpand() throws {
    for configuration in [screen(), screen(safeArea: 59), screen(insetTop: 30)] {
      let played = try rows(
        of: driver(), gesture: "collapse; wait 1000; expand", configuration: configuration)
      let gone = try #require(played.last { $0.time < 1000 })
      #expect(gone.finalOffset == 0 && gone.layout.headerMaxY == 0)
      let whole = try #require(played.last)
      #expect(whole.finalOffset == -200)
      #expect(whole.layout.headerMinY == 0 && whole.layout.headerHeight == 200)
      #expect(played.named("didEndScrollingAnimation").count == 2)
    }
  }

  @Test(
    "A finger that is down when the app collapses it stays in charge", arguments: [true, false])
  func collapseUnderAFinger(isAnimated: Bool) throws {
    let played = rows(
      of: driver(),
      statements: try script("drag -50 over 100")
        + [.perform(.setCollapsed(true, animated: isAnimated))]
        + script("drag -60 over 100; hold 200"))
    let held = try #require(played.last { $0.finger != nil })
    // Nothing scrolls by itself under a finger, and what goes there at once goes on from there.
    #expect(held.finalOffset == (isAnimated ? -200 + 40 + 60 : 60))
    #expect(played.named("didEndScrollingAnimation").isEmpty)
  }

  @Test("A header of no height, or a negative measurement, is no header")
  func noHeight() throws {
    let flat = try ElasticStretchHeader(applying: [HeaderParameterAssignment("height", .number(0))])
    for (driver, fitting) in [(HeaderDriver(flat), Double?.none), (driver(), -20)] {
      let played = try rows(
        of: driver, gesture: "drag -100 over 100; lift; wait 3000; scroll-to-top",
        configuration: screen(fittingHeight: fitting))
      #expect(played.allSatisfy { $0.layout.isFinite && $0.layout.headerMaxY <= -$0.finalOffset })
      #expect(played.allSatisfy { $0.layout.collapsedFraction == 0 }, "nothing to collapse")
      #expect(played.last?.finalOffset == 0)
      #expect(played.last?.layout.headerHeight == 0)
    }
  }
}
