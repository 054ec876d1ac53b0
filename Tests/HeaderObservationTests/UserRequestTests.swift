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
    order: ObservedDevice.Order = .phasesFirst, obeys: Bool = true
  ) throws -> ObservedDevice {
    ObservedDevice(
      try makeDriver("twitter-condense"), screen(safeArea: 47), order: order, obeys: obeys)
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

  @Test(
    "Snaps and requests are animated unless reduced motion is preferred", arguments: [false, true])
  func reducedMotion(isPreferred: Bool) throws {
    let device = ObservedDevice(
      try makeDriver("twitter-condense"), screen(reducedMotion: isPreferred))
    var (runs, scrolls) = (0, 0)
    device.presented.outputs.header = { if $0.run != nil { runs += 1 } }
    device.play(try touches(of: "drag -30 over 300; hold 200; lift"))
    #expect((runs == 0) == isPreferred, "the snap")
    runs = 0
    let other = 1 - layout(device).collapsedFraction
    device.act { $0.header.setFraction(other, animated: true, at: $0.seconds) }
    #expect((runs == 0) == isPreferred, "the header")
    device.page.willMove = { if $0.animation != nil { scrolls += 1 } }
    device.act { $0.header.scroll(to: 600, animated: true, at: $0.seconds) }
    #expect((scrolls == 0) == isPreferred && device.view.contentOffset > 0, "the content")
  }

  // MARK: Changes around the header

  @Test("A list that is created again counts as new content, and the header stays")
  func rebuilt() throws {
    let device = try device(order: .probe)
    device.play(try touches(of: "drag -300 over 300; hold 200; lift"))
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

  @Test("Only techniques without a height of their own have the header measured")
  func measuring() {
    #expect(!HeaderEnds.dependOnContentHeight(under: TwitterCondenseHeader()))
    #expect(!HeaderEnds.dependOnContentHeight(under: FacebookHideHeader()))
    #expect(HeaderEnds.dependOnContentHeight(under: ElasticStretchHeader()))
    #expect(HeaderEnds.dependOnContentHeight(under: OffscreenContainerHeader()))
    #expect(HeaderEnds.dependOnContentHeight(under: StickyPullRevealHeader()))
  }
}
