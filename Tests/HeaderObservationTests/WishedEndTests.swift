import HeaderBehaviors
import HeaderCore
import HeaderObservation
import SimulationTestSupport
import Testing

/// What an app asks a header for: collapsed or not, and where the content is to be.
@Suite("Wishes for an end") struct WishedEndTests {
  private func header() throws -> ObservedHeader {
    let header = ObservedHeader(
      TwitterCondenseHeader(),
      surroundings: HeaderSurroundings(containerHeight: 852, scale: 3))
    header.start(at: 0)
    header.update(geometry(600), at: 0)
    return header
  }

  @Test("phone fault S7: A second tap while the header collapses opens it again")
  func secondTap() throws {
    let header = try header()
    var ends: [Bool] = []
    header.outputs.end = { ends.append($0) }
    header.setCollapsed(true, animated: true, at: 1)
    #expect(header.shown.run != nil && header.isHeadedForCollapse)
    header.setCollapsed(false, animated: true, at: 1.1)
    #expect(!header.isHeadedForCollapse)
    header.tick(at: 3)
    #expect(header.shown.layout.collapsedFraction == 0)
    #expect(ends.isEmpty, "the binding is not turned back")
  }

  @Test("phone fault S8: A screen that appears once more has its header as it was left")
  func secondAppearance() throws {
    let header = try header()
    header.setCollapsed(true, animated: false, at: 1)
    #expect(header.isCollapsed)
    header.setFraction(0, animated: false, at: 2)
    #expect(!header.isCollapsed)
    header.setCollapsed(true, animated: false, at: 3)
    #expect(!header.isCollapsed, "a constant binding has said so before")
    header.setCollapsed(false, animated: false, at: 4)
    header.setCollapsed(true, animated: false, at: 5)
    #expect(header.isCollapsed, "changed while it was away")
  }

  @Test("The end that a finger brought about is no wish")
  func echo() throws {
    let header = try header()
    header.setFraction(1, animated: false, at: 1)
    let answers = header.answers
    header.setCollapsed(true, animated: true, at: 1)
    #expect(header.answers == answers)
  }

  @Test(
    "Content is scrolled to be right under the header as it will be", arguments: [0, 300, 900.0])
  func scrolling(y: Double) throws {
    func target<Technique: HeaderBehavior>(_ technique: Technique, isCollapsed: Bool) -> Double {
      let header = ObservedHeader(
        technique, surroundings: HeaderSurroundings(containerHeight: 852, scale: 3))
      header.start(at: 0)
      let inset = header.topRoom
      header.update(geometry(1500, under: inset), at: 0)
      if isCollapsed { header.setFraction(1, animated: false, at: 1) }
      header.scroll(to: y, animated: false, at: 2)
      return header.active.contentOffset
    }
    #expect(target(TwitterCondenseHeader(), isCollapsed: false) == y - 88)
    #expect(target(TwitterCondenseHeader(), isCollapsed: true) == y - 44)
    #expect(target(OffscreenContainerHeader(), isCollapsed: true) == (y == 0 ? -500 : y - 100))
    #expect(target(ElasticStretchHeader(), isCollapsed: true) == (y == 0 ? -200 : y))
  }

  @Test("A scroll that the app asks for is animated unless less motion is preferred")
  func reducedMotion() {
    for prefersReducedMotion in [false, true] {
      let header = ObservedHeader(
        TwitterCondenseHeader(),
        surroundings: HeaderSurroundings(
          containerHeight: 852, prefersReducedMotion: prefersReducedMotion))
      header.start(at: 0)
      header.update(geometry(-88), at: 0)
      let asked = RequestList()
      header.active.performer = asked
      header.scroll(to: 600, animated: true, at: 1)
      #expect(asked.requests.map { $0.animation != nil } == [!prefersReducedMotion])
    }
  }

  @Test("Room that is told of as content is the header's all the same")
  func margins() throws {
    let header = ObservedHeader(
      TwitterCondenseHeader(),
      surroundings: HeaderSurroundings(containerHeight: 852, safeAreaTop: 47, scale: 3))
    header.splitsRoom = true
    header.start(at: 0)
    #expect((header.topRoom, header.topBar) == (88, 44))
    header.update(geometry(-91, under: 91), at: 0)
    #expect(header.active.contentOffset == -135)
    #expect(header.shown.layout.headerMaxY == 135)
    header.scroll(to: 500, animated: false, at: 1)
    #expect(header.active.contentOffset == 500 - 135)
  }
}
