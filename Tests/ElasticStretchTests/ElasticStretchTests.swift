import ElasticStretch
import SimulationTestSupport
import Testing

/// The elastic header of the document: a rectangle in the content's coordinates, whose bottom edge is the content's top.
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

/// The elastic header, compared with its document row by row, and where it rests with any insets and heights.
@Suite struct ElasticStretchTests: TechniqueTests {
  typealias Technique = ElasticStretchHeader

  @Test(
    "Gestures move the header as the document does, without a gap to the content",
    arguments: AssortedInput.all, [60.0, 120])
  func document(input: AssortedInput, frameRate: Double) throws {
    let oracle = ElasticOracle(headerHeight: 200)
    // One addition and one subtraction of numbers below 10,000.
    let rounding = 1e-11
    for safeArea in [0.0, 47, 59] {
      let played = try rows(
        of: HeaderDriver(ElasticStretchHeader()), playing: input,
        configuration: screen(safeArea: safeArea, frameRate: frameRate))
      try #require(played.count > 1)
      for row in played {
        let (layout, offset) = (row.layout, row.finalOffset)
        let rect = oracle.rect(contentOffset: offset)
        let moment = "\(row.eventName) at \(row.time) ms, offset \(offset)"
        #expect(row.event != nil, "no animation of its own")
        #expect(abs(layout.headerMinY - (rect.y - offset)) < rounding, "\(moment)")
        #expect(abs(layout.headerHeight - rect.height) < rounding, "\(moment)")
        #expect(abs(layout.headerMaxY - row.contentTop) < rounding, "\(moment)")
        #expect(abs(layout.stretch - oracle.stretch(contentOffset: offset)) < rounding, "\(moment)")
        let hidden = min(1, max(0, -layout.headerMinY) / 200)
        #expect(abs(layout.collapsedFraction - hidden) < rounding, "\(moment)")
        #expect(layout.scrollViewMinY == 0)
        // Once the header has answered, its inset and all others add up to its height.
        guard row.cause != nil else { continue }
        #expect(abs(row.scroll.adjustedContentInset.top - 200) < rounding, "\(moment)")
      }
    }
  }

  @Test(
    "At rest all of the header is visible, whether or not the host adds the safe area",
    arguments: [0.0, 47, 59], [true, false])
  func restingOffset(safeArea: Double, isAdded: Bool) {
    let header = ElasticStretchHeader()
    let added = isAdded ? safeArea : 0
    var headerInset = 0.0
    var layout = HeaderLayout.zero
    // A host lays out twice: without the header's inset, then with it.
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

  @Test(
    "A height between two pixels is not stretched after a pull", arguments: HeaderMounting.allCases)
  func restBetweenPixels(mounting: HeaderMounting) throws {
    let played = try play(
      "drag 60 over 300; lift", [("height", .number(150.5))], screen(mounting: mounting))
    #expect(played.last?.eventName == "didStop")
    #expect(played.last?.layout.headerHeight == 150.5)
  }

  @Test("A new fitting height of a scrolled header leaves the rows where they are")
  func measuredWhileScrolled() throws {
    for offset in [-120.0, -1, 0, 340] {
      for height in [150.0, 260] {
        let played = try play("wait 100; fitting-height \(height)", [], screen(offset: offset))
        let end = try #require(played.last)
        #expect(end.finalOffset == offset)
        #expect(end.layout.headerMaxY == -offset, "no gap to the content")
        #expect(end.layout.headerHeight == height)
      }
    }
    let shorter = try play("fitting-height 50", [], screen(offset: -120))
    #expect(shorter.last?.finalOffset == -50, "no gap below a header of 50 points")
    #expect(shorter.last?.layout.headerMinY == 0)
  }

  @Test(
    "Collapsing scrolls to where the header is hidden, expanding to where all of it is visible",
    arguments: [screen(), screen(safeArea: 59), screen(insetTop: 30)])
  func collapseAndExpand(configuration: SimulatorConfiguration) throws {
    let played = try play("collapse; wait 1000; expand", [], configuration)
    let hidden = try #require(played.last { $0.time < 1000 })
    #expect(hidden.finalOffset == 0 && hidden.layout.headerMaxY == 0)
    let end = try #require(played.last)
    #expect(end.finalOffset == -200)
    #expect(end.layout.headerMinY == 0 && end.layout.headerHeight == 200)
    #expect(played.named("didEndScrollingAnimation").count == 2)
  }

  @Test(
    "Under a finger a request is performed at once or not at all",
    arguments: [("collapse", -200.0 + 40 + 60), ("fraction 1 at-once", 60)])
  func collapseUnderAFinger(request: String, offset: Double) throws {
    let played = try play("drag -50 over 100; \(request); drag -60 over 100; hold 200")
    let held = try #require(played.last { $0.finger != nil })
    #expect(held.finalOffset == offset)
    #expect(played.named("didEndScrollingAnimation").isEmpty)
  }

  @Test("A height of zero, or a negative measurement, is no header")
  func noHeight() throws {
    for (height, fitting) in [(0.0, Double?.none), (200, -20)] {
      let played = try play(
        "drag -100 over 100; lift; wait 3000; scroll-to-top", [("height", .number(height))],
        screen(fittingHeight: fitting))
      #expect(played.allSatisfy { $0.layout.isFinite && $0.layout.headerMaxY <= -$0.finalOffset })
      #expect(played.allSatisfy { $0.layout.collapsedFraction == 0 }, "nothing to collapse")
      #expect(played.last?.finalOffset == 0)
      #expect(played.last?.layout.headerHeight == 0)
    }
  }
}
