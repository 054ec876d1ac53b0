import SimulationTestSupport
import Testing

@Suite("Header driver")
struct HeaderDriverTests {
  let driver = HeaderDriver(ProbeHeader())

  /// A typical context with one number spoilt.
  func spoilt() -> HeaderContext {
    var context = HeaderContext.typical(offset: 30)
    context.scroll.contentSize = .nan
    return context
  }

  @Test("Starting gives the layout on appearing and forgets what was")
  func start() {
    #expect(driver.layout == .zero)
    #expect(driver.start(in: .typical(offset: 12)).headerHeight == 12)
    _ = driver.update(for: .willBeginDragging, in: .typical(offset: 40))
    #expect(driver.state?.events == [.willBeginDragging])
    #expect(driver.start(in: .typical(offset: 5)).headerHeight == 5)
    #expect(driver.state?.events.isEmpty == true)
    #expect(driver.layout.headerHeight == 5)
  }

  @Test("A driver that was never started starts with its first event")
  func unstarted() {
    let update = driver.update(for: .geometryDidChange, in: .typical(offset: 9))
    #expect(update.layout.headerHeight == 9)
    #expect(driver.state?.events == [.geometryDidChange])
  }

  @Test("A driver started in a context that is not finite begins with the first that is")
  func startNotFinite() {
    #expect(driver.start(in: spoilt()) == .zero)
    #expect(driver.state == nil)
    #expect(driver.update(for: .didScroll(.drag), in: spoilt()).layout == .zero)
    #expect(driver.state == nil)
    _ = driver.update(for: .didScroll(.drag), in: .typical(offset: 3))
    #expect(driver.state?.events.count == 1)
  }

  @Test("Reduced motion takes the animation away and nothing else")
  func reducedMotion() {
    let animated = driver.update(for: .didStop, in: .typical())
    #expect(animated.reaction.animation?.duration == 0.3)
    let reduced = driver.update(for: .didStop, in: .typical(prefersReducedMotion: true))
    #expect(reduced.reaction == HeaderReaction(position: 7))
  }

  @Test("The user's travel ends when a finger leaves resting content")
  func slowRelease() {
    let resting = driver.update(for: .didEndDragging(willDecelerate: false), in: .typical())
    #expect(resting.followUp == .didStop)
    let flung = driver.update(for: .didEndDragging(willDecelerate: true), in: .typical())
    #expect(flung.followUp == nil)
  }

  @Test("The user's travel ends when content comes to rest, not when a finger catches it")
  func deceleration() {
    let rested = driver.update(for: .didEndDecelerating, in: .typical())
    #expect(rested.followUp == .didStop)
    let caught = driver.update(for: .didEndDecelerating, in: .typical(isTracking: true))
    #expect(caught.followUp == nil)
  }

  @Test("The end of a deceleration that comes after the stop is no second stop")
  func lateEnd() {
    func followUp(_ event: ScrollEvent) -> ScrollEvent? {
      driver.update(for: event, in: .typical()).followUp
    }
    #expect(followUp(.didEndDragging(willDecelerate: false)) == .didStop)
    _ = followUp(.didStop)
    #expect(followUp(.didScroll(.layout)) == nil)
    #expect(followUp(.didEndDecelerating) == nil, "a finger that only stopped the deceleration")
    for event in [ScrollEvent.willBeginDragging, .willBeginDecelerating, .didScroll(.drag)] {
      _ = followUp(.didStop)
      #expect(followUp(event) == nil)
      #expect(followUp(.didEndDecelerating) == .didStop, "\(event)")
    }
  }

  @Test("The end of travel follows even from an event whose metrics were not finite")
  func followUpWithoutMetrics() {
    let update = driver.update(for: .didEndDragging(willDecelerate: false), in: spoilt())
    #expect(update.followUp == .didStop)
    #expect(driver.state == nil)
  }

  @Test(
    "Nothing follows from any other event",
    arguments: [
      .didScroll(.drag), .didScroll(.deceleration), .didScroll(.programmatic), .didScroll(.layout),
      .willBeginDragging, .willEndDragging(velocity: 0, targetContentOffset: 0),
      .willBeginDecelerating, .didEndScrollingAnimation, .didScrollToTop, .didStop,
      .geometryDidChange, .setCollapsed(true, animated: true),
    ] as [ScrollEvent])
  func noFollowUp(event: ScrollEvent) {
    #expect(driver.update(for: event, in: .typical()).followUp == nil)
    #expect(driver.state?.events == [event], "the driver adds no event of its own")
  }
}
