import HeaderCore

/// A record as events, in the order in which a scroll view's delegate gets them, and the moments at which the header
/// is known. It is the same for all techniques.
///
/// Every row gives the events of a change of phase, a `didScroll` if the content moved, and the recorded header.
/// Movement in the first row of a rest or a touch belongs to the phase before it, and so may the last step of a drag or
/// a fling. Then the change of phase comes after the movement.
struct RecordScript: Sendable {
  /// An event or a moment.
  struct Step: Sendable {
    var time: Double
    /// The content offset in an overlay: the content's top is at -`offset` in the container.
    var offset: Double
    var motion: HostMotion
    var event: ScrollEvent?
    /// The recorded header after all events of the moment.
    var sight: HeaderSight?
    /// The record's row.
    var row: Int
  }

  private(set) var steps: [Step] = []
  /// The phase of each row, recorded or inferred.
  let phases: [HeaderRecord.Phase]
  private let track: ContentTrack
  /// The top of the list, as far as it is known: the smallest offset at which the content rests.
  let topOffset: Double
  /// The offset at which the content rests, is pulled and returns; `nil` if the record does not show that.
  let pulledTop: Double?
  /// Whether the content was pulled from the top and returned, in a record of the lower edge alone.
  let returnsToTop: Bool
  private let noise: Double

  /// The number of rows that are played.
  private(set) var rowCount: Int

  /// The script of `track`. `starts` are the times of animations that begin between two rows.
  init(
    _ track: ContentTrack, phases: [HeaderRecord.Phase], starts: [Double?], noise: Double
  ) {
    self.phases = phases
    self.noise = noise
    self.track = track
    rowCount = track.rows.count
    let offsets = track.offsets
    let lowest = offsets.indices.lazy.filter { phases[$0] == .rest }.map { offsets[$0] }.min()
    pulledTop = RecordScript.pulledTop(track, phases)
    returnsToTop = pulledTop != nil && track.rows.allSatisfy { $0.header?.minY == nil }
    topOffset = (returnsToTop ? pulledTop : lowest) ?? offsets.min() ?? 0
    var phase = HeaderRecord.Phase.rest
    func changePhase(in row: Int, offset: Double) {
      change(
        from: phase, to: phases[row], row: row, at: starts[row] ?? track.rows[row].time,
        offset: offset)
      phase = phases[row]
    }
    for (row, recorded) in track.rows.enumerated() {
      let previousOffset = offsets[max(0, row - 1)]
      let moves = offsets[row] != previousOffset
      let isOver = phase.isUserTravel && !phases[row].isUserTravel
      let isLastStep =
        moves && (phases[row].scrollCause == .layout || isOver && track.continuesDrag(at: row))
      if !isLastStep { changePhase(in: row, offset: previousOffset) }
      var step = Step(time: recorded.time, offset: offsets[row], motion: phase.motion, row: row)
      if moves {
        step.event = .didScroll(phase.scrollCause)
        steps.append(step)
      }
      if isLastStep { changePhase(in: row, offset: offsets[row]) }
      (step.motion, step.event, step.sight) = (phase.motion, nil, recorded.header)
      steps.append(step)
    }
    if let last = track.rows.last {
      change(
        from: phase, to: .rest, row: offsets.count - 1, at: last.time, offset: offsets.last ?? 0)
    }
  }

  /// Returns the offset at which the content rests, is pulled and returns; `nil` if it does not.
  private static func pulledTop(_ track: ContentTrack, _ phases: [HeaderRecord.Phase]) -> Double? {
    let (rows, offsets) = (track.rows, track.offsets)
    // A finger may hold the content for a while, which looks like rest if the phases are inferred.
    let longestHold = rows.allSatisfy { $0.phase != nil } ? 0 : PhaseInference.longestHold
    let stays = phases.indices.split { phases[$0] != .rest }.filter {
      rows[$0.upperBound - 1].time - rows[$0.lowerBound].time >= longestHold
    }.joined()
    let slack = 1 + 3 * track.noise
    guard let lowest = stays.map({ offsets[$0] }).min() else { return nil }
    let atTop = stays.filter { offsets[$0] <= lowest + slack }
    guard let first = atTop.first, let last = atTop.last,
      (first...last).contains(where: { offsets[$0] < lowest - 4 * slack })
    else { return nil }
    // The end of a bounce may be too slow to be distinguished from rest.
    return atTop.map { offsets[$0] }.median
  }

