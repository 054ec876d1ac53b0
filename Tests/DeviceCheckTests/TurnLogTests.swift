import SimulationTestSupport
import Testing

@testable import DeviceCheck

/// Counts by turns of the run loop, and the comparison with a delegate's events.
@MainActor
@Suite struct TurnLogTests {
  /// A log of turns, each a word: `s` an offset while UIKit moves the content, `w` one while it does
  /// not, `l` a layout.
  private func log(_ turns: String) -> TurnLog {
    var log = TurnLog()
    for turn in turns.split(separator: " ") {
      for action in turn {
        switch action {
        case "s": log.setOffset(whileMoving: true)
        case "w": log.setOffset(whileMoving: false)
        default: log.changeSize()
        }
      }
      log.endTurn()
    }
    log.endTurn()
    return log
  }

  @Test(
    "All offsets that are set in a turn count as written by others, except one step of UIKit's",
    arguments: [("s s s", 0), ("s ss s", 1), ("sl ls", 0), ("w", 1), ("ww s sss", 4), ("ws", 1)])
  func writtenOffsets(turns: String, count: Int) {
    #expect(log(turns).writtenOffsets == count)
  }

  @Test(
    "Turns of layout alone are counted; idle turns are not")
  func layout() {
    #expect(log("s sl l s ss").summary == "5 turns, 1 with several offsets, 1 of layout alone")
  }

  @Test(
    "A gesture whose delegate got other events differs, and both are listed")
  func delegate() throws {
    let phone = SimulatedPhone()
    var recording = try phone.record(.quickFlick, "flick -300 over 150; lift")
    recording.delegateEvents = recording.events
    #expect(DeviceVerdict(recording).grade == .agrees)
    recording.delegateEvents?.removeAll { $0 == .didEndDecelerating }
    let verdict = DeviceVerdict(recording)
    #expect(verdict.grade == .differs)
    #expect(
      verdict.lines.contains("delegate: willBeginDragging didEndDragging willBeginDecelerating"))
    #expect(verdict.lines.contains { $0.hasPrefix("inferred: willBeginDragging") })
  }

  @Test("A screen that is not simulated is judged by its delegate and the invariants")
  func wholeScreen() throws {
    let phone = SimulatedPhone()
    let recording = try phone.record(.quickFlick, "flick -300 over 150; lift")
    var shifted = recording.changingRecords { $0.context.scroll.contentSize += 900 }
    #expect(shifted.events == recording.events)
    shifted.isSimulated = false
    let verdict = DeviceVerdict(shifted)
    #expect(verdict.comparison == nil)
    #expect(verdict.grade == (verdict.faults.isEmpty ? .agrees : .differs))
  }
}
