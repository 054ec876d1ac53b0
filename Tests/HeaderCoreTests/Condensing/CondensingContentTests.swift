import SimulationTestSupport
import Testing

@Suite("Condensing: short content and requests")
struct CondensingContentTests {
  @Test("Insets count as content", arguments: [(5.0, 0.0), (0, 5), (-5, 0), (0, -5)])
  func insets(top: Double, bottom: Double) {
    var host = CondensingHost(contentSize: 808, insetTop: top, insetBottom: bottom)
    host.report(.setCollapsed(true, animated: false))
    #expect(host.height == (top + bottom > 0 ? 44 : 88))
  }

  @Test("Where a header leaves no room for content, none collapses nothing")
  func noRoom() {
    var host = CondensingHost(containerHeight: 30, contentSize: 0)
    host.report(.setCollapsed(true, animated: false))
    #expect(host.height == 88)
  }

  @Test("A half-collapsed header over content that became short opens when it stops")
  func shortAtStop() {
    var host = CondensingHost(position: 300)
    host.scroll(by: 40)
    host.contentSize = 400
    host.report(.didStop)
    #expect(host.height == 88)
  }

  @Test(
    "Asking for a collapsed or an open header moves it, animated or not", arguments: [true, false])
  func request(animated: Bool) {
    var host = CondensingHost(position: 300)
    let animation = animated ? HeaderAnimation(duration: 0.2) : nil
    let collapse = host.report(.setCollapsed(true, animated: animated))
    #expect(host.height == 44 && collapse.reaction == HeaderReaction(animation: animation))
    #expect(host.report(.setCollapsed(true, animated: animated)).reaction == .none)
    let expand = host.report(.setCollapsed(false, animated: animated))
    #expect(host.height == 88 && expand.reaction == HeaderReaction(animation: animation))
    #expect(host.position == 300)
  }

  @Test("A header collapsed before the content was there is collapsed when it arrives")
  func earlyRequest() {
    var host = CondensingHost(contentSize: 0)
    host.report(.setCollapsed(true, animated: false))
    #expect(host.height == 88)
    host.report(.geometryDidChange)
    #expect(host.height == 88)
    host.contentSize = 2000
    let update = host.report(.geometryDidChange)
    #expect(host.height == 44 && update.reaction == .none)
  }

  @Test(
    "A request is over once a finger, the status bar or the app said otherwise",
    arguments: [.willBeginDragging, .didScrollToTop, .setCollapsed(false, animated: false)]
      as [ScrollEvent])
  func withdrawnRequest(event: ScrollEvent) {
    var host = CondensingHost(contentSize: 0)
    host.report(.setCollapsed(true, animated: false))
    host.report(event)
    host.contentSize = 2000
    host.report(.geometryDidChange)
    #expect(host.height == 88)
  }

  @Test(
    "What the app asks for during a fling holds against the rest of it, in either direction",
    arguments: [true, false])
  func requestInFling(isCollapsed: Bool) {
    var host = CondensingHost(position: 900)
    // Against the request: up closes a header, down opens it.
    let travel = isCollapsed ? -30.0 : 30
    host.scroll(by: travel)
    host.scroll(by: travel / 3, .deceleration)
    host.report(.setCollapsed(isCollapsed, animated: true))
    let height = isCollapsed ? 44.0 : 88
    let position = host.position
    for _ in 0..<3 {
      let update = host.scroll(by: travel, .deceleration)
      #expect(host.height == height && update.reaction == .none)
    }
    #expect(host.position == position + 3 * travel)
    #expect(host.report(.didStop).reaction == .none)
    host.report(.willBeginDragging)
    host.scroll(by: travel)
    #expect(host.height == height - travel)
    host.scroll(by: travel / 3, .deceleration)
    #expect(host.height == height - travel - travel / 3)
  }

  @Test("A finger that goes on the way the app asked for has taken over all the same")
  func requestFollowed() {
    var host = CondensingHost(position: 300)
    host.scroll(by: 60)
    host.report(.setCollapsed(true, animated: false))
    host.scroll(by: 10)
    for contentSize in [400.0, 3000] {
      host.contentSize = contentSize
      host.report(.geometryDidChange)
    }
    #expect(host.height == 88)
  }

  @Test("A finger that is down when the app asks goes on, and the fling it ends in counts")
  func requestInDrag() {
    var host = CondensingHost(position: 900)
    host.scroll(by: 60)
    host.report(.setCollapsed(true, animated: false))
    host.scroll(by: -10)
    host.scroll(by: -12, .deceleration)
    #expect(host.height == 66)
  }

  @Test("A header whose two heights are one is a header that does not move")
  func equalHeights() {
    var host = CondensingHost(position: 300) { ($0.maximumHeight, $0.minimumHeight) = (60, 60) }
    for travel in [50.0, -80] {
      let update = host.scroll(by: travel)
      #expect(update.reaction == .none)
      #expect(host.driver.layout.headerHeight == 60)
      #expect(host.driver.layout.collapsedFraction == 0)
    }
    #expect(host.report(.didStop).reaction == .none)
    #expect(host.position == 270)
  }
}
