import SimulationTestSupport
import Testing

/// What a finger may do besides dragging and lifting.
@Suite struct FingerTests {
  @Test("A finger that lands on an animated scroll ends it where it is, and says so when it lifts")
  func caughtAnimation() throws {
    let played = try rows(gesture: "scroll-to 900; wait 150; hold 100; lift")
    #expect(
      played.eventNames == [
        "geometryDidChange", "didScroll", "didEndScrollingAnimation", "didStop",
      ])
    let end = try #require(played.last { $0.eventName == "didEndScrollingAnimation" })
    #expect(end.scroll.isTracking)
    #expect(0 < end.scroll.contentOffset && end.scroll.contentOffset < 900)
  }

  @Test("A flick that begins and ends within one frame drags nothing, and throws")
  func withinAFrame() throws {
    let played = rows(
      touches: [
        TouchSample(time: 0, phase: .down, x: 0, y: 400),
        TouchSample(time: 20, phase: .move, x: 0, y: 340),
        TouchSample(time: 25, phase: .up, x: 0, y: 340),
      ])
    #expect(
      played.eventNames == [
        "geometryDidChange", "willBeginDragging", "willEndDragging", "didEndDragging",
        "willBeginDecelerating", "didScroll", "didEndDecelerating", "didStop",
      ])
    #expect(played.named("willBeginDragging").first?.finger == 340)
    let release = try #require(played.named("willEndDragging").first)
    guard case .event(.willEndDragging(let velocity, _)) = release.kind else { return }
    #expect(release.scroll.contentOffset == 0 && abs(velocity - 3) < 1e-12, "60 pt in 20 ms")
    #expect(played.allSatisfy { $0.cause != .drag })
  }

  @Test("A finger that moves before it is down has not moved")
  func movedBeforeDown() {
    let view = SimulatedScrollView(screen())
    view.receive(TouchSample(time: 0, phase: .move, x: 0, y: 300))
    view.receive(TouchSample(time: 0, phase: .down, x: 0, y: 400))
    view.finishFrame()
    #expect(view.finger == 400 && !view.isDragging)
  }

  @Test("The velocity of a drag that has called back once is that of its one callback")
  func briefDrag() throws {
    let played = rows(
      touches: [
        TouchSample(time: 0, phase: .down, x: 0, y: 400),
        TouchSample(time: 16, phase: .move, x: 0, y: 395),
        TouchSample(time: 32, phase: .move, x: 0, y: 360),
        TouchSample(time: 64, phase: .up, x: 0, y: 360),
      ])
    let release = try #require(played.named("willEndDragging").first)
    guard case .event(.willEndDragging(let velocity, _)) = release.kind else { return }
    // Five points in 16 ms, and then 35.
    #expect(abs(velocity - (0.2 * 35 / 16 + 0.8 * 5 / 16)) < 1e-12)
  }

  @Test("A finger that stands still scrolls nothing, whatever changes around it")
  func stillFinger() throws {
    let played = rows(
      statements: try script("drag 100 over 100; hold 50")
        + [.perform(.setContentInset(ScrollInsets(top: 60, bottom: 0)))] + script("hold 200"))
    let change = try #require(played.lastIndex { $0.eventName == "geometryDidChange" })
    let held = played[change...].prefix { $0.finger != nil }
    #expect(held.map(\.eventName).allSatisfy { $0 != "didScroll" })
  }

  @Test("Content that becomes short under a finger is brought back when that lifts, at once")
  func shortUnderAFinger() throws {
    let played = try rows(
      gesture: "scroll-to 1000; wait 500; hold 50; content-size 1200; hold 50; lift")
    let change = try #require(played.lastIndex { $0.eventName == "geometryDidChange" })
    #expect(played[change].scroll.contentOffset == 1000)
    #expect(played[change...].map(\.eventName) == ["geometryDidChange", "didScroll", "didStop"])
    let back = try #require(played.last { $0.cause != nil })
    #expect(back.cause == .layout && back.scroll.contentOffset == 1200 - 852)
  }

  @Test("A finger that touches content at rest and lifts is no event")
  func tap() throws {
    let played = try rows(gesture: "wait 100; hold 100; lift")
    #expect(played.eventNames == ["geometryDidChange"])
  }

  @Test("Content that does not bounce is nowhere else than it is seen")
  func noBounce() throws {
    var configuration = screen(offset: 30)
    configuration.bounces = false
    let played = try rows(
      gesture: "drag 100 over 50; drag -200 over 50; hold 200; lift",
      configuration: configuration)
    #expect(played.contains { $0.scroll.contentOffset == 0 && $0.cause == .drag })
    #expect(played.allSatisfy { $0.scroll.position == $0.scroll.contentOffset })
    #expect(played.allSatisfy { $0.scroll.overscroll == 0 })
  }

  @Test("A fling of content that does not bounce ends at the edge", arguments: [60.0, 120])
  func noBouncingFling(frameRate: Double) throws {
    var configuration = screen(offset: 300, frameRate: frameRate)
    configuration.bounces = false
    let played = try rows(gesture: "drag 200 over 50; lift", configuration: configuration)
    #expect(played.allSatisfy { $0.scroll.overscroll == 0 })
    let flung = played.filter { $0.cause == .deceleration }
    #expect(flung.last?.scroll.contentOffset == 0)
    #expect(flung.dropLast().allSatisfy { $0.scroll.contentOffset > 0 })
    #expect(played.suffix(3).map(\.eventName) == ["didScroll", "didEndDecelerating", "didStop"])
  }
}
