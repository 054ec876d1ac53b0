import SimulationTestSupport
import Testing

/// An app that assigns the content offset, as plain `contentOffset = y` does.
@Suite struct AssignedOffsetTests {
  @Test("A deceleration goes on from there, at its speed")
  func duringDeceleration() throws {
    let alone = try rows(gesture: "drag -300 over 250; lift")
    let moved = rows(
      statements: try script("drag -300 over 250; lift; wait 100")
        + [.perform(.assignContentOffset(900))] + script("wait 10"))
    #expect(moved.named("didEndDecelerating").count == 1)
    let position = try #require(moved.firstIndex { $0.scroll.contentOffset == 900 })
    let travelled = moved[position + 1].scroll.contentOffset - 900
    let same = zip(alone, alone.dropFirst())
      .first { _, after in after.time >= moved[position].time }
      .map { before, after in after.scroll.contentOffset - before.scroll.contentOffset }
    // Two sums of the same steps, from different offsets.
    #expect(abs(travelled - (try #require(same))) < 1e-9)
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

  @Test("What the view says of itself follows the finger and what comes after it")
  func phases() {
    let view = SimulatedScrollView(screen())
    func frame(_ number: Int, _ phase: TouchSample.Phase, _ y: Double) {
      view.beginFrame(number)
      view.receive(TouchSample(time: view.time, phase: phase, x: 0, y: y))
      view.finishFrame()
    }
    frame(1, .down, 400)
    #expect(view.isTracking && !view.isDragging)
    frame(2, .move, 399)
    #expect(view.isTracking && !view.isDragging)
    frame(3, .move, 398)
    frame(4, .move, 360)
    #expect(view.isTracking && view.isDragging)
    frame(5, .move, 320)
    frame(6, .up, 320)
    #expect(!view.isTracking && !view.isDragging && view.isDecelerating)
    view.perform(.setContentOffset(900, animated: true))
    #expect(!view.isDecelerating && view.isScrollAnimating)
  }
}
