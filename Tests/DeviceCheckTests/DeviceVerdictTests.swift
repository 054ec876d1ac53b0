import SimulationTestSupport
import Testing

@testable import DeviceCheck

/// Verdicts on phones that behave as the simulation, and on others.
@MainActor
@Suite struct DeviceVerdictTests {
  private let phone = SimulatedPhone()

  /// The requested gesture of each prompt.
  private static let gestures: [DeviceCheckPrompt: String] = [
    .slowDrag: "drag -300 over 1500; hold 400; lift",
    .quickFlick: "flick -300 over 150; lift",
    .catchInFlight: "flick -300 over 150; lift; wait 300; hold 60; lift",
    .pullAtTop: "drag 300 over 600; lift",
    .flickIntoEnd: "flick -500 over 120; lift",
    .trackpad: "wheel -300 over 150; lift",
  ]

  private func phone(for prompt: DeviceCheckPrompt) -> SimulatedPhone {
    var phone = SimulatedPhone()
    switch prompt.wording.start {
    case .top: break
    case .middle: phone.configuration.contentOffset = 1500
    case .nearEnd: phone.configuration.contentOffset = 3000
    }
    return phone
  }

  @Test(
    "A phone that behaves as the simulation agrees",
    arguments: DeviceCheckPrompt.allCases, [60.0, 120.0])
  func agreement(prompt: DeviceCheckPrompt, frameRate: Double) throws {
    var phone = phone(for: prompt)
    phone.configuration.frameRate = frameRate
    let recording = try phone.record(prompt, try #require(Self.gestures[prompt]))
    let verdict = DeviceVerdict(recording)
    #expect(recording.frameRate == frameRate)
    #expect(verdict.grade == .agrees, "\(verdict.lines)")
    let comparison = try #require(verdict.comparison)
    // Interpolation rounds.
    #expect(comparison.content.largest < 1e-9)
    #expect(comparison.header.largest < 1e-9)
    #expect(comparison.delay == 0)
    #expect(verdict.faults.isEmpty, "\(verdict.faults)")
  }

  @Test("A phone that is late agrees, and its delay is reported")
  func delay() throws {
    let recording = try phone.record(.quickFlick, "flick -300 over 150; lift")
    let verdict = DeviceVerdict(recording.changingRecords { $0.time += 25.0 / 3 })
    let comparison = try #require(verdict.comparison)
    // Frames and delays are sums of thirds of milliseconds.
    #expect((comparison.delay - 25.0 / 3).magnitude < 1e-9)
    #expect(comparison.content.largest < 1e-6)
    #expect(verdict.grade == .agrees)
  }

  @Test("Content that is five points off for a while is close")
  func offset() throws {
    let recording = try phone.record(.slowDrag, "drag -300 over 1500; hold 400; lift")
    let shifted = recording.changingRecords { record in
      if (800...900).contains(record.time) { record.context.scroll.contentOffset += 5 }
    }
    let verdict = DeviceVerdict(shifted)
    let comparison = try #require(verdict.comparison)
    #expect((comparison.content.largest - 5).magnitude < 1e-6)
    #expect(verdict.grade == .close)
    #expect(verdict.lines.contains { $0.hasPrefix("content at most 5.0 pt apart") })
  }

  @Test("Content with another deceleration rate differs")
  func otherLaw() throws {
    var phone = phone
    phone.configuration.deceleration = .fast
    let recording = try phone.record(.quickFlick, "flick -300 over 150; lift")
    #expect(DeviceVerdict(recording).grade == .differs)
  }

  @Test("Events that the simulation does not report differ, however close the content is")
  func otherEvents() throws {
    var recording = try phone.record(.quickFlick, "flick -300 over 150; lift")
    let last = try #require(recording.records.last)
    recording.records.append(
      ScrollRecord(time: last.time, kind: .event(.didEndDecelerating), context: last.context))
    let verdict = DeviceVerdict(recording)
    #expect(verdict.grade == .differs)
    #expect(verdict.lines.contains { $0.hasPrefix("phone: willBeginDragging") })
  }

  @Test(
    "A gesture other than the requested one is requested again",
    arguments: [
      (DeviceCheckPrompt.slowDrag, "flick -300 over 150; lift"),
      (.quickFlick, "drag -300 over 1500; hold 400; lift"),
      (.catchInFlight, "flick -300 over 150; lift"),
      (.pullAtTop, "drag -300 over 600; hold 300; lift"),
      (.flickIntoEnd, "drag -40 over 600; hold 300; lift"),
      (.trackpad, "flick -300 over 150; lift"),
      (.quickFlick, "wheel -300 over 150; lift"),
      (.slowDrag, "hold 400; lift"),
    ])
  func again(prompt: DeviceCheckPrompt, gesture: String) throws {
    let verdict = DeviceVerdict(try phone(for: prompt).record(prompt, gesture))
    guard case .again(let complaint) = verdict.grade else {
      Issue.record("graded \(verdict.grade)")
      return
    }
    #expect(verdict.lines == [complaint])
  }

  @Test("An empty recording is requested again")
  func empty() {
    let recording = DeviceRecording(prompt: .slowDrag, scale: 3)
    #expect(DeviceVerdict(recording).grade == .again("No touch was seen."))
    #expect(DeviceVerdict(recording).comparison == nil)
  }

  @Test("A recording's text can be read again, with its technique and records")
  func text() throws {
    let recording = try phone.record(.pullAtTop, "drag 300 over 600; lift")
    let read = try ScrollRecording(recording.text)
    #expect(read.technique.name == recording.technique.name)
    #expect(
      read.technique.parameters == recording.technique.parameters.sorted { $0.name < $1.name })
    #expect(read.records == recording.records)
  }

  @Test("A trackpad's pan, recorded as touches, plays as the trackpad did")
  func trackpad() throws {
    let recording = try phone.record(.trackpad, "wheel -300 over 150; lift")
    var log = IndirectTouchLog(x: 196.5, y: 426)
    let moves = recording.touches.filter { $0.phase == .move }
    // The pan begins with the first sample that is ten points away.
    let counted = moves.filter { ($0.y - 426).magnitude >= 10 }
    for (index, move) in counted.enumerated() {
      let translation = move.y - 426 + 10
      if index == 0 {
        log.began(translation: translation, at: move.time, frame: 1000 / 60)
      } else {
        log.changed(translation: translation, at: move.time)
      }
    }
    log.ended(at: try #require(recording.touches.last).time)
    var logged = recording
    logged.touches = log.touches
    let verdict = DeviceVerdict(logged)
    #expect(verdict.grade == .agrees, "\(verdict.lines)")
  }
}
