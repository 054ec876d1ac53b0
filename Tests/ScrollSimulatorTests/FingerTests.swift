import SimulationTestSupport
import Testing

/// Unusual touches.
@Suite struct FingerTests {
  @Test("A flick within one frame does not drag, and throws the content")
  func withinAFrame() {
    let played = rows(
      touches: [
        TouchSample(time: 0, phase: .down, x: 0, y: 400),
        TouchSample(time: 20, phase: .move, x: 0, y: 340),
        TouchSample(time: 25, phase: .up, x: 0, y: 340),
      ])
    // 60 points in 20 ms.
    #expect(
      played.trace == "willBeginDragging, willEndDragging 3 to 1148, willBeginDecelerating, "
        + "deceleration 1148 ×82, didEndDecelerating, didStop")
    #expect(played.named("willBeginDragging").first?.finger == 340)
  }

  @Test("The frames of an animation have the place of a finger that is down")
  func duringAnAnimation() throws {
    let played = try rows(
      of: "facebook-hide", [HeaderParameterAssignment("commit-distance", .number(20))],
      gesture: "drag -30 over 200; hold 400; lift")
    let frames = played.filter { $0.event == nil }
    #expect(frames.count == 12 && frames.allSatisfy { $0.finger == 396 })
  }

  @Test("A view with scrolling disabled ignores fingers, and keeps an offset outside its range")
  func disabled() {
    let view = SimulatedScrollView(screen(offset: 900))
    view.isScrollEnabled = false
    view.receive(TouchSample(time: 0, phase: .down, x: 0, y: 400))
    #expect(!view.isTracking)
    view.perform(.setContentSize(1000))
    #expect(view.contentOffset == 900)
  }

  @Test("A finger that lands in the frame in which didEndDecelerating is due gets that event once")
  func landsInStoppingFrame() {
    let view = SimulatedScrollView(screen())
    let log = EventLog(view)
    func frame(_ phase: TouchSample.Phase? = nil, _ y: Double = 0) {
      if let phase { view.receive(TouchSample(time: view.time, phase: phase, x: 0, y: y)) }
      view.finishFrame()
      view.beginFrame()
    }
    frame(.down, 500)
    for y in [460.0, 420, 380] { frame(.move, y) }
    frame(.up, 380)
    frame(.down, 300)
    frame(.up, 300)
    log.heard = []
    frame(.down, 300)
    #expect(log.heard.map(\.event) == [.didEndDecelerating])
    for _ in 0..<5 { frame() }
    #expect(log.heard.map(\.event) == [.didEndDecelerating])
  }
}
