import SimulationTestSupport
import Testing

@Suite("Condensing: rest")
struct CondensingRestTests {
  @Test(
    "A header that stopped half-way opens above the threshold and collapses at or below it",
    arguments: [(21.0, 88.0), (21.999, 88), (22, 44), (22.001, 44), (30, 44)])
  func snap(travel: Double, height: Double) {
    var host = CondensingHost(position: 300)
    host.scroll(by: travel)
    let update = host.report(.didStop)
    #expect(host.height == height)
    #expect(update.reaction == HeaderReaction(animation: HeaderAnimation(duration: 0.2)))
    #expect(host.position == 300)
  }

  @Test("A threshold of 0 always opens, of 1 always collapses", arguments: [1.0, 22, 43])
  func thresholds(travel: Double) {
    for (threshold, height) in [(0.0, 88.0), (1, 44)] {
      var host = CondensingHost(position: 300) { $0.snapThreshold = threshold }
      host.scroll(by: travel)
      host.report(.didStop)
      #expect(host.height == height)
    }
  }

  @Test("A header at the threshold but for rounding is at it")
  func roundingAtTheThreshold() {
    var host = CondensingHost(position: 300)
    for _ in 1...110 { host.scroll(by: 0.2) }
    #expect(host.height > 66 && host.height < 66 + 1e-10)
    host.report(.didStop)
    #expect(host.height == 44)
  }

  @Test("A header that has reached a rest but for rounding is at it")
  func roundingAtARest() {
    var host = CondensingHost(position: 300)
    for _ in 1...220 { host.scroll(by: 0.2) }
    #expect(host.height == 44)
    for _ in 1...220 { host.scroll(by: -0.2) }
    #expect(host.height == 88)
  }

  @Test(
    "A header at either of its rests stays there, whatever the threshold",
    arguments: [0.0, 44, 200], [0.0, 0.5, 1])
  func atRest(travel: Double, threshold: Double) {
    var host = CondensingHost(position: 300) { $0.snapThreshold = threshold }
    host.scroll(by: travel)
    let height = host.height
    let update = host.report(.didStop)
    #expect(host.height == height && update.reaction == .none)
  }

  @Test("A snap of no duration happens at once")
  func immediate() {
    var host = CondensingHost(position: 300) { $0.snapDuration = 0 }
    host.scroll(by: 10)
    let update = host.report(.didStop)
    #expect(host.height == 88 && update.reaction == .none)
  }

  @Test("A finger that interrupts a snap goes on from what is on screen")
  func interrupted() {
    var host = CondensingHost(position: 300, safeAreaTop: 47)
    host.scroll(by: 30)
    host.report(.didStop)
    #expect(host.height == 44)
    let visible = HeaderLayout(headerMinY: 0, headerHeight: 47 + 53, scrollViewMinY: 100)
    host.report(.willBeginDragging, visibleLayout: visible)
    #expect(host.height == 53)
    host.scroll(by: -5)
    #expect(host.height == 58 && host.position == 300)
  }

  @Test("A finger whose drag was not announced does so as well")
  func interruptedUnannounced() {
    var host = CondensingHost(position: 300, safeAreaTop: 47)
    host.scroll(by: 30)
    host.report(.didStop)
    host.position += 5
    let visible = HeaderLayout(headerMinY: 0, headerHeight: 47 + 53, scrollViewMinY: 100)
    host.report(.didScroll(.drag), visibleLayout: visible)
    #expect(host.height == 48 && host.position == 300)
  }

  @Test(
    "A header seen taller or shorter than it can be is taken hold of at the nearer of its heights",
    arguments: [(300.0, 88.0), (50, 44)])
  func interruptedElsewhere(seen: Double, height: Double) {
    var host = CondensingHost(position: 300, safeAreaTop: 47)
    host.scroll(by: 30)
    let visible = HeaderLayout(headerMinY: 0, headerHeight: seen, scrollViewMinY: seen)
    host.report(.willBeginDragging, visibleLayout: visible)
    #expect(host.height == height)
  }

  @Test("Travel beyond the end, which is not the header's, leaves a snap alone")
  func beyondTheEndWhileSnapping() {
    var host = CondensingHost(position: 300)
    host.scroll(by: 3000)
    host.report(.setCollapsed(false, animated: true))
    let visible = HeaderLayout(headerMinY: 0, headerHeight: 60, scrollViewMinY: 60)
    host.position += 5
    host.report(.didScroll(.drag), visibleLayout: visible)
    #expect(host.height == 88)
  }

  @Test("A tap on the status bar opens the header when the top is reached")
  func statusBar() {
    var host = CondensingHost(position: 300)
    host.scroll(by: 60)
    host.scroll(by: -host.position, .programmatic)
    #expect(host.height == 44)
    let update = host.report(.didScrollToTop)
    #expect(host.height == 88 && update.reaction.animation != nil)
    #expect(host.report(.didScrollToTop).reaction == .none)
  }

  @Test(
    "The other events move nothing",
    arguments: [
      .willEndDragging(velocity: 3, targetContentOffset: 900),
      .didEndDragging(willDecelerate: true), .didEndDragging(willDecelerate: false),
      .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation, .willBeginDragging,
    ] as [ScrollEvent])
  func otherEvents(event: ScrollEvent) {
    var host = CondensingHost(position: 300)
    host.scroll(by: 20)
    let update = host.report(event)
    #expect(host.height == 68 && update.reaction == .none)
    host.scroll(by: 1)
    #expect(host.height == 67)
  }
}
