import HeaderCore
import HeaderFormats
import ScrollSimulator

/// What a product person asks about a gesture: how much room the content has, how much work the
/// header is, how long it takes, and whether it fidgets.
public struct GestureSummary: Sendable, Equatable {
  /// Share of the screen that the header leaves for content, 0 to 1: the mean over the gesture's
  /// time.
  public var contentShare: Double
  /// Points the finger travelled upwards until the header had gone, or was as small as it gets, from
  /// where it first was not; `nil` when it never went.
  public var fingerTravelUntilGone: Double?
  /// Points the finger travelled downwards until the header was back whole, from where it first was
  /// gone; `nil` when it never came back. 0 when it came back without a finger.
  public var fingerTravelUntilBack: Double?
  /// Seconds from a finger's lift until header and content rest: the longest of the gesture; `nil`
  /// without a finger.
  public var timeToRest: Double?
  /// How often the header's edge turned round, half points and less not counted.
  public var directionChangeCount: Int

  /// The answers for `recording`.
  public init(_ recording: HeaderRecording) {
    let timeline = Timeline(recording)
    contentShare = GestureSummary.contentShare(timeline)
    let course = HeaderCourse(timeline)
    fingerTravelUntilGone = course.fingerTravel(from: { $0 < 1 }, until: { $0 >= 1 }, direction: -1)
    fingerTravelUntilBack = course.fingerTravel(
      from: { $0 >= 1 }, until: { $0 <= 0 }, direction: 1)
    timeToRest = GestureSummary.timeToRest(recording)
    directionChangeCount = course.directionChangeCount
  }

  private static func contentShare(_ timeline: Timeline) -> Double {
    func share(_ frame: HeaderFrame) -> Double {
      let height = frame.environment.containerHeight
      return height > 0 ? 1 - timeline.heightInSight(in: frame) / height : 0
    }
    let frames = timeline.frames
    var sum = 0.0
    for (frame, next) in zip(frames, frames.dropFirst()) {
      sum += share(frame) * (next.time - frame.time)
    }
    guard let first = frames.first, let last = frames.last else { return 0 }
    sum += share(last) * (timeline.end - last.time)
    let duration = timeline.end - first.time
    return duration > 0 ? sum / duration : share(first)
  }

  /// Something moves until the rows have a gap of more than a frame, or a finger touches again.
  private static func timeToRest(_ recording: HeaderRecording) -> Double? {
    let touches = recording.touches
    var rows = recording.rows[...]
    var longest: Double?
    for (index, lift) in touches.enumerated() where lift.phase == .up || lift.phase == .cancel {
      let nextTouch = touches[(index + 1)...].first { $0.phase == .down }
      rows = rows.drop { $0.time < lift.time }
      var restTime = lift.time
      for row in rows {
        if row.time - restTime > 2.5 * recording.frameDuration { break }
        if let nextTouch, row.time >= nextTouch.time { break }
        restTime = row.time
      }
      longest = max(longest ?? 0, (restTime - lift.time) / 1000)
    }
    return longest
  }
}

/// How far collapsed the header was seen to be, and where its edge was, beside the finger's travel.
private struct HeaderCourse {
  let timeline: Timeline

  init(_ timeline: Timeline) {
    self.timeline = timeline
  }

  /// How far the finger went in `direction` (1 is down) from the first frame whose collapsed
  /// fraction satisfies `from` to the first one after it that satisfies `until`.
  func fingerTravel(
    from begins: (Double) -> Bool, until ends: (Double) -> Bool, direction: Double
  ) -> Double? {
    let frames = timeline.frames
    guard let start = frames.firstIndex(where: { begins($0.layout.collapsedFraction) }),
      let end = frames[start...].firstIndex(where: { ends($0.layout.collapsedFraction) })
    else { return nil }
    var travel = 0.0
    var last: FingerSample?
    for sample in timeline.finger where sample.time <= frames[end].time + 1e-6 {
      if let last, last.isDown, sample.time > frames[start].time {
        travel += max(0, (sample.y - last.y) * direction)
      }
      last = sample
    }
    return travel
  }

  var directionChangeCount: Int {
    var count = 0
    var direction = 0.0
    var extreme = timeline.frames.first.map { timeline.heightInSight(in: $0) } ?? 0
    for frame in timeline.frames {
      let height = timeline.heightInSight(in: frame)
      if direction == 0 ? abs(height - extreme) > 0.5 : (extreme - height) * direction > 0.5 {
        if direction != 0 { count += 1 }
        direction = height > extreme ? 1 : -1
        extreme = height
      } else if (height - extreme) * direction > 0 {
        extreme = height
      }
    }
    return count
  }
}

/// The columns of a comparison's table, after the technique's name.
package enum SummaryColumn: String, CaseIterable {
  case content
  case gone = "gone after"
  case back = "back after"
  case rest = "at rest after"
  case turns

  /// What its figures count; empty where they are mere numbers.
  package var unit: String {
    switch self {
    case .content: "% of screen"
    case .gone, .back: "pt of finger"
    case .rest: "s"
    case .turns: ""
    }
  }

  /// What it means, in a sentence.
  package var help: String {
    switch self {
    case .content: "What the header leaves of the screen for content, on average over the gesture."
    case .gone: "How far the finger goes up until the header has gone, or is as small as it gets."
    case .back: "How far it then comes down until the header is whole again."
    case .rest: "From a finger's lift until everything is at rest; the longest wait of the gesture."
    case .turns: "How often the header's edge turns round, by more than half a point."
    }
  }

  /// The figure of `summary`, as the table has it.
  package func text(of summary: GestureSummary) -> String {
    switch self {
    case .content: DecimalNumber.roundedText(summary.contentShare * 100)
    case .gone: summary.fingerTravelUntilGone.map { DecimalNumber.roundedText($0) } ?? "never"
    case .back: summary.fingerTravelUntilBack.map { DecimalNumber.roundedText($0) } ?? "never"
    case .rest: summary.timeToRest.map { DecimalNumber.roundedText($0, digits: 2) } ?? "no finger"
    case .turns: "\(summary.directionChangeCount)"
    }
  }
}
