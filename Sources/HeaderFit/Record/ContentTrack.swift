import HeaderCore

/// A record with the content's place on the screen, independent of the mounting.
///
/// Beside a header the content's top is at scrollViewMinY - offset, in an overlay at -offset. A technique answers
/// the same in both, so everything is converted to an overlay here.
struct ContentTrack: Sendable {
  let rows: [HeaderRecord.Row]
  /// The content offset in an overlay, for each row.
  let offsets: [Double]
  /// The mounting of the header, recorded or inferred.
  let mounting: HeaderMounting

  /// The noise of the offsets, in points.
  let noise: Double
  /// The header's lower edge in each row; in a row without a header, the previous one.
  let lowerEdges: DenoisedPath

  /// The track of `record`.
  init(_ record: HeaderRecord) {
    let rows = record.rows
    var edge = rows.lazy.compactMap { $0.header?.maxY }.first ?? 0
    let lowerEdges = DenoisedPath(
      rows.map { row in
        edge = row.header?.maxY ?? edge
        return edge
      })
    let tops = rows.compactMap { $0.scrollViewMinY }
    let path: [Double]
    if tops.count == rows.count, let first = tops.first {
      let moves = tops.contains { ($0 - first).magnitude > 0.5 }
      mounting = record.mounting ?? (moves || first != 0 ? .beside : .overlay)
      path = zip(rows, tops).map { $0.contentOffset - $1 }
    } else {
      let holdsContent = ContentTrack.holdsContent(rows)
      mounting = record.mounting ?? (holdsContent ? .beside : .overlay)
      path =
        mounting == .beside && holdsContent
        ? zip(rows, lowerEdges.values).map { $0.contentOffset - $1 } : rows.map { $0.contentOffset }
    }
    let isExact = rows.allSatisfy { $0.phase != nil }
    let steady = DenoisedPath(path)
    (self.rows, self.lowerEdges) = (rows, lowerEdges)
    (offsets, noise) =
      isExact && lowerEdges.noise <= 0.02 ? (path, 0) : (steady.values, steady.noise)
  }

  /// Returns how far the header moved since the previous row, in points; 0 if it is unknown in one of the two.
  func headerStep(at row: Int) -> Double {
    guard row > 0, let before = rows[row - 1].header, let after = rows[row].header else { return 0 }
    return before.distance(to: after)
  }

  /// Returns whether `row`, the first after a drag, has its last step: the content continues at a similar speed, or
  /// moves with the header for the last time. Without the header's part in this, 3 of 300 headers of RoundTripTests
  /// are not found.
  func continuesDrag(at row: Int) -> Bool {
    guard row > 1 else { return false }
    let (before, step) = (offsets[row - 1] - offsets[row - 2], offsets[row] - offsets[row - 1])
    if row + 1 < rows.count, (headerStep(at: row) - step.magnitude).magnitude < 0.01,
      headerStep(at: row + 1) < 0.01
    {
      return true
    }
    return before * step > 0
      && ((0.6 * before.magnitude...2 * before.magnitude).contains(step.magnitude)
        || step.magnitude < before.magnitude && beginsAnimation(at: row))
  }

  /// Returns whether the header's animation begins with `row`, and not before it: the header stands still
  /// afterwards, or its next two steps are about one to three, as the first two of an animation are.
  func beginsAnimation(at row: Int) -> Bool {
    guard row > 0, row + 2 < rows.count,
      headerStep(at: row) <= 2 * (offsets[row] - offsets[row - 1]).magnitude + 1
    else { return false }
    let (first, second) = (headerStep(at: row + 1), headerStep(at: row + 2))
    return first < 0.01 ? second < 0.01 : (2.3...4.5).contains(second / first)
  }

  /// Returns `phases` for an overlay, where resting content in a scroll view that moves with the header counts as
  /// moved by the app.
  func overlayPhases(_ phases: [HeaderRecord.Phase]) -> [HeaderRecord.Phase] {
    guard mounting == .beside else { return phases }
    return phases.indices.map { index in
      guard phases[index] == .rest, index > 0, offsets[index] != offsets[index - 1],
        phases[index - 1] == .rest || rows[index].contentOffset == rows[index - 1].contentOffset
      else { return phases[index] }
      return .programmatic
    }
  }

  /// Returns whether the content stands still during most of the header's movement, as it does beside a header that
  /// consumes the travel.
  private static func holdsContent(_ rows: [HeaderRecord.Row]) -> Bool {
    var (held, carried) = (0.0, 0.0)
    for (row, next) in zip(rows, rows.dropFirst()) where row.phase != .rest && next.phase != .rest {
      guard let before = row.header, let after = next.header else { continue }
      let way = (after.maxY - before.maxY).magnitude
      guard way > 0.75 else { continue }
      let travel = (next.contentOffset - row.contentOffset).magnitude
      if travel < way / 4 { held += way } else { carried += way }
    }
    return held > carried
  }
}