  /// Returns a shorter script for the search, with the significant rows until the header has moved by one and a half
  /// times `way`. The movement of a row that is left out comes with the next one.
  func sketch(way: Double) -> RecordScript {
    let (offsets, edges) = (track.offsets, track.lowerEdges.values)
    let significant = significantRows
    var kept: Set<Int> = []
    var (last, moved) = (0, 0.0)
    for row in offsets.indices {
      if row > 0 { moved += (edges[row] - edges[row - 1]).magnitude }
      let isStill =
        offsets[row] == offsets[last]
        && (edges[row] - edges[last]).magnitude <= 0.05 + 2 * noise
      let interval = isStill ? RecordScript.restInterval : RecordScript.motionInterval
      let isDue = track.rows[row].time - track.rows[last].time >= interval
      guard isDue || row == 0 || !significant.isDisjoint(with: row - 1...row + 1) else { continue }
      last = row
      kept.insert(row)
      if kept.count >= RecordScript.sketchCounts.lowerBound && moved >= 1.5 * way
        || kept.count >= RecordScript.sketchCounts.upperBound
      {
        break
      }
    }
    var sketch = self
    sketch.steps = steps.filter { kept.contains($0.row) }
    sketch.rowCount = kept.count
    return sketch
  }

  /// The longest time without a row in a sketch, in milliseconds: while content or header moves, and while both
  /// rest.
  private static let (motionInterval, restInterval) = (40.0, 200.0)
  /// The least and the largest number of rows in the sketch of a longer record.
  private static let sketchCounts = 600...2400

  /// The rows in which something happens apart from movement, and those in which the content stops or turns.
  private var significantRows: Set<Int> {
    var rows = Set(steps.lazy.filter { $0.event != nil && $0.event?.cause == nil }.map { $0.row })
    let offsets = track.offsets
    for row in offsets.indices.dropFirst().dropLast() {
      let (step, next) = (offsets[row] - offsets[row - 1], offsets[row + 1] - offsets[row])
      if step != 0, step * next <= 0 { rows.insert(row) }
    }
    return rows
  }

  /// Appends the events of a change of phase, in the order of UIScrollViewDelegate.
  private mutating func change(
    from old: HeaderRecord.Phase, to new: HeaderRecord.Phase, row: Int, at time: Double,
    offset: Double
  ) {
    func append(_ event: ScrollEvent, _ motion: HostMotion) {
      steps.append(Step(time: time, offset: offset, motion: motion, event: event, row: row))
    }
    guard old != new else { return }
    switch (old, new) {
    case (.drag, .deceleration):
      let (velocity, end) = flight(from: row)
      append(.willEndDragging(velocity: velocity, targetContentOffset: end), .tracking)
      append(.didEndDragging(willDecelerate: true), .decelerating)
    case (.drag, .rest), (.drag, .programmatic), (.drag, .tracking):
      append(.willEndDragging(velocity: 0, targetContentOffset: offset), .tracking)
      append(.didEndDragging(willDecelerate: false), .resting)
    case (.deceleration, .rest): append(.didEndDecelerating, .resting)
    case (.deceleration, .programmatic), (.tracking, .rest), (.tracking, .programmatic):
      append(.didStop, .resting)
    case (.programmatic, _):
      if (offset - topOffset).magnitude < 0.5 + 2 * noise { append(.didScrollToTop, .resting) }
      append(.didEndScrollingAnimation, .resting)
    default: break
    }
    switch new {
    case .drag: append(.willBeginDragging, .tracking)
    case .deceleration: append(.willBeginDecelerating, .decelerating)
    case .rest, .tracking, .programmatic: break
    }
  }

  /// Returns the speed in the first 50 ms of the deceleration that begins in `row`, in points per millisecond,
  /// and its end.
  private func flight(from row: Int) -> (velocity: Double, end: Double) {
    let (rows, offsets) = (track.rows, track.offsets)
    let end = max(row, (phases[row...].firstIndex { $0 != .deceleration } ?? phases.count) - 1)
    let first = max(0, row - 1)
    let near = rows[row...end].firstIndex { $0.time >= rows[first].time + 50 } ?? end
    let time = rows[near].time - rows[first].time
    return (time > 0 ? (offsets[near] - offsets[first]) / time : 0, offsets[end])
  }
}

extension HeaderRecord.Phase {
  /// Whether the user moves the content.
  var isUserTravel: Bool { self == .drag || self == .deceleration }

  /// The motion of a host in this phase.
  var motion: HostMotion {
    switch self {
    case .rest: .resting
    case .tracking, .drag: .tracking
    case .deceleration: .decelerating
    case .programmatic: .scrolling
    }
  }

  fileprivate var scrollCause: ScrollCause {
    switch self {
    case .rest, .tracking: .layout
    case .drag: .drag
    case .deceleration: .deceleration
    case .programmatic: .programmatic
    }
  }
}
