import HeaderBehaviors
import HeaderCore
import HeaderObservation
import ScrollPhysics
import ScrollSimulator
import SimulationTestSupport
import Testing

/// What users of SwiftUI's header libraries ask for, as far as it is decided here.
@Suite struct WishTests {
  private func device(
    _ name: String, order: ObservedDevice.Order = .phasesFirst, obeys: Bool = true,
    canRequest: Bool = true, content: Double = 2000
  ) throws -> ObservedDevice {
    ObservedDevice(
      try makeDriver(name), screen(content: content, safeArea: 47), order: order, obeys: obeys,
      canRequest: canRequest)
  }

  private func layout(_ device: ObservedDevice) -> HeaderLayout { device.header.shown.layout }

  @Test("It is right on first load: room and header are there before the scroll view says anything")
  func firstLoad() throws {
    for name in HeaderCatalog.standard.names {
      let header = ObservedHeader(
        driver: try makeDriver(name), surroundings: HeaderSurroundings(containerHeight: 0))
      header.start(at: 0)
      let device = ObservedDevice(try makeDriver(name), screen(), order: .phasesFirst)
      #expect(header.topRoom == device.header.topRoom, "\(name)")
      device.play([])
      #expect(header.shown.layout.headerMinY == layout(device).headerMinY, "\(name)")
      #expect(header.shown.layout.collapsedFraction == layout(device).collapsedFraction, "\(name)")
      #expect(device.header.counts.rooms <= 1)
      #expect(device.header.counts.requests == 0)
    }
  }

  @Test(
    "It is never stuck half-way, whether the scroll view goes where it is asked to or cannot be asked",
    arguments: ["twitter-condense", "facebook-hide", "tiki-condense"], [true, false])
  func neverStuck(name: String, canRequest: Bool) throws {
    var random = SeededRandom(seed: 11)
    for number in 0..<40 {
      let device = try device(name, canRequest: canRequest)
      let first = Double.random(in: -200...20, using: &random).rounded()
      let second = Double.random(in: -80...120, using: &random).rounded()
      let hold = Bool.random(using: &random) ? "hold 200; " : ""
      let gesture =
        "drag \(first) over 200; \(hold)lift; wait 900; drag \(second) over 300; hold 150; lift"
      device.play(try touches(of: gesture))
      let layout = layout(device)
      #expect([0, 1].contains(layout.collapsedFraction), "seed 11, \(number): \(gesture)")
      // Nothing is to be seen between the header and the first row.
      let contentTop = -device.view.contentOffset
      #expect(contentTop <= layout.headerMaxY + 0.5, "seed 11, \(number): \(gesture)")
    }
  }

  @Test("phone fault S6: A scroll view that says that it cannot go leaves no hole under the header")
  func refusing() throws {
    for (refuses, hasHole) in [(true, false), (false, true)] {
      let device = try device("twitter-condense", obeys: false)
      device.page.refuses = refuses
      var hole = 0.0
      device.play(try touches(of: "drag -32 over 300; hold 200; lift; wait 800")) { _, device in
        let seen = device.header.shown.layout(at: device.seconds)
        hole = max(hole, -device.view.contentOffset - seen.headerMaxY)
      }
      #expect((hole > 1) == hasHole, "\(hole)")
    }
  }

  @Test("The app collapses and expands it, and is told how it came to rest")
  func programmaticCollapse() throws {
    let device = try device("twitter-condense")
    var ends: [Bool] = []
    device.header.outputs.end = { ends.append($0) }
    device.play(try touches(of: "drag -300 over 300; hold 200; lift"))
    #expect(ends == [true])
    device.act { $0.header.setFraction(0, animated: true, at: $0.seconds) }
    #expect(ends == [true, false])
    #expect(layout(device).collapsedFraction == 0)
  }

  @Test("A header that lies in the content has its place above the rows, and never less than none")
  func inContent() throws {
    let device = try device("sticky-pull-reveal")
    var rooms = [device.header.topRoom]
    let make = device.header.outputs.room
    device.header.outputs.room = {
      rooms.append($0)
      make($0)
    }
    device.play(try touches(of: "drag 200 over 300; lift; wait 900"))
    device.play(try touches(of: "drag -300 over 200; lift; wait 900"))
    #expect(rooms == [0, 60, 0])
  }

  @Test("An app that collapses a header over too short a list is told that it stays whole")
  func cannotCollapse() throws {
    let device = try device("twitter-condense", content: 100)
    var ends: [Bool] = []
    device.header.outputs.end = { ends.append($0) }
    device.header.setFraction(1, animated: true, at: 0)
    device.play([])
    #expect(ends == [false])
    #expect(layout(device).collapsedFraction == 0)
    device.play(try touches(of: "drag -60 over 300; lift; wait 900"))
    #expect(ends == [false], "the next rest is no answer")
  }

