import HeaderCore
import HeaderFit
import HeaderFormats
import ScrollSimulator

extension PlaygroundSession {
  /// Numbers further than this from 0 are nowhere on a screen.
  private static let numberLimit = 1e9

  /// Begins with what was seen of a header elsewhere, over content of this height; no number where that is not
  /// known.
  func beginSeen(contentSize: Double) {
    seen = HeaderRecord(rows: [])
    seen.contentSize = place(contentSize)
    seen.hasKnownOrigin = seen.contentSize != nil
  }

  private func place(_ value: Double) -> Double? {
    value.magnitude <= PlaygroundSession.numberLimit ? value : nil
  }

  /// Adds a row. Of the header's edges and the scroll view's, what is
  /// no number was not seen; a number that is none of a phase's stands for one that is not known.
  func see(
    at time: Double, contentOffset: Double, headerMinY: Double, headerMaxY: Double,
    scrollViewMinY: Double, phase: Int32
  ) throws(TouchRefusal) {
    guard let time = place(time), let offset = place(contentOffset) else { throw .impossibleNumber }
    if let last = seen.rows.last, time < last.time { throw .timeWentBackwards }
    var sight = place(headerMaxY).map { HeaderSight(maxY: $0) }
    sight?.minY = place(headerMinY)
    seen.rows.append(
      HeaderRecord.Row(
        time: time, contentOffset: offset, header: sight, scrollViewMinY: place(scrollViewMinY),
        phase: numbered(phase)))
  }

  /// What was seen, on this screen.
  var seenHere: HeaderRecord {
    var record = seen
    record.containerHeight = configuration.containerHeight
    record.safeAreaTop = configuration.safeAreaTop
    return record
  }

  /// The rows with this header, tuned as it is, where the content goes as it was recorded.
  private var moments: [RecordMotion.Moment] {
    RecordMotion(seenHere).moments(of: technique, assignments)
  }

  /// The lower edge of this header in each row, as one row of cells.
  var seenEdges: PlaygroundRows {
    var rows = PlaygroundRows()
    for (index, moment) in moments.enumerated() {
      let edge = moment.layout.headerMaxY
      if index == 0 { rows.begin(DecimalNumber.text(edge)) } else { rows.add(edge) }
    }
    return rows
  }

  /// Goes back to the beginning, and shows the rows one after the other as they were recorded.
  func replaySeen() { play([], showing: moments) }
}
