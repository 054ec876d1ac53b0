import HeaderCore
import ScrollSimulator

/// The key figures of a gesture: the room for content, the effort to hide and show the header, the time until it
/// rests, and how often it turns.
public struct GestureSummary: Sendable, Equatable {
  /// The mean fraction of the screen that the header leaves for content, 0 to 1.
  public var contentShare: Double
  /// The finger's upward travel until the header was gone or at its smallest, in points; `nil` if that never
  /// happened.
  public var fingerTravelUntilGone: Double?
  /// The finger's downward travel until the header was expanded again, in points; 0 if it returned without a
  /// finger, `nil` if it never did.
  public var fingerTravelUntilBack: Double?
  /// The longest time from a lift until header and content rest, in seconds; `nil` without a finger.
  public var timeToRest: Double?
  /// The number of turns of the header's edge, without those of at most half a point.
  public var directionChangeCount: Int

  /// The figures of `recording`.
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

  /// A motion ends at a gap of more than 2.5 frames between rows, or when a finger touches down.
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
  /// Returns how far the finger moved in `direction` (1 is down) from the first frame whose collapsed fraction
  /// satisfies `from` to the next one that satisfies `until`.
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

  /// The number of turns of the header's edge.
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