  @Test("A header that is to begin collapsed does so once the content is there")
  func beginsCollapsed() throws {
    for (content, fraction) in [(2000.0, 1.0), (100.0, 0.0)] {
      let header = ObservedHeader(
        driver: try makeDriver("twitter-condense"),
        surroundings: HeaderSurroundings(containerHeight: 852))
      header.start(at: 0)
      header.setFraction(1, animated: true, at: 0)
      #expect(header.shown.layout.collapsedFraction == 0)
      header.update(geometry(-88, contentSize: content), at: 0.1)
      #expect(header.shown.layout.collapsedFraction == fraction)
      #expect(header.shown.run == nil)
    }
  }

  @Test("A list that grows or shrinks at rest moves neither the header nor itself")
  func sizeChanges() throws {
    let device = try device("twitter-condense")
    device.play(try touches(of: "drag -300 over 300; hold 200; lift"))
    let (before, offset) = (layout(device), device.view.contentOffset)
    let counts = device.header.counts
    for size in [5000.0, 3000] { device.act { $0.view.perform(.setContentSize(size)) } }
    #expect(layout(device) == before)
    #expect(device.view.contentOffset == offset)
    #expect(device.header.counts == counts)
  }

  @Test("Turned round, it stays as it was: collapsed, or whole")
  func rotation() throws {
    for gesture in ["drag -300 over 300; hold 200; lift", "hold 20; lift"] {
      let device = try device("twitter-condense")
      device.play(try touches(of: gesture))
      let fraction = layout(device).collapsedFraction
      device.act {
        $0.view.perform(.setContainerHeight(393))
        $0.header.update(
          HeaderSurroundings(containerHeight: 393, safeAreaTop: 47, scale: 3),
          at: $0.seconds)
      }
      #expect(layout(device).collapsedFraction == fraction)
    }
  }

  @Test("A refresh control that takes its room moves neither the header nor its end")
  func refresh() throws {
    let device = try device("twitter-condense")
    let before = layout(device)
    // SwiftUI says of a control's room only that the inset is larger.
    for inset in [60.0, 0] {
      device.act { $0.view.perform(.setContentInsetTop(inset)) }
      #expect(layout(device) == before)
    }
    #expect(device.header.counts.rooms == 1)
  }

  @Test("Other parameters are gone over to without a jump, and with reduced motion at once")
  func replaced() throws {
    let device = try device("twitter-condense")
    let before = device.seen
    let driver = try makeDriver(
      "twitter-condense", [HeaderParameterAssignment("maximum-height", .number(120))])
    device.act { $0.header.replace(with: driver, at: $0.seconds) }
    #expect(layout(device).headerHeight == before.headerHeight + 32)
    let steps = zip(device.history, device.history.dropFirst()).map {
      ($1.headerHeight - $0.headerHeight).magnitude
    }
    #expect((steps.max() ?? 0) < 8)
    #expect(device.header.topRoom == 120)
  }

  @Test("A list that is made anew under the header is another list, and the header stays")
  func rebuilt() throws {
    let device = try device("twitter-condense", order: .probe)
    device.play(try touches(of: "drag -300 over 300; hold 200; lift"))
    #expect(layout(device).collapsedFraction == 1)
    let geometry = ObservedGeometry(
      offset: 40, contentSize: 3000, height: 852, insetTop: 135)
    let sample = ScrollSample(
      offset: 40, contentSize: 3000, isTracking: false, isPanning: false, isDecelerating: false,
      translation: 0, time: device.seconds)
    device.header.scrollViewWasRebuilt(
      ScrollSight(sample: sample, geometry: geometry), of: device.header.active)
    #expect(device.recorder.rows.last { $0.cause == nil }?.eventName == "contentReplaced")
    #expect(layout(device).collapsedFraction == 1)
    #expect(device.header.active.contentOffset == 40)
  }

  @Test("Only techniques that ask how high the header is have it measured")
  func measuring() {
    #expect(!FittingHeight.matters(to: TwitterCondenseHeader()))
    #expect(!FittingHeight.matters(to: FacebookHideHeader()))
    #expect(FittingHeight.matters(to: ElasticStretchHeader()))
    #expect(FittingHeight.matters(to: OffscreenContainerHeader()))
    #expect(FittingHeight.matters(to: StickyPullRevealHeader()))
  }

  @Test("With reduced motion nothing is animated")
  func reducedMotion() throws {
    let device = ObservedDevice(
      try makeDriver("twitter-condense"), screen(reducedMotion: true), order: .phasesFirst)
    var runs = 0
    device.header.outputs.header = { if $0.run != nil { runs += 1 } }
    device.play(try touches(of: "drag -30 over 300; hold 200; lift"))
    device.header.setFraction(1, animated: true, at: device.seconds)
    #expect(runs == 0)
  }
}
