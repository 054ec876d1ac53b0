import HeaderCore

/// The device check's verdict on one gesture.
struct DeviceVerdict: Sendable {
  /// The agreement of phone and simulation.
  enum Grade: Sendable, Equatable {
    /// The gesture was not the requested one; with the reason.
    case again(String)
    /// At most a point apart: less than a finger moves within the uncertainty of a touch's time.
    case agrees
    /// At most eight points apart: a frame earlier or later at half a point per millisecond.
    case close
    /// Further apart, or with other events.
    case differs
  }

  /// The agreement.
  let grade: Grade
  /// The comparison; `nil` if nothing could be compared.
  let comparison: DeviceComparison?
  /// The broken invariants, each with its failure.
  let faults: [String]
  /// The recorded gesture.
  let recording: DeviceRecording

  /// Judges `recording`.
  init(_ recording: DeviceRecording) {
    self.recording = recording
    let (rows, traits) = (recording.rows, RecordedHeader().traits)
    faults = HeaderInvariant.allCases.compactMap { invariant in
      invariant.failure(in: rows, traits: traits).map { "\(invariant.rawValue): \($0)" }
    }
    comparison = recording.isSimulated ? DeviceComparison(recording) : nil
    if let complaint = recording.prompt.complaint(about: recording) {
      grade = .again(complaint)
    } else if !recording.agreesWithDelegate {
      grade = .differs
    } else if !recording.isSimulated {
      grade = faults.isEmpty ? .agrees : .differs
    } else if let comparison {
      grade = Grade(comparison)
    } else {
      grade = .again("Nothing moved.")
    }
  }

  /// The gesture, its grade, and the details.
  var report: [String] { ["\(recording.prompt.wording.title): \(grade.word)"] + lines }

  /// The details, line by line.
  var lines: [String] {
    if case .again(let complaint) = grade { return [complaint] }
    let eventCount = recording.events.count
    var lines: [String] = []
    if let comparison {
      let (content, header) = (comparison.content, comparison.header)
      lines.append(
        "content at most \(content.largest.inTenths) pt apart, \(content.mean.inTenths) on average")
      lines.append("header at most \(header.largest.inTenths) pt apart")
      lines.append("\(comparison.count) moments, the phone \(comparison.delay.inTenths) ms later")
      if !comparison.eventsAgree {
        lines.append("phone: \(comparison.deviceEvents.joined(separator: " "))")
        lines.append("simulated: \(comparison.simulatedEvents.joined(separator: " "))")
      }
    }
    if !recording.agreesWithDelegate, let told = recording.delegateEvents {
      lines.append("delegate: \(told.comparableNames.joined(separator: " "))")
      lines.append("inferred: \(recording.events.comparableNames.joined(separator: " "))")
    }
    let held = HeaderInvariant.allCases.count - faults.count
    lines.append("\(held) of \(HeaderInvariant.allCases.count) invariants held")
    lines += faults
    if recording.turns.count > 0 { lines.append(recording.turns.summary) }
    let link = recording.linkRate.map { ", link \(Int($0.rounded())) a second" } ?? ""
    lines.append("steps \(Int(recording.frameRate)) a second\(link)")
    if recording.milliseconds > 0, eventCount > 0 {
      let microseconds = recording.milliseconds * 1000 / Double(eventCount)
      lines.append("\(Int(microseconds)) µs an event, with UIKit's part")
    }
    let writes = eventCount > 0 ? Double(recording.writes.total) / Double(eventCount) : 0
    lines.append("\(writes.inTenths) writes an event: \(recording.writes.summary)")
    return lines
  }

  /// Whether the gesture was the requested one.
  var isRequestedGesture: Bool {
    if case .again = grade { false } else { true }
  }
}

extension DeviceRecording {
  /// Whether the technique got the same events as the list's delegate. Whether a drag's end decelerates is part of that.
  var agreesWithDelegate: Bool {
    guard let delegateEvents else { return true }
    return delegateEvents.comparableNames == events.comparableNames
  }
}

extension DeviceVerdict.Grade {
  private static let agreement = 1.0
  private static let closeness = 8.0

  init(_ comparison: DeviceComparison) {
    let largest = max(comparison.content.largest, comparison.header.largest)
    if !comparison.eventsAgree || largest > Self.closeness {
      self = .differs
    } else {
      self = largest > Self.agreement ? .close : .agrees
    }
  }

  /// The grade in a word.
  var word: String {
    switch self {
    case .again: "again"
    case .agrees: "agrees"
    case .close: "close"
    case .differs: "differs"
    }
  }
}
