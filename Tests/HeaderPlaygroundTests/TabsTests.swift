import HeaderBehaviors
import HeaderCore
import HeaderFormats
import HeaderPlayground
import HeaderRendering
import ScrollSimulator
import SimulationTestSupport
import Testing

/// A header over three lists: a long, a short and an empty one.
@Suite("Tabs")
struct TabsTests {
  /// Returns a session with tabs.
  private func host(_ name: String, mounting: HeaderMounting = .beside) throws -> SessionHost {
    let host = try SessionHost(name, mounting: mounting)
    #expect(host.session.setSetting(host.setting("tabs"), code: 1) == .done)
    return host
  }

  private static let shared = techniqueNames.filter { $0 != "sticky-pull-reveal" }

  @Test(
    "change the list without moving the header", arguments: shared, HeaderMounting.allCases)
  func headerStays(name: String, mounting: HeaderMounting) throws {
    let host = try host(name, mounting: mounting)
    #expect(host.number("pageCount") == 3)
    for (travel, page) in [(-60.0, 1), (40, 2), (-300, 0), (-120, 2), (90, 1)] {
      host.drag(by: travel, over: 300)
      host.settle()
      // All hidden headers look the same.
      func foot() -> Double { max(0, host.number("headerMinY") + host.number("headerHeight")) }
      let (seen, height) = (foot(), host.number("headerHeight"))
      host.session.show(page: page, at: host.now)
      var positions = [host.number("pagePosition")]
      while host.session.needsFrames {
        host.frame()
        positions.append(host.number("pagePosition"))
        let moved = [foot() - seen, host.number("headerHeight") - height]
        #expect(moved.allSatisfy { abs($0) < 1e-9 }, "\(moved), page \(page)")
      }
      #expect(host.number("page") == Double(page) && positions.last == Double(page))
      #expect(positions == positions.sorted() || positions == positions.sorted(by: >))
    }
  }

  @Test("are recorded, and replay with the same rows", arguments: techniqueNames)
  func recorded(name: String) throws {
    let host = try host(name)
    host.session.record()
    host.drag(by: -180, over: 250)
    host.wait(120)
    host.session.show(page: 1, at: host.now)
    host.wait(100)
    host.session.show(page: 2, at: host.now)
    host.settle(limit: 120)
    host.drag(by: 60, over: 200)
    host.settle(limit: 120)
    host.session.turn(by: -0.5, at: host.now)
    host.wait(50)
    host.session.show(page: 1, at: host.now)
    host.settle(limit: 120)
    host.session.stop()
    #expect(
      host.session.recording.swipes.map { $0.page } == [3, 2], "the first one was interrupted")
    let end = host.number("headerHeight")
    let rows = host.session.trajectory
    #expect(rows.split(separator: "\n")[0].hasSuffix(",page") == (name != "sticky-pull-reveal"))
    let start = host.recorder.rows.count
    host.session.replay()
    host.settle()
    let replayed = host.recorder.rows.dropFirst(start)
    #expect(
      rows.split(separator: "\n").dropFirst().elementsEqual(
        replayed.flatMap { $0.csvLine.split(separator: "\n") }))
    #expect(host.number("headerHeight") == end)
  }

  @Test("do not replace the one list of a header in its content")
  func oneList() throws {
    #expect(try host("sticky-pull-reveal").number("pageCount") == 1)
  }

  @Test("that do not exist are not shown")
  func impossible() throws {
    let host = try SessionHost("twitter-condense")
    host.session.show(page: 1, at: host.now)
    host.session.turn(by: 0.5, at: host.now)
    #expect(host.session.isIdle)
    let tabs = try self.host("twitter-condense")
    for index in [-1, 3, .max] { tabs.session.show(page: index, at: tabs.now) }
    for share in [Double.nan, .infinity] { tabs.session.turn(by: share, at: tabs.now) }
    #expect(tabs.session.isIdle && tabs.number("page") == 0)
    let pointer = Unmanaged.passUnretained(tabs.session).toOpaque()
    #expect(playgroundLoadTouch(pointer, 0, 4, 1.5, 1) == TouchRefusal.impossibleNumber.rawValue)
  }
}
