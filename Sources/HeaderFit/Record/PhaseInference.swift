import HeaderCore

/// Infers the phases that a record does not have.
///
/// A scroll view has flags that distinguish a fling from a drag. A record may have none, so the content's path
/// has to.
///
///     a fling        slows down by friction
///     an animation   follows UIKit's curve, and moves the header to a rest
///     a hold         stands still for less than 450 ms after a drag; counts as a drag
///     a drag         anything else
///
/// 1. The rows are divided into runs, in which the content moves in one stroke or rests (`runEnd`).
/// 2. Each run in which the content moves gets its phases (`inferMotion`).
/// 3. Each run in which it rests gets the phase before it, as long as a finger may hold it (`inferRest`).
/// 4. If touches were recorded, drags outside of them are corrected (`apply`).
struct PhaseInference {
  /// The phase of each row.
  private(set) var phases: [HeaderRecord.Phase]
  /// The start of an animation that is first visible in a row, in milliseconds.
  private(set) var animationStarts: [Double?]

  private let track: ContentTrack
  /// The speeds of the content and of the header's lower edge, in points per millisecond.
  private let speeds: [Double]
  private let edgeSpeeds: [Double]
  /// The largest speed of content at rest, in points per millisecond.
  private let restSpeed: Double
  /// The highest and the lowest place of the header's lower edge, at which it may come to rest.
  private let edgeRange: ClosedRange<Double>
  /// The smallest offset at which the content rests.
  private let topOffset: Double
  /// The distance within which two places count as equal, in points.
  private let slack: Double

  /// The longest time that a finger holds content still, in milliseconds.
  static let longestHold = 450.0
  /// The longest end of a fling that looks like rest, in milliseconds.
  private static let longestTail = 600.0
  /// The longest beginning or end of an animation that looks like rest, in milliseconds.
  private static let longestSlowEnd = 150.0
  /// The rows on either side of a row over which its speed is measured.
  private static let window = 2

  /// Infers the phases of `track`, whose header has `noise` points of noise. `fingers` are the times at which a
  /// finger was down, empty if they are not known. Recorded phases are kept.
  init(_ track: ContentTrack, noise: Double, fingers: [ClosedRange<Double>]) {
    self.track = track
    let speeds = PhaseInference.speeds(of: track.offsets, track.rows)
    let restSpeed = 0.012 + 0.02 * noise
    (self.speeds, self.restSpeed) = (speeds, restSpeed)
    edgeSpeeds = PhaseInference.speeds(of: track.lowerEdges.values, track.rows)
    edgeRange = (track.lowerEdges.values.min() ?? 0)...(track.lowerEdges.values.max() ?? 0)
    slack = 1 + 3 * noise
    topOffset =
      zip(track.offsets, speeds).filter { $1.magnitude <= restSpeed }.map { $0.0 }.min() ?? 0
    let recorded = track.rows.map { $0.phase }
    phases = recorded.map { $0 ?? .rest }
    animationStarts = Array(repeating: nil, count: recorded.count)
    guard recorded.contains(nil) else { return }
    inferRuns()
    if !fingers.isEmpty { apply(fingers) }
    phases = zip(recorded, phases).map { $0 ?? $1 }
  }

  /// Returns the speed around each row, in points per millisecond.
  private static func speeds(of values: [Double], _ rows: [HeaderRecord.Row]) -> [Double] {
    values.indices.map { index in
      let (low, high) = (max(0, index - window), min(values.count - 1, index + window))
      let time = rows[high].time - rows[low].time
      return time > 0 ? (values[high] - values[low]) / time : 0
    }
  }

  private func time(_ row: Int) -> Double { track.rows[row].time }

  private func isMoving(_ row: Int) -> Bool { speeds[row].magnitude > restSpeed }

  // MARK: Runs

  private mutating func inferRuns() {
    var last = HeaderRecord.Phase.rest
    var start = 0
    while start < phases.count {
      let run = start..<runEnd(from: start)
      if isMoving(start) { inferMotion(in: run) } else { inferRest(in: run, after: last) }
      last = phases[run.upperBound - 1]
      start = run.upperBound
    }
  }

