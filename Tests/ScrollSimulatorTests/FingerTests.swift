import SimulationTestSupport
import Testing

/// What a finger may do besides dragging and lifting.
@Suite struct FingerTests {
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
    guard case .willEndDragging(let velocity, _) = release.event else { return }
    #expect(release.scroll.contentOffset == 0 && abs(velocity - 3) < 1e-12, "60 pt in 20 ms")
    #expect(played.allSatisfy { $0.cause != .drag })
  }

  @Test("A view whose scrolling is off takes no finger, and keeps an offset outside its range")
  func disabled() {
    let view = SimulatedScrollView(screen(offset: 900))
    view.isScrollEnabled = false
    view.receive(TouchSample(time: 0, phase: .down, x: 0, y: 400))
    #expect(!view.isTracking)
    view.perform(.setContentSize(1000))
    #expect(view.contentOffset == 900)
  }
}
