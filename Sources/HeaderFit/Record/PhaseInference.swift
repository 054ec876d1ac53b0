import HeaderCore

/// What moved the content, where a record does not say it.
///
/// A finger and what follows it look different: a fling slows down evenly, an animation begins and ends
/// gently and stops where the header rests, and anything else is a drag. Content that stands still while
/// the header does as well, short of a rest, is held.
struct PhaseInference {
  private let track: ContentTrack
  private let speeds: [Double]
  private let headerSpeeds: [Double]
  private let rests: ClosedRange<Double>
  private let slack: Double
  private let still: Double
  private var phases: [HeaderRecord.Phase]

  /// A longer while without motion is no finger's, in milliseconds.
  private static let longestHold = 450.0
  /// Rows on either side of one that its speed is measured over.
  private static let window = 2

  /// The phase of every row of `track`, whose header trembles by `noise` points.
  static func phases(of track: ContentTrack, noise: Double) -> [HeaderRecord.Phase] {
    let given = track.rows.map { $0.phase }
    guard given.contains(where: { $0 == nil }) else { return given.compactMap { $0 } }
    var inference = PhaseInference(track, noise: noise)
    inference.infer()
    return zip(given, inference.phases).map { $0 ?? $1 }
  }

  private init(_ track: ContentTrack, noise: Double) {
    self.track = track
    speeds = PhaseInference.speeds(of: track.offsets, track.rows)
    var foot = track.rows.lazy.compactMap { $0.header?.maxY }.first ?? 0
    let feet = track.rows.map { row in
      foot = row.header?.maxY ?? foot
      return foot
    }
    headerSpeeds = PhaseInference.speeds(of: feet, track.rows)
    let sorted = feet.sorted()
    rests = (sorted.first ?? 0)...(sorted.last ?? 0)
    slack = 1 + 3 * noise
    still = 0.008 + 0.03 * noise
    phases = Array(repeating: .rest, count: track.rows.count)
  }

  /// Points per millisecond around each row.
  private static func speeds(of values: [Double], _ rows: [HeaderRecord.Row]) -> [Double] {
    values.indices.map { index in
      let (low, high) = (max(0, index - window), min(values.count - 1, index + window))
      let time = rows[high].time - rows[low].time
      return time > 0 ? (values[high] - values[low]) / time : 0
    }
  }

  private mutating func infer() {
    var last = HeaderRecord.Phase.rest
    var index = 0
    while index < phases.count {
      let end = runEnd(from: index)
      if speeds[index].magnitude > still {
        last = classify(index..<end)
      } else {
        rest(index..<end, after: last)
        last = phases[end - 1]
      }
      index = end
    }
  }

  /// Where the motion, or the rest, that begins in row `start` ends: it stops, turns round, or has all but
  /// stopped before it goes on.
  private func runEnd(from start: Int) -> Int {
    let isMoving = speeds[start].magnitude > still
    var (end, peak) = (start + 1, speeds[start].magnitude)
    while end < speeds.count {
      let speed = speeds[end]
      guard (speed.magnitude > still) == isMoving else { break }
      guard isMoving else {
        end += 1
        continue
      }
      if speed * speeds[start] < 0 { break }
      // A dip between two peaks.
      let next = speeds[end..<min(speeds.count, end + 6)].map { $0.magnitude }.max() ?? 0
      if speed.magnitude < 0.35 * peak, next > 2 * speed.magnitude, speed.magnitude <= next {
        let isLowest = speeds[end..<min(speeds.count, end + 3)].allSatisfy {
          $0.magnitude >= speed.magnitude
        }
        if isLowest { break }
      }
      peak = max(peak, speed.magnitude)
      end += 1
    }
    return end
  }

  /// Says what moved the content in `run`, and returns what did at its end.
  private mutating func classify(_ run: Range<Int>) -> HeaderRecord.Phase {
    if isAnimation(run) {
      for row in run { phases[row] = .programmatic }
      return .programmatic
    }
    let release = releaseRow(in: run)
    for row in run { phases[row] = row < release ? .drag : .deceleration }
    return phases[run.upperBound - 1]
  }

  /// Whether content and header move together, gently at both ends, to where the header rests.
  private func isAnimation(_ run: Range<Int>) -> Bool {
    guard run.count >= 4, let start = foot(run.lowerBound - 1), let end = foot(run.upperBound),
      rests.upperBound - rests.lowerBound > 4, (end - start).magnitude > 2 * slack
    else { return false }
    let isAtRest =
      min(end - rests.lowerBound, rests.upperBound - end).magnitude <= slack
    let wasAtRest =
      min(start - rests.lowerBound, rests.upperBound - start).magnitude <= slack
    let together = run.filter { headerSpeeds[$0].magnitude > still / 2 }.count
    guard isAtRest, !wasAtRest, 4 * together >= 3 * run.count else { return false }
    let peak = run.map { speeds[$0].magnitude }.max() ?? 0
    let edge = max(1, run.count / 6)
    let (first, last) = (speeds[run.lowerBound + edge - 1], speeds[run.upperBound - edge])
    return max(first.magnitude, last.magnitude) < 0.75 * peak
  }

  private func foot(_ row: Int) -> Double? {
    track.rows.indices.contains(row) ? track.rows[row].header?.maxY : nil
  }

  /// The first row of `run` from which on the content only slows down, as a fling does; its end where a
  /// finger has stopped it.
  private func releaseRow(in run: Range<Int>) -> Int {
    var row = run.upperBound - 1
    // Between half as quick and four times as quick as a fling of the usual rate slows down.
    while row > run.lowerBound {
      let before = max(run.lowerBound, row - 6)
      let time = track.rows[row].time - track.rows[before].time
      let decay = time * 0.002
      let ratio = speeds[before].magnitude / max(speeds[row].magnitude, 1e-9)
      guard ratio > 1 + decay / 3, ratio < 1 + 12 * decay || speeds[row].magnitude < 4 * still
      else { break }
      row -= 1
    }
    let lasts = track.rows[run.upperBound - 1].time - track.rows[row].time
    return lasts > 120 ? row : run.upperBound
  }

  /// Says whether a finger holds the content while it stands still in `run`.
  private mutating func rest(_ run: Range<Int>, after last: HeaderRecord.Phase) {
    guard last == .drag else { return }
    let rows = track.rows
    // The header goes on by itself as soon as the finger has lifted.
    if let moved = run.first(where: { headerSpeeds[$0].magnitude > 2 * still }) {
      for row in run.lowerBound..<max(run.lowerBound, moved - PhaseInference.window) {
        phases[row] = .drag
      }
      return
    }
    let lasts = rows[run.upperBound - 1].time - rows[run.lowerBound].time
    guard run.upperBound < rows.count, lasts < PhaseInference.longestHold else { return }
    for row in run { phases[row] = .drag }
  }
}
