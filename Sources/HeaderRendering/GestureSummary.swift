import HeaderCore
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
  public init(_ recording: GestureRecording) {
    let timeline = Timeline(recording)
    contentShare = timeline.mean(until: timeline.end) { frame in
      let height = frame.environment.containerHeight
      return height > 0 ? 1 - timeline.heightInSight(in: frame) / height : 0
    }
    fingerTravelUntilGone = timeline.fingerTravel(
      from: { $0 < 1 }, until: { $0 >= 1 }, direction: -1)
    fingerTravelUntilBack = timeline.fingerTravel(
      from: { $0 >= 1 }, until: { $0 <= 0 }, direction: 1)
    timeToRest = GestureSummary.timeToRest(recording)
    directionChangeCount = timeline.directionChangeCount
  }

  /// Something moves until the rows have a gap of more than a frame, or a finger touches again.
  private static func timeToRest(_ recording: GestureRecording) -> Double? {
    let touches = recording.touches
    var rows = recording.rows[...]
    var longest: Double?
    for (index, lift) in touches.enumerated() where lift.phase.isEnd {
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

extension Timeline {
  /// Returns how far the finger went in `direction` (1 is down) from the first frame whose collapsed
  /// fraction satisfies `from` to the first one after it that satisfies `until`.
  fileprivate func fingerTravel(
    from begins: (Double) -> Bool, until ends: (Double) -> Bool, direction: Double
  ) -> Double? {
    guard let start = frames.firstIndex(where: { begins($0.layout.collapsedFraction) }),
      let end = frames[start...].firstIndex(where: { ends($0.layout.collapsedFraction) })
    else { return nil }
    var travel = 0.0
    var last: TouchSample?
    for sample in finger where sample.time <= frames[end].time + 1e-6 {
      if let last, last.isDown, sample.time > frames[start].time {
        travel += max(0, (sample.y - last.y) * direction)
      }
      last = sample
    }
    return travel
  }

  /// How often the edge turned round.
  fileprivate var directionChangeCount: Int {
    var count = 0
    var direction = 0.0
    var extreme = frames.first.map { heightInSight(in: $0) } ?? 0
    for frame in frames {
      let height = heightInSight(in: frame)
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
