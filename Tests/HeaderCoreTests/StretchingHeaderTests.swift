import HeaderConformance
import SimulationTestSupport
import Testing

@Suite("Stretching header")
struct StretchingHeaderTests {
  @Test(
    "equals its base except for the stretch, row by row", arguments: assortedGestures,
    HeaderMounting.allCases)
  func sameElsewhere(gesture: String, mounting: HeaderMounting) throws {
    let configuration = screen(mounting: mounting)
    let plain = try rows(
      of: HeaderDriver(TwitterCondenseHeader()), gesture: gesture, configuration: configuration)
    let stretching = try rows(
      of: HeaderDriver(TwitterCondenseHeader().stretching), gesture: gesture,
      configuration: configuration)
    try #require(plain.count == stretching.count)
    for (plain, row) in zip(plain, stretching) {
      var bare = row.layout
      #expect(bare.stretch == 0 || bare.collapsedFraction == 0)
      // In the frames of an animation, a collapse that begins in a pull has a longer way.
      guard row.event != nil else { continue }
      bare.headerHeight = plain.layout.headerHeight
      bare.stretch = 0
      #expect(bare == plain.layout, "\(row.time) ms")
      let more = row.layout.headerHeight - plain.layout.headerHeight
      #expect(abs(more - row.layout.stretch) < 1e-9, "\(row.time) ms")
      #expect(row.scroll == plain.scroll && row.correctedOffset == plain.correctedOffset)
    }
  }

  @Test("stays joined to content that is pulled", arguments: HeaderMounting.allCases)
  func joined(mounting: HeaderMounting) throws {
    func play<Behavior: HeaderBehavior>(_ behavior: Behavior) throws {
      let played = try rows(
        of: HeaderDriver(behavior), gesture: "drag 200 over 400; hold 200; lift",
        configuration: screen(safeArea: 59, mounting: mounting))
      let pulled = played.filter { $0.layout.stretch > 0 }
      try #require(pulled.count > 10)
      for row in pulled {
        // Sums of points below 1000.
        #expect(abs(row.layout.headerMaxY - row.contentMinY(under: row.layout)) < 1e-9)
        #expect(try #require(row.overlap) < 1e-9)
      }
      #expect(played.last?.layout.stretch == 0)
    }
    try play(TwitterCondenseHeader().stretching)
    try play(FacebookHideHeader().stretching)
    try play(EnterAlwaysHeader().stretching)
    try play(TwoStageHeader().stretching)
    try play(DetentsHeader().stretching)
  }

  @Test("continues a stretched header without its stretch")
  func continuing() {
    let pulled = HeaderLayout(
      headerMinY: 0, headerHeight: 118, scrollViewMinY: 88, stretch: 30)
    let state = ProbeHeader().stretching.state(continuing: pulled, from: nil, in: .typical())
    #expect(state.continuedHeight == 88)
  }

  @Test("keeps every law")
  func laws() {
    let checker = ConformanceChecker(caseCount: isBroad ? 250 : 50, seed: 20_160_531)
    for report in checker.violations(of: StretchingHeader<TwitterCondenseHeader>.self)
      + checker.violations(of: StretchingHeader<EnterAlwaysHeader>.self)
      + checker.violations(of: StretchingHeader<DetentsHeader>.self)
    {
      Issue.record("\(report.description())")
    }
  }

  @Test(
    "does not stretch by a rotation or an inset", arguments: HeaderMounting.allCases,
    ["safe-area 0", "inset 50; inset 0", "inset 50; wait 50; inset 0; wait 50; safe-area 20"])
  func geometryIsNoPull(mounting: HeaderMounting, gesture: String) throws {
    let configuration = screen(safeArea: 59, mounting: mounting)
    for driver: any HeaderDriving in [
      HeaderDriver(TwitterCondenseHeader().stretching), HeaderDriver(LargeTitleHeader()),
      HeaderDriver(ElasticStretchHeader()),
    ] {
      let played = try rows(of: driver, gesture: gesture, configuration: configuration)
      #expect(played.allSatisfy { $0.layout.stretch == 0 }, "\(driver.descriptor.name)")
    }
  }

  @Test("has the base's parameters, with their partners")
  func parameters() throws {
    typealias Stretching = StretchingHeader<TwitterCondenseHeader>
    #expect(Stretching.parameters.map(\.name) == TwitterCondenseHeader.parameters.map(\.name))
    #expect(Stretching.parameters.first?.property == "base.condensing.maximumHeight")
    let low = try Stretching(applying: [HeaderParameterAssignment("maximum-height", .number(40))])
    #expect(low.base.condensing.minimumHeight == 40)
    #expect(Stretching.descriptor.name == "twitter-condense-stretching")
  }

  @Test("fires a trigger once for each pull that is far enough")
  func trigger() throws {
    func fired(at stretch: Double, _ gesture: String) throws -> [Double] {
      var trigger = StretchTrigger(at: stretch)
      let played = try rows(
        of: HeaderDriver(TwitterCondenseHeader().stretching), gesture: gesture)
      return played.filter { trigger.fires(for: $0.layout) }.map(\.layout.stretch)
    }
    let far = "drag 400 over 300; hold 100; lift; wait 2000"
    // The rubber band halves the pull.
    #expect(try fired(at: 100, "drag 120 over 300; hold 100; lift").isEmpty)
    for gesture in [far, "drag 400 over 300; drag 100 over 100; lift; wait 2000"] {
      let once = try fired(at: 100, gesture)
      #expect(once.count == 1)
      #expect(once.allSatisfy { 100..<130 ~= $0 }, "in the first event")
    }
    #expect(try fired(at: 100, "\(far); \(far)").count == 2)
    #expect(try fired(at: 1000, far).isEmpty)
  }
}
