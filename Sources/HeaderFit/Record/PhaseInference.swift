import HeaderCore

/// Infers the phases that a record does not have.
///
///     a fling        slows down by friction, or bounces back to the top
///     an animation   follows UIKit's curve, and moves the header to a rest
///     a hold         stands still for less than 450 ms after a drag; counts as a drag
///     a drag         anything else
///
/// A scroll view has flags that distinguish a fling from a drag. A record may have none, so the content's path
/// has to.
struct PhaseInference {
  private let track: ContentTrack
  private let speeds: [Double]
  private let edgeSpeeds: [Double]
  private let rests: ClosedRange<Double>
  private let top: Double
  private let slack: Double
  private let still: Double
  /// The phase of each row.
  private(set) var phases: [HeaderRecord.Phase]
  /// The start of an animation that is first visible in a row, in milliseconds.
  private(set) var animationStarts: [Double?]

  /// The longest time that a finger holds content still, in milliseconds.
  static let longestHold = 450.0
  /// The longest end of a fling that looks like rest, in milliseconds.
  private static let longestTail = 600.0
  /// The rows on either side of a row over which its speed is measured.
  private static let window = 2

  /// Infers the phases of `track`, whose header has `noise` points of noise. `fingers` are the times at which a
  /// finger was down, empty if they are not known. Recorded phases are kept.
  init(_ track: ContentTrack, noise: Double, fingers: [ClosedRange<Double>]) {
    self.track = track
    speeds = PhaseInference.speeds(of: track.offsets, track.rows)
    edgeSpeeds = PhaseInference.speeds(of: track.lowerEdges.values, track.rows)
    rests = (track.lowerEdges.values.min() ?? 0)...(track.lowerEdges.values.max() ?? 0)
    slack = 1 + 3 * noise
    still = 0.012 + 0.02 * noise
    let still = still
    top = zip(track.offsets, speeds).filter { $1.magnitude <= still }.map { $0.0 }.min() ?? 0
    let given = track.rows.map { $0.phase }
    phases = given.map { $0 ?? .rest }
    animationStarts = Array(repeating: nil, count: given.count)
    guard given.contains(nil) else { return }
    infer()
    let inferred = phases
    if !fingers.isEmpty { follow(fingers) }
    phases = zip(given, phases).map { $0 ?? $1 }
    // An animation that turned out to be a finger's motion does not begin anything.
    for row in phases.indices where phases[row] != inferred[row] { animationStarts[row] = nil }
  }

