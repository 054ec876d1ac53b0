import HeaderBehaviors
import HeaderCore
import HeaderObservation
import ScrollPhysics
import ScrollSimulator
import SimulationTestSupport
import Testing

/// What users of SwiftUI's header libraries ask for, as far as it is decided without views.
@Suite struct UserRequestTests {
  private func device(
    _ name: String = "twitter-condense", order: ObservedDevice.Order = .phasesFirst,
    obeys: Bool = true, canRequest: Bool = true
  ) throws -> ObservedDevice {
    ObservedDevice(
      try makeDriver(name), screen(safeArea: 47), order: order, obeys: obeys,
      canRequest: canRequest)
  }

  /// A device whose header a finger has collapsed.
  private func collapsed(order: ObservedDevice.Order = .phasesFirst) throws -> ObservedDevice {
    let device = try device(order: order)
    device.play(try touches(of: "drag -300 over 300; hold 200; lift"))
    #expect(layout(device).collapsedFraction == 1)
    return device
  }

  private func layout(_ device: ObservedDevice) -> HeaderLayout { device.presented.shown.layout }

  // MARK: Without changes

  @Test(
    "Header and room are right on first load, before the scroll view reports anything",
    arguments: HeaderCatalog.standard.names)
  func firstLoad(name: String) throws {
    let header = ObservedHeader(
      driver: try makeDriver(name), surroundings: HeaderSurroundings(containerHeight: 0))
    header.start(at: 0)
    let device = ObservedDevice(try makeDriver(name), screen())
    #expect(header.presented.topRoom == device.presented.topRoom)
    device.play([])
    let (before, after) = (header.presented.shown.layout, layout(device))
    #expect(before.headerMinY == after.headerMinY)
    #expect(before.collapsedFraction == after.collapsedFraction)
    #expect(device.published.rooms <= 1 && device.published.requests == 0)
  }

  @Test(
    "The header is never stuck half-way, whether the content can be moved or not",
    arguments: ["twitter-condense", "facebook-hide", "tiki-condense"], [true, false])
  func neverStuck(name: String, canRequest: Bool) throws {
    var random = SeededRandom(seed: 11)
    for number in 0..<(isBroad ? 40 : 20) {
      let device = try device(name, canRequest: canRequest)
      let first = Double.random(in: -200...20, using: &random).rounded()
      let second = Double.random(in: -80...120, using: &random).rounded()
      let hold = Bool.random(using: &random) ? "hold 200; " : ""
      let gesture =
        "drag \(first) over 200; \(hold)lift; wait 900; drag \(second) over 300; hold 150; lift"
      device.play(try touches(of: gesture))
      let layout = layout(device)
      #expect([0, 1].contains(layout.collapsedFraction), "seed 11, \(number): \(gesture)")
      // There is no gap between the header and the first row.
      let contentTop = -device.view.contentOffset
      #expect(contentTop <= layout.headerMaxY + 0.5, "seed 11, \(number): \(gesture)")
    }
  }

  @Test("phone fault S6: A scroll view that refuses a request leaves no gap below the header")
  func refusing() throws {
    for (refuses, hasHole) in [(true, false), (false, true)] {
      let device = try device(obeys: false)
      device.page.refuses = refuses
      var hole = 0.0
      device.play(try touches(of: "drag -32 over 300; hold 200; lift; wait 800")) { _, device in
        hole = max(hole, -device.view.contentOffset - device.seen.headerMaxY)
      }
      #expect((hole > 1) == hasHole, "\(hole)")
    }
  }

  @Test("With reduced motion nothing is animated")
  func reducedMotion() throws {
    let device = ObservedDevice(try makeDriver("twitter-condense"), screen(reducedMotion: true))
    var runs = 0
    device.presented.outputs.header = { if $0.run != nil { runs += 1 } }
    device.play(try touches(of: "drag -30 over 300; hold 200; lift"))
    device.header.setFraction(1, animated: true, at: device.seconds)
    #expect(runs == 0)
  }

  // MARK: Changes around the header

  @Test("A list that grows or shrinks at rest moves neither the header nor itself")
  func sizeChanges() throws {
    let device = try collapsed()
    let (before, offset) = (layout(device), device.view.contentOffset)
    let published = device.published
    for size in [5000.0, 3000] { device.act { $0.view.perform(.setContentSize(size)) } }
    #expect(layout(device) == before && device.view.contentOffset == offset)
    #expect(device.published == published)
  }

  @Test("After a rotation the header is still collapsed, or still open", arguments: [true, false])
  func rotation(isCollapsed: Bool) throws {
    let device = try isCollapsed ? collapsed() : device()
    device.act {
      $0.view.perform(.setContainerHeight(393))
      $0.header.update(
        HeaderSurroundings(containerHeight: 393, safeAreaTop: 47, scale: 3), at: $0.seconds)
    }
    #expect(layout(device).collapsedFraction == (isCollapsed ? 1 : 0))
  }

  @Test("New parameters take effect without a jump")
  func replaced() throws {
    let device = try device()
    let before = device.seen
    let driver = try makeDriver(
      "twitter-condense", [HeaderParameterAssignment("maximum-height", .number(120))])
    device.act { $0.header.replace(with: driver, at: $0.seconds) }
    #expect(layout(device).headerHeight == before.headerHeight + 32)
    let steps = zip(device.history, device.history.dropFirst()).map {
      ($1.headerHeight - $0.headerHeight).magnitude
    }
    #expect((steps.max() ?? 0) < 8)
    #expect(device.presented.topRoom == 120)
  }

