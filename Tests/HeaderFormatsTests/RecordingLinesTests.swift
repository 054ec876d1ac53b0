import Foundation
import HeaderBehaviors
import HeaderFormats
import SimulationTestSupport
import Testing

@Suite("A driver that records lines")
struct RecordingLinesTests {
  private let driver = HeaderDriver(FacebookHideHeader())

  @Test("begins with the technique, and has a line for the start and for every event")
  func lines() throws {
    var lines: [String] = []
    let recorder = RecordingHeaderDriver(driver, clock: { 0 }) { lines.append($0) }
    #expect(lines.isEmpty)
    _ = recorder.start(in: .typical(offset: 3))
    for event in assortedEvents { _ = recorder.update(for: event, in: .typical(offset: 4)) }
    #expect(lines.count == 2 + assortedEvents.count)
    #expect(lines.allSatisfy { $0.hasSuffix("\n") && !$0.dropLast().contains("\n") })
    let recording = try ScrollRecording(lines.joined())
    #expect(recording.technique == RecordedTechnique(of: driver))
    #expect(recording.technique.name == "facebook-hide")
    #expect(recording.records.first?.kind == .start)
    #expect(recording.records.dropFirst().map(\.kind) == assortedEvents.map { .event($0) })
  }

  @Test("writes a line before the technique answers, so that the last one led to a crash")
  func writesFirst() {
    var layouts: [HeaderLayout] = []
    let recorder = RecordingHeaderDriver(
      driver, clock: { 0 }, sink: { [driver] _ in layouts.append(driver.layout) })
    let shown = recorder.start(in: .typical())
    #expect(layouts == [.zero, .zero], "the first line, and the start")
    _ = recorder.update(for: .didStop, in: .typical())
    #expect(layouts.last == shown)
  }

  @Test("leaves out what JSON cannot spell, and the driver behind it still hears of it")
  func notFinite() throws {
    var text = ""
    let recorder = RecordingHeaderDriver(driver, clock: { 0 }) { text += $0 }
    var context = HeaderContext.typical()
    context.scroll.contentOffset = .nan
    _ = recorder.start(in: context)
    let lift = ScrollEvent.didEndDragging(willDecelerate: false)
    #expect(recorder.update(for: lift, in: context).followUp == .didStop)
    let release = ScrollEvent.willEndDragging(velocity: .nan, targetContentOffset: 0)
    _ = recorder.update(for: release, in: .typical())
    _ = recorder.update(for: .didScrollToTop, in: .typical())
    #expect(
      try ScrollRecording(text).records == [
        ScrollRecord(time: 0, kind: .event(.didScrollToTop), context: .typical())
      ])
  }

  @Test("has every line in its file as soon as it is handed over, in place of what was there")
  func file() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("recording-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("what was there\n".utf8).write(to: url)
    let recorder = try RecordingHeaderDriver(driver, writingTo: url)
    #expect(try Data(contentsOf: url).isEmpty)
    _ = recorder.start(in: .typical())
    for event in assortedEvents {
      _ = recorder.update(for: event, in: .typical(offset: 5))
      let recording = try ScrollRecording(String(contentsOf: url, encoding: .utf8))
      #expect(recording.records.last?.kind == .event(event))
    }
    let times = try ScrollRecording(String(contentsOf: url, encoding: .utf8)).records.map(\.time)
    #expect(times == times.sorted() && times.first == 0)
  }

  @Test("is an error where its file cannot be made")
  func unwritable() {
    let url = URL(fileURLWithPath: "/no/such/folder/header.jsonl")
    #expect(throws: (any Error).self) {
      _ = try RecordingHeaderDriver(driver, writingTo: url)
    }
  }
}
