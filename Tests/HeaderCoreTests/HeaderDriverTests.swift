import SimulationTestSupport
import Testing

@Suite("Header driver")
struct HeaderDriverTests {
  let driver = HeaderDriver(ProbeHeader())

  /// A typical context with a non-finite number.
  func nonFinite() -> HeaderContext {
    var context = HeaderContext.typical(offset: 30)
    context.scroll.contentSize = .nan
    return context
  }

  @Test("Starting returns the layout on appearing and drops the old state")
  func start() {
    #expect(driver.layout == .zero)
    #expect(driver.start(in: .typical(offset: 12)).headerHeight == 12)
    _ = driver.update(for: .willBeginDragging, in: .typical(offset: 40))
    #expect(driver.state?.events == [.willBeginDragging])
    #expect(driver.start(in: .typical(offset: 5)).headerHeight == 5)
    #expect(driver.state?.events.isEmpty == true)
    #expect(driver.layout.headerHeight == 5)
  }

  @Test("A driver starts with the first event that has a finite context")
  func unstarted() {
    #expect(driver.start(in: nonFinite()) == .zero)
    #expect(driver.update(for: .didScroll(.drag), in: nonFinite()).layout == .zero)
    let end = driver.update(for: .didEndDragging(willDecelerate: false), in: nonFinite())
    #expect(end.followUp == .didStop, "which needs no context")
    #expect(driver.state == nil)
    let update = driver.update(for: .geometryDidChange, in: .typical(offset: 9))
    #expect(update.layout.headerHeight == 9)
    #expect(driver.state?.events == [.geometryDidChange])
  }

  @Test("Reduced motion drops the animation and nothing else")
  func reducedMotion() {
    let animated = driver.update(for: .didStop, in: .typical())
    #expect(animated.reaction.animation?.duration == 0.3)
    let reduced = driver.update(for: .didStop, in: .typical(prefersReducedMotion: true))
    #expect(reduced.reaction == HeaderReaction(position: 7))
  }

  @Test(
    "Only the end of the user's travel is followed by a stop",
    arguments: [
      .didScroll(.drag), .didScroll(.deceleration), .didScroll(.programmatic), .didScroll(.layout),
      .willBeginDragging, .willEndDragging(velocity: 0, targetContentOffset: 0),
      .didEndDragging(willDecelerate: true), .didEndDragging(willDecelerate: false),
      .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop,
      .didStop, .geometryDidChange, .setCollapsed(true, animated: true),
    ] as [ScrollEvent])
  func followUp(event: ScrollEvent) {
    let isEnd = event == .didEndDragging(willDecelerate: false) || event == .didEndDecelerating
    #expect(driver.update(for: event, in: .typical()).followUp == (isEnd ? .didStop : nil))
    #expect(driver.state?.events == [event], "the driver adds no event of its own")
  }

  @Test("A finger that catches content, or has only stopped a deceleration, adds no stop")
  func noSecondStop() {
    func followUp(_ event: ScrollEvent, isTracking: Bool = false) -> ScrollEvent? {
      driver.update(for: event, in: .typical(isTracking: isTracking)).followUp
    }
    #expect(followUp(.didEndDecelerating, isTracking: true) == nil)
    _ = followUp(.didStop)
    #expect(followUp(.didScroll(.layout)) == nil)
    #expect(followUp(.didEndDecelerating) == nil)
    for event in [ScrollEvent.willBeginDragging, .willBeginDecelerating, .didScroll(.drag)] {
      _ = followUp(.didStop)
      #expect(followUp(event) == nil)
      #expect(followUp(.didEndDecelerating) == .didStop, "\(event)")
    }
  }
}