  /// Returns where the motion or the rest that begins in row `start` ends: it stops, turns, or nearly stops
  /// before it continues.
  private func runEnd(from start: Int) -> Int {
    let isMoving = isMoving(start)
    var peak = speeds[start].magnitude
    for row in speeds.indices.dropFirst(start + 1) {
      if self.isMoving(row) != isMoving { return row }
      guard isMoving else { continue }
      if speeds[row] * speeds[start] < 0 || isBetweenStrokes(row, peak: peak) { return row }
      peak = max(peak, speeds[row].magnitude)
    }
    return speeds.count
  }

  /// A finger slows down to less than this share of its peak speed between two strokes. Within a stroke its speed
  /// varies less.
  private static let strokeMinimum = 0.35
  /// The next stroke is at least this much faster than the minimum.
  private static let strokeGrowth = 2.0
  /// The measurement widens a minimum to this number of rows, the window on one side and the row itself.
  private static let minimumCount = window + 1
  /// The rows in which the next stroke grows: those of the minimum, and as many after it.
  private static let growthCount = 2 * minimumCount

  /// Returns whether the speed in `row` is a minimum between two strokes of a finger, the first of which has the
  /// speed `peak`. Otherwise the phases of 1 to 3 % more rows of a simulation were inferred wrong.
  private func isBetweenStrokes(_ row: Int, peak: Double) -> Bool {
    let speed = speeds[row].magnitude
    func following(_ count: Int) -> [Double] { speeds[row...].prefix(count).map { $0.magnitude } }
    let next = following(PhaseInference.growthCount).max() ?? 0
    return speed < PhaseInference.strokeMinimum * peak
      && next > PhaseInference.strokeGrowth * speed
      && following(PhaseInference.minimumCount).allSatisfy { $0 >= speed }
  }

  // MARK: Motion

  /// Infers the phases in `run`, in which the content moves: an animation, or a drag that may end in a fling.
  private mutating func inferMotion(in run: Range<Int>) {
    let release = release(in: run)
    if release > run.lowerBound + PhaseInference.window, let start = animationStart(in: run) {
      animationStarts[run.lowerBound] = start
      for row in run { phases[row] = .programmatic }
    } else {
      for row in run { phases[row] = row < release ? .drag : .deceleration }
    }
  }

  /// Returns the row in `run` in which a finger lifts; the end of the run if it does not.
  private func release(in run: Range<Int>) -> Int {
    let first = run.lowerBound
    let release = MotionLaw.flingStart(
      in: first..<max(first, run.upperBound - PhaseInference.window), of: track.offsets, at: time,
      slack: 0.2 + 0.6 * track.noise)
    return release + PhaseInference.window >= run.upperBound ? run.upperBound : release
  }

  /// Returns the time in `run` at which an animation begins that moves the header to a rest or the content to its
  /// top; `nil` if there is none.
  private func animationStart(in run: Range<Int>) -> Double? {
    let (before, after) = (max(0, run.lowerBound - 1), min(run.upperBound, phases.count - 1))
    let wide = widened(before...after, speeds, restSpeed: restSpeed)
    func start(_ curve: MotionLaw.Curve, _ values: [Double]) -> Double? {
      MotionLaw.animationStart(
        along: curve, in: wide, of: values, at: time, slack: 0.3 + track.noise)
    }
    if let start = start(.scrollToTop, track.offsets) { return start }
    guard let start = start(.easeInOut, track.offsets) else { return nil }
    let reachesTop =
      track.offsets[before] > topOffset + slack
      && (track.offsets[after] - topOffset).magnitude <= slack
    return reachesTop || headerComesToRest(before, after) ? start : nil
  }

