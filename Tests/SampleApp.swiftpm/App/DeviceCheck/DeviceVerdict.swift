import HeaderCore

/// What a device check says about one gesture.
struct DeviceVerdict: Sendable {
  /// How the phone and the simulation compare.
  enum Grade: Sendable, Equatable {
    /// The gesture was another one than was asked for.
    case again(String)
    /// At most a point apart: less than the time of a touch is known by, at the speed of a finger.
    case agrees
    /// At most eight points apart: the content was where the simulation had it a frame earlier or
    /// later, at half a point a millisecond.
    case close
    /// Further apart than that, or other events.
    case differs
  }

  /// How the two compare.
  let grade: Grade
  /// By how much; `nil` where nothing could be compared.
  let comparison: DeviceComparison?
  /// What the header did wrong: each broken invariant, and how.
  let faults: [String]
  /// What was recorded.
  let recording: DeviceRecording

  /// Looks at `recording`.
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

  /// What was asked for, how that went, and the rest of it.
  var report: [String] { ["\(recording.prompt.wording.title): \(grade.word)"] + lines }

  /// What the screen says, line by line.
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

  /// Whether the gesture was the one that was asked for.
  var isOfWhatWasAsked: Bool {
    if case .again = grade { false } else { true }
  }
}

extension DeviceRecording {
  /// Whether the technique was told what the list told its delegate. Of a drag's end the technique is
  /// told whether it flies on, so that is compared as well.
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
