import HeaderCore
import Testing

/// Keeps what it is handed, and gives what it is told to.
private final class Tape {
  var lines: [String] = []
  var now = 5000.0
  var finger: Double?

  func recorder(of driver: any HeaderDriving) -> RecordingHeaderDriver {
    RecordingHeaderDriver(driver, clock: { self.now }, finger: { self.finger }) {
      self.lines.append($0)
    }
  }

  func records() throws -> [ScrollRecord] {
    try ScrollRecording(lines.joined()).records
  }
}

@Suite("A recording driver")
struct RecordingHeaderDriverTests {
  private let driver = HeaderDriver(ProbeHeader())
  private let tape = Tape()

  @Test("begins with the technique, and has a line for the start and for every event")
  func lines() throws {
    let recorder = tape.recorder(of: driver)
    #expect(tape.lines.isEmpty)
    _ = recorder.start(in: .typical(offset: 3))
    tape.now = 5016.5
    tape.finger = 400
    _ = recorder.update(for: .willBeginDragging, in: .typical(offset: 4, isTracking: true))
    tape.finger = nil
    _ = recorder.update(for: .didStop, in: .typical(offset: 5))
    #expect(tape.lines.count == 4)
    #expect(tape.lines.allSatisfy { $0.hasSuffix("\n") && !$0.dropLast().contains("\n") })
    let recording = try ScrollRecording(tape.lines.joined())
    #expect(recording.technique.name == "probe")
    #expect(recording.technique.parameters == driver.assignments)
    #expect(
      recording.records == [
        ScrollRecord(time: 0, kind: .start, context: .typical(offset: 3)),
        ScrollRecord(
          time: 16.5, kind: .event(.willBeginDragging),
          context: .typical(offset: 4, isTracking: true), finger: 400),
        ScrollRecord(time: 16.5, kind: .event(.didStop), context: .typical(offset: 5)),
      ])
  }

  @Test("answers as the driver behind it, and introduces itself as that one does")
  func answers() {
    let recorder = tape.recorder(of: driver)
    let plain = HeaderDriver(ProbeHeader())
    #expect(recorder.descriptor == plain.descriptor)
    #expect(recorder.assignments == plain.assignments)
    #expect(recorder.choreography == plain.choreography)
    #expect(recorder.start(in: .typical(offset: 3)) == plain.start(in: .typical(offset: 3)))
    for event in ScrollRecordTests.events {
      #expect(
        recorder.update(for: event, in: .typical(offset: 9))
          == plain.update(for: event, in: .typical(offset: 9)))
      #expect(recorder.layout == plain.layout)
    }
    #expect(driver.state == plain.state)
  }

  @Test("writes a line before the technique answers, so that the last one led to a crash")
  func writesFirst() {
    var heard: [Int] = []
    let recorder = RecordingHeaderDriver(driver, clock: { 0 }) { [driver] _ in
      heard.append(driver.state?.events.count ?? -1)
    }
    _ = recorder.update(for: .willBeginDragging, in: .typical())
    _ = recorder.update(for: .didStop, in: .typical())
    #expect(heard == [-1, -1, 1], "the first line, and two events")
  }

  @Test("leaves out what JSON cannot spell, and the driver behind it still hears of it")
  func notFinite() throws {
    let recorder = tape.recorder(of: driver)
    var context = HeaderContext.typical()
    context.scroll.contentOffset = .nan
    _ = recorder.start(in: context)
    #expect(
      recorder.update(for: .didEndDragging(willDecelerate: false), in: context).followUp == .didStop
    )
    tape.finger = .infinity
    let release = ScrollEvent.willEndDragging(velocity: .nan, targetContentOffset: 0)
    _ = recorder.update(for: release, in: .typical())
    _ = recorder.update(for: .didScrollToTop, in: .typical())
    #expect(driver.state?.events.count == 2)
    #expect(
      try tape.records() == [
        ScrollRecord(time: 0, kind: .event(.didScrollToTop), context: .typical())
      ])
  }

  @Test("stands still in time while its clock goes backwards or is no number")
  func brokenClock() throws {
    let recorder = tape.recorder(of: driver)
    for now in [Double.nan, 100, 90, 110, .infinity, 105, -.infinity, 130] {
      tape.now = now
      _ = recorder.update(for: .didScroll(.drag), in: .typical())
    }
    #expect(try tape.records().map { $0.time } == [0, 0, 0, 10, 10, 10, 10, 30])
  }
}