  /// Returns whether the header moves to the highest or the lowest place of its lower edge between two rows.
  private func headerComesToRest(_ before: Int, _ after: Int) -> Bool {
    let (first, last) = (track.lowerEdges.values[before], track.lowerEdges.values[after])
    func isRest(_ edge: Double) -> Bool {
      min(edge - edgeRange.lowerBound, edgeRange.upperBound - edge).magnitude <= slack
    }
    return edgeRange.upperBound - edgeRange.lowerBound > 4 && (last - first).magnitude > slack
      && isRest(last) && !isRest(first)
  }

  /// Returns `run` with some rest on either side, because the ends of an animation are too slow to be distinguished
  /// from rest.
  private func widened(
    _ run: ClosedRange<Int>, _ speeds: [Double], restSpeed: Double
  ) -> ClosedRange<Int> {
    func end(_ row: Int, by step: Int) -> Int {
      var end = row
      while speeds.indices.contains(end + step), speeds[end + step].magnitude <= restSpeed,
        (time(end + step) - time(row)).magnitude <= PhaseInference.longestSlowEnd
      {
        end += step
      }
      return end
    }
    return end(run.lowerBound, by: -1)...end(run.upperBound, by: 1)
  }

  // MARK: Rest

  /// Infers the phases in `run`, in which the content rests. The phase `last` continues until the header animates,
  /// or while a finger may hold the content.
  private mutating func inferRest(in run: Range<Int>, after last: HeaderRecord.Phase) {
    guard last.isUserTravel else { return }
    // The header animates as soon as the finger has lifted and the content rests.
    if let (row, start) = headerAnimationStart(in: run),
      last == .drag || time(row) - time(run.lowerBound) < PhaseInference.longestTail
    {
      animationStarts[row] = start
      for row in run.lowerBound..<row { phases[row] = last }
      return
    }
    let duration = time(run.upperBound - 1) - time(run.lowerBound)
    guard last == .drag, run.upperBound < phases.count, duration < PhaseInference.longestHold
    else { return }
    for row in run { phases[row] = .drag }
  }

  /// Returns the row of `run` in which an animation of the header is first visible, and its start; `nil` if the
  /// header stands still.
  private func headerAnimationStart(in run: Range<Int>) -> (row: Int, time: Double)? {
    let edges = track.lowerEdges
    let ownRestSpeed = 2 * restSpeed + 0.1 * edges.noise
    let last = run.upperBound - 1
    let moved = run.first { edgeSpeeds[$0].magnitude > ownRestSpeed }
    let way = (edges.values[last] - edges.values[run.lowerBound]).magnitude
    guard moved != nil || way > 1 + 4 * edges.noise else { return nil }
    let first = moved ?? run.lowerBound
    let end = moved.flatMap { run[$0...].first { edgeSpeeds[$0].magnitude <= restSpeed } } ?? last
    let wide = widened(first...max(first, end), edgeSpeeds, restSpeed: ownRestSpeed)
    if let (early, late) = MotionLaw.crossings(of: edges.values, in: wide, at: time) {
      let start = MotionLaw.Curve.easeInOut.timing(early, late).start
      return (run.first { time($0) >= start } ?? last, start)
    }
    return moved.map { max(run.lowerBound, $0 - PhaseInference.window) }.map { ($0, time($0)) }
  }

  // MARK: Touches

  /// Corrects the phases by `fingers`: tracking or drag while a finger is down, and no drag otherwise.
  private mutating func apply(_ fingers: [ClosedRange<Double>]) {
    var coming = fingers[...]
    // The offset at which the finger touched down, and whether it has dragged the content since.
    var (touched, isDragged): (Double?, Bool) = (nil, false)
    for row in phases.indices {
      while let finger = coming.first, finger.upperBound < time(row) {
        coming.removeFirst()
        (touched, isDragged) = (nil, false)
      }
      guard coming.first?.contains(time(row)) == true else {
        if phases[row] == .drag { phases[row] = isMoving(row) ? .deceleration : .rest }
        continue
      }
      let start = touched ?? track.offsets[row]
      touched = start
      isDragged = isDragged || (track.offsets[row] - start).magnitude > 0.5 + 2.5 * track.noise
      phases[row] = isDragged ? .drag : .tracking
    }
  }
}
