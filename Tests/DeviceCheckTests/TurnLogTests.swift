import SimulationTestSupport
import Testing

@testable import DeviceCheck

/// What turns of the run loop tell of a list, and delegates of a gesture.
@MainActor
@Suite struct TurnLogTests {
  /// A log of turns, each a word: `s` an offset while UIKit moves the content, `w` one while it does
  /// not, `l` a layout.
  private func log(_ turns: String) -> TurnLog {
    var log = TurnLog()
    for turn in turns.split(separator: " ") {
      for happening in turn {
        switch happening {
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
    "Of what is set in a turn, all but UIKit's one step is written by others",
    arguments: [("s s s", 0), ("s ss s", 1), ("sl ls", 0), ("w", 1), ("ww s sss", 4), ("ws", 1)])
  func writtenOffsets(turns: String, count: Int) {
    #expect(log(turns).writtenOffsets == count)
  }

  @Test(
    "Rows laid out in a turn of their own are told from those of a step; idle turns do not count")
  func layout() {
    #expect(log("s sl l s ss").summary == "5 turns, 1 with several offsets, 1 of layout alone")
  }

  @Test(
    "What the delegate was told and the technique was not makes a gesture differ, with both named")
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

  @Test("A screen that nothing simulates is judged by its delegate and its invariants")
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