  @Test("A list that is created again counts as new content, and the header stays")
  func rebuilt() throws {
    let device = try collapsed(order: .probe)
    let sample = ScrollSample(
      offset: 40, contentSize: 3000, isTracking: false, isPanning: false, isDecelerating: false,
      translation: 0, time: device.seconds)
    device.header.scrollViewWasRebuilt(
      ScrollSnapshot(sample: sample, geometry: geometry(40, contentSize: 3000, under: 135)),
      of: device.header.active)
    #expect(device.recorder.rows.last { $0.cause == nil }?.eventName == "contentReplaced")
    #expect(layout(device).collapsedFraction == 1)
    #expect(device.header.active.contentOffset == 40)
  }

  // MARK: Requests of the app

  /// Returns a header over scrolled content.
  private func scrolled() throws -> ObservedHeader {
    let header = try observedHeader()
    header.update(geometry(600), at: 0)
    return header
  }

  @Test("The app collapses and expands the header, and is told how it came to rest")
  func programmaticCollapse() throws {
    let device = try device()
    var ends: [Bool] = []
    device.presented.outputs.end = { ends.append($0) }
    device.play(try touches(of: "drag -300 over 300; hold 200; lift"))
    #expect(ends == [true])
    device.act { $0.header.setFraction(0, animated: true, at: $0.seconds) }
    #expect(ends == [true, false])
    #expect(layout(device).collapsedFraction == 0)
  }

  @Test("If the list is too short to collapse the header, the app is told that it stays open")
  func cannotCollapse() throws {
    let device = ObservedDevice(
      try makeDriver("twitter-condense"), screen(content: 100, safeArea: 47))
    var ends: [Bool] = []
    device.presented.outputs.end = { ends.append($0) }
    device.header.setFraction(1, animated: true, at: 0)
    device.play([])
    #expect(ends == [false])
    #expect(layout(device).collapsedFraction == 0)
    device.play(try touches(of: "drag -60 over 300; lift; wait 900"))
    #expect(ends == [false], "the next rest is not reported")
  }

  @Test("phone fault S7: A second tap while the header collapses opens it again")
  func secondTap() throws {
    let header = try scrolled()
    var ends: [Bool] = []
    header.presented.outputs.end = { ends.append($0) }
    header.setCollapsed(true, animated: true, at: 1)
    #expect(header.presented.shown.run != nil && header.isHeadedForCollapse)
    header.setCollapsed(false, animated: true, at: 1.1)
    #expect(!header.isHeadedForCollapse)
    header.turnEnded(at: 3)
    #expect(header.presented.shown.layout.collapsedFraction == 0)
    #expect(ends.isEmpty, "the binding is not reset")
  }

  @Test("phone fault S8: A screen that appears again has its header as the user left it")
  func secondAppearance() throws {
    let header = try scrolled()
    header.setCollapsed(true, animated: false, at: 1)
    #expect(header.presented.isCollapsed)
    header.setFraction(0, animated: false, at: 2)
    #expect(!header.presented.isCollapsed)
    header.setCollapsed(true, animated: false, at: 3)
    #expect(!header.presented.isCollapsed, "the binding has not changed")
    header.setCollapsed(false, animated: false, at: 4)
    header.setCollapsed(true, animated: false, at: 5)
    #expect(header.presented.isCollapsed, "the binding changed while the screen was away")
  }

  @Test("Setting the binding to where a finger left the header requests nothing")
  func echo() throws {
    let header = try scrolled()
    header.setFraction(1, animated: false, at: 1)
    let answers = header.presented.answers
    header.setCollapsed(true, animated: true, at: 1)
    #expect(header.presented.answers == answers)
  }

  @Test(
    "Content is scrolled to lie right below the header's final position",
    arguments: [0, 300, 900.0],
    [
      ("twitter-condense", false, 88.0, 88.0), ("twitter-condense", true, 44, 44),
      ("offscreen-container", true, 100, 500), ("elastic-stretch", true, 0, 200),
    ])
  func scrolling(y: Double, technique: (String, Bool, below: Double, atTop: Double)) throws {
    let header = try observedHeader(technique.0)
    header.update(geometry(1500, under: header.presented.topRoom), at: 0)
    if technique.1 { header.setFraction(1, animated: false, at: 1) }
    header.scroll(to: y, animated: false, at: 2)
    let line = y == 0 ? technique.atTop : technique.below
    #expect(header.active.contentOffset == y - line)
  }

  @Test(
    "A requested scroll is animated unless reduced motion is preferred",
    arguments: [false, true])
  func scrollAnimation(prefersReducedMotion: Bool) throws {
    let header = try observedHeader(reducedMotion: prefersReducedMotion)
    header.update(geometry(-88), at: 0)
    let asked = RequestList()
    header.active.performer = asked
    header.scroll(to: 600, animated: true, at: 1)
    #expect(asked.requests.map { $0.animation != nil } == [!prefersReducedMotion])
  }

  @Test("Only techniques without a height of their own have the header measured")
  func measuring() {
    #expect(!HeaderEnds.dependOnContentHeight(under: TwitterCondenseHeader()))
    #expect(!HeaderEnds.dependOnContentHeight(under: FacebookHideHeader()))
    #expect(HeaderEnds.dependOnContentHeight(under: ElasticStretchHeader()))
    #expect(HeaderEnds.dependOnContentHeight(under: OffscreenContainerHeader()))
    #expect(HeaderEnds.dependOnContentHeight(under: StickyPullRevealHeader()))
  }
}
