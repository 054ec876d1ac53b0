import HeaderCore
import HeaderFit
import ScrollSimulator

extension PlaygroundSession {
  /// Starts a header that was recorded elsewhere, over content of this height, or NaN if it is not known.
  func beginSeen(contentSize: Double) {
    seen = HeaderRecord(rows: [])
    seen.contentSize = known(contentSize)
    seen.hasKnownOrigin = seen.contentSize != nil
  }

  /// Returns `value`; `nil` if no screen has it.
  private func known(_ value: Double) -> Double? { value.magnitude <= 1e9 ? value : nil }

  /// Adds a row. NaN is an unknown edge, and a number without a phase an unknown phase.
  func see(
    at time: Double, contentOffset: Double, headerMinY: Double, headerMaxY: Double,
    scrollViewMinY: Double, phase: Int32
  ) throws(TouchRefusal) {
    guard let time = known(time), let offset = known(contentOffset) else { throw .impossibleNumber }
    if let last = seen.rows.last, time < last.time { throw .timeWentBackwards }
    var sight = known(headerMaxY).map { HeaderSight(maxY: $0) }
    sight?.minY = known(headerMinY)
    seen.rows.append(
      HeaderRecord.Row(
        time: time, contentOffset: offset, header: sight, scrollViewMinY: known(scrollViewMinY),
        phase: numbered(phase)))
  }

  /// The record on this screen.
  var seenHere: HeaderRecord {
    var record = seen
    record.containerHeight = configuration.containerHeight
    record.safeAreaTop = configuration.safeAreaTop
    return record
  }

  /// The rows with this header at its current parameters, with the content moving as recorded.
  private var moments: [RecordMotion.Moment] {
    RecordMotion(seenHere).moments(of: technique, assignments)
  }

  /// The lower edge of this header in each row, as a row of cells.
  var seenEdges: PlaygroundRows {
    var rows = PlaygroundRows()
    rows.begin(numbers: moments.map { $0.layout.headerMaxY })
    return rows
  }

  /// Starts over, and shows the rows at their recorded times.
  func replaySeen() { play([], showing: moments) }
}
