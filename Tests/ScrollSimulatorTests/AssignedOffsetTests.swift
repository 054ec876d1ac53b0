import SimulationTestSupport
import Testing

/// An app that assigns the content offset, as plain `contentOffset = y` does.
@Suite struct AssignedOffsetTests {
  private func played(_ before: String, assigning offset: Double, _ after: String) throws
    -> [SimulationRow]
  {
    let statements =
      try script(before) + [.perform(.assignContentOffset(offset))] + script(after)
    return rows(statements: statements)
  }

  @Test("It moves the content at once, in the app's name, and keeps fractions of a pixel")
  func atRest() throws {
    let rows = try played("wait 100", assigning: 123.456, "wait 100")
    let moved = try #require(rows.named("didScroll").first)
    #expect(rows.named("didScroll").count == 1)
    #expect(moved.cause == .programmatic)
    #expect(moved.scroll.contentOffset == 123.456)
  }

  @Test("The offset it is at already is no move")
  func equal() throws {
    #expect(try played("wait 100", assigning: 0, "wait 100").named("didScroll").isEmpty)
  }

  @Test("Scrolling under a finger to where it is already is no move either")
  func scrolledUnderAFinger() throws {
    let played = rows(
      statements: try script("drag -110 over 200")
        + [.perform(.setContentOffset(100, animated: false))] + script("hold 100"))
    #expect(played.last?.scroll.contentOffset == 100)
    #expect(played.allSatisfy { $0.cause != .programmatic })
  }

  @Test("A drag goes on from there, point by point")
  func duringDrag() throws {
    let rows = try played("drag -110 over 200", assigning: 700, "drag -60 over 100; hold 200")
    #expect(rows.last?.scroll.contentOffset == 760)
    #expect(rows.named("willBeginDragging").count == 1)
  }

  @Test("Released there at rest, it rests there, and that is what is announced")
  func releasedAtRest() throws {
    let played = try played("drag -110 over 200", assigning: 123.456, "hold 200; lift")
    let release = try #require(played.named("willEndDragging").first)
    #expect(release.kind == .event(.willEndDragging(velocity: 0, targetContentOffset: 123.456)))
    #expect(played.last?.scroll.contentOffset == 123.456)
  }

  @Test("A deceleration goes on from there, at its speed")
  func duringDeceleration() throws {
    let alone = try rows(gesture: "drag -300 over 250; lift")
    let moved = try played("drag -300 over 250; lift; wait 100", assigning: 900, "wait 10")
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
