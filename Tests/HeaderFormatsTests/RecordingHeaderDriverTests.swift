import Foundation
import SimulationTestSupport
import Testing

/// Stores records, and provides a recorder's clock and finger.
private final class Tape {
  var records: [ScrollRecord] = []
  var now = 5000.0
  var finger: Double?

  func recorder(of driver: any HeaderDriving) -> RecordingHeaderDriver {
    RecordingHeaderDriver(driver, clock: { self.now }, finger: { self.finger }) {
      self.records.append($0)
    }
  }
}

@Suite("A recording driver")
struct RecordingHeaderDriverTests {
  private let driver = HeaderDriver(TwitterCondenseHeader())
  private let tape = Tape()

  @Test("records the start and every event, with the time since the first")
  func records() {
    let recorder = tape.recorder(of: driver)
    _ = recorder.start(in: .typical(offset: 3))
    tape.now = 5016.5
    tape.finger = 400
    _ = recorder.update(for: .willBeginDragging, in: .typical(offset: 4, isTracking: true))
    tape.finger = nil
    _ = recorder.update(for: .didStop, in: .typical(offset: 5))
    #expect(
      tape.records == [
        ScrollRecord(time: 0, kind: .start, context: .typical(offset: 3)),
        ScrollRecord(
          time: 16.5, kind: .event(.willBeginDragging),
          context: .typical(offset: 4, isTracking: true), finger: 400),
        ScrollRecord(time: 16.5, kind: .event(.didStop), context: .typical(offset: 5)),
      ])
  }

  @Test("has the descriptor, parameters and choreography of the wrapped driver")
  func descriptor() {
    let recorder = tape.recorder(of: driver)
    #expect(recorder.descriptor == driver.descriptor)
    #expect(recorder.assignments == driver.assignments)
    #expect(recorder.choreography == driver.choreography)
  }

  @Test("records before the technique answers")
  func recordsFirst() {
    var hadState: [Bool] = []
    let recorder = RecordingHeaderDriver(
      driver, clock: { 0 },
      onRecord: { [driver] _ in hadState.append(driver.state != nil) })
    _ = recorder.update(for: .willBeginDragging, in: .typical())
    _ = recorder.update(for: .didStop, in: .typical())
    #expect(hadState == [false, true])
  }

  @Test("does not let its time decrease with its clock")
  func brokenClock() {
    let recorder = tape.recorder(of: driver)
    for now in [100.0, 90, 110, 105, 130] {
      tape.now = now
      _ = recorder.update(for: .didScroll(.drag), in: .typical())
    }
    #expect(tape.records.map { $0.time } == [0, 0, 10, 10, 30])
  }

  @Test("overwrites its file, and writes every line before the technique answers")
  func file() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("recording-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("what was there\n".utf8).write(to: url)
    let recorder = try RecordingHeaderDriver(driver, writingTo: url)
    #expect(
      try String(contentsOf: url, encoding: .utf8) == RecordedTechnique(of: driver).line + "\n")
    _ = recorder.start(in: .typical())
    for event in assortedEvents {
      _ = recorder.update(for: event, in: .typical(offset: 5))
      // JSON cannot represent this number.
      _ = recorder.update(for: event, in: .typical(offset: .nan))
      let recording = try ScrollRecording(String(contentsOf: url, encoding: .utf8))
      #expect(recording.records.last?.kind == .event(event))
    }
    let recording = try ScrollRecording(String(contentsOf: url, encoding: .utf8))
    #expect(recording.records.map(\.kind) == [.start] + assortedEvents.map { .event($0) })
    #expect(recording.records.map(\.time) == recording.records.map(\.time).sorted())
  }
}