  /// Returns the speed around each row, in points per millisecond.
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
        classify(index..<end)
      } else {
        rest(index..<end, after: last)
      }
      last = phases[end - 1]
      index = end
    }
  }

  /// Corrects the phases by `fingers`: tracking or drag while a finger is down, and no drag otherwise.
  private mutating func follow(_ fingers: [ClosedRange<Double>]) {
    var coming = fingers[...]
    var (touched, isDragged): (Double?, Bool) = (nil, false)
    for row in phases.indices {
      while let finger = coming.first, finger.upperBound < time(row) {
        coming.removeFirst()
        (touched, isDragged) = (nil, false)
      }
      guard coming.first?.contains(time(row)) == true else {
        if phases[row] == .drag {
          phases[row] = speeds[row].magnitude > still ? .deceleration : .rest
        }
        continue
      }
      let start = touched ?? track.offsets[row]
      touched = start
      isDragged = isDragged || (track.offsets[row] - start).magnitude > 0.5 + 2.5 * track.noise
      phases[row] = isDragged ? .drag : .tracking
    }
  }

  /// Returns where the motion or the rest that begins in row `start` ends: it stops, turns, or nearly stops
  /// before it continues.
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
      // A minimum between two peaks: a third of the first, the lowest of 3 rows, and half of what 6 rows reach.
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

  /// Infers the phases in `run`, in which the content moves.
  private mutating func classify(_ run: Range<Int>) {
    let offsets = track.offsets
    let end = min(run.upperBound, offsets.count - 1)
    var release = MotionLaw.flingStart(
      in: run.lowerBound..<max(run.lowerBound, run.upperBound - PhaseInference.window),
      of: offsets, at: time, slack: 0.2 + 0.6 * track.noise)
    if release + PhaseInference.window >= run.upperBound { release = run.upperBound }
    if offsets[run.lowerBound] < top - slack, speeds[run.lowerBound] > 0,
      (offsets[end] - top).magnitude <= slack
    {
      // Content beyond the top returns only after the finger lifted.
      release = run.lowerBound
    } else if release > run.lowerBound + PhaseInference.window, let start = animationStart(run) {
      animationStarts[run.lowerBound] = start
      for row in run { phases[row] = .programmatic }
      return
    }
    for row in run { phases[row] = row < release ? .drag : .deceleration }
  }

  private func time(_ row: Int) -> Double { track.rows[row].time }

  /// Returns `run` with up to 150 ms of rest on either side, because the ends of an animation are too slow to be
  /// distinguished from rest.
  private func widened(
    _ run: ClosedRange<Int>, _ speeds: [Double], still: Double
  ) -> ClosedRange<Int> {
    func end(_ row: Int, by step: Int) -> Int {
      var end = row
      while speeds.indices.contains(end + step), speeds[end + step].magnitude <= still,
        (time(end + step) - time(row)).magnitude <= 150
      {
        end += step
      }
      return end
    }
    return end(run.lowerBound, by: -1)...end(run.upperBound, by: 1)
  }

  /// Returns the time in `run` at which an animation begins that moves the header to a rest or the content to its
  /// top; `nil` if there is none.
  private func animationStart(_ run: Range<Int>) -> Double? {
    let (before, after) = (max(0, run.lowerBound - 1), min(run.upperBound, phases.count - 1))
    let wide = widened(before...after, speeds, still: still)
    func start(_ curve: MotionLaw.Curve, _ values: [Double]) -> Double? {
      MotionLaw.animationStart(
        along: curve, in: wide, of: values, at: time, slack: 0.3 + track.noise)
    }
    if let start = start(.scrollToTop, track.offsets)
      ?? start(.scrollToTop, track.rows.map { $0.contentOffset })
    {
      return start
    }
    guard let own = start(.easeInOut, track.offsets) else { return nil }
    if track.offsets[before] > top + slack, (track.offsets[after] - top).magnitude <= slack {
      return own
    }
    let (firstEdge, lastEdge) = (track.lowerEdges.values[before], track.lowerEdges.values[after])
    func isRest(_ edge: Double) -> Bool {
      min(edge - rests.lowerBound, rests.upperBound - edge).magnitude <= slack
    }
    let isOwn =
      rests.upperBound - rests.lowerBound > 4 && (lastEdge - firstEdge).magnitude > slack
      && isRest(lastEdge) && !isRest(firstEdge)
    return isOwn ? own : nil
  }

  /// Infers the phases of resting content in `run`: held by a finger, or until the header animates.
  private mutating func rest(_ run: Range<Int>, after last: HeaderRecord.Phase) {
    guard last.isUserTravel else { return }
    let rows = track.rows
    // The header animates as soon as the finger has lifted and the content rests.
    if let (row, start) = headerAnimationStart(in: run),
      last == .drag || rows[row].time - rows[run.lowerBound].time < PhaseInference.longestTail
    {
      animationStarts[row] = start
      for row in run.lowerBound..<row { phases[row] = last }
      return
    }
    guard last == .drag else { return }
    let duration = rows[run.upperBound - 1].time - rows[run.lowerBound].time
    guard run.upperBound < rows.count, duration < PhaseInference.longestHold else { return }
    for row in run { phases[row] = .drag }
  }

  /// Returns the row of `run` in which an animation of the header is first visible, and its start; `nil` if the
  /// header stands still.
  private func headerAnimationStart(in run: Range<Int>) -> (row: Int, time: Double)? {
    let own = 2 * still + 0.1 * track.lowerEdges.noise
    let moved = run.first { edgeSpeeds[$0].magnitude > own }
    let last = run.upperBound - 1
    guard
      moved != nil
        || (track.lowerEdges.values[last] - track.lowerEdges.values[run.lowerBound]).magnitude > 1
          + 4
          * track.lowerEdges.noise
    else { return nil }
    let first = moved ?? run.lowerBound
    let end = moved.flatMap { run[$0...].first { edgeSpeeds[$0].magnitude <= still } } ?? last
    let wide = widened(first...max(first, end), edgeSpeeds, still: own)
    if let (early, late) = MotionLaw.crossings(of: track.lowerEdges.values, in: wide, at: time) {
      let start = MotionLaw.Curve.easeInOut.timing(early, late).start
      return (run.first { time($0) >= start } ?? last, start)
    }
    return moved.map { max(run.lowerBound, $0 - PhaseInference.window) }.map { ($0, time($0)) }
  }
}
