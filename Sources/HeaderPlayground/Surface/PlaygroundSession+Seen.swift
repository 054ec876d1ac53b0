import HeaderFit

extension PlaygroundSession {
  /// Numbers further than this from 0 are nowhere on a screen.
  private static let numberLimit = 1e9

  /// Adds a row of a header that was recorded. Of the header's edges and the scroll view's, what is no
  /// number was not seen; a number that is none of a phase's stands for one that is not known. Ignored
  /// without a time and an offset, and where it is earlier than the row before.
  func see(
    at time: Double, contentOffset: Double, headerMinY: Double, headerMaxY: Double,
    scrollViewMinY: Double, phase: Int32
  ) {
    func place(_ value: Double) -> Double? {
      value.magnitude <= PlaygroundSession.numberLimit ? value : nil
    }
    let last = seenRows.last?.time ?? -.infinity
    guard let time = place(time), time >= last, let offset = place(contentOffset) else { return }
    var sight = place(headerMaxY).map { HeaderSight(maxY: $0) }
    sight?.minY = place(headerMinY)
    let phases = HeaderRecord.Phase.allCases
    seenRows.append(
      HeaderRecord.Row(
        time: time, contentOffset: offset, header: sight, scrollViewMinY: place(scrollViewMinY),
        phase: phases.indices.contains(Int(phase)) ? phases[Int(phase)] : nil))
  }

  /// For each row that was added its phase, given or inferred, and the offset that the scroll view of an
  /// overlay would have had; forgets the rows.
  func takeSeen() -> PlaygroundRows {
    let motion = RecordMotion(HeaderRecord(rows: seenRows))
    seenRows = []
    var rows = PlaygroundRows()
    for (phase, offset) in zip(motion.phases, motion.offsets) {
      rows.begin(phase.rawValue)
      rows.add(offset)
    }
    return rows
  }
}
