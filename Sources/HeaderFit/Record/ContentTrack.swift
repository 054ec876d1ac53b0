import HeaderCore

/// A record with the content's place on the screen, however the header was mounted.
///
/// Beside a header the content's top is at scrollViewMinY - offset, in an overlay at -offset. A
/// technique answers the same in both, so the first is made the second here, and a technique hears what
/// it would have heard in an overlay.
struct ContentTrack: Sendable {
  let rows: [HeaderRecord.Row]
  /// The offset that an overlay's scroll view would have had in each row.
  let offsets: [Double]
  /// How the header was mounted, as far as the record tells.
  let mounting: HeaderMounting

  /// Points by which an offset is off.
  let noise: Double
  /// The header's lower edge in each row; where it was not seen, as before.
  let feet: SteadyPath

  /// The track of `record`.
  init(_ record: HeaderRecord) {
    let rows = record.rows
    var foot = rows.lazy.compactMap { $0.header?.maxY }.first ?? 0
    let feet = SteadyPath(
      rows.map { row in
        foot = row.header?.maxY ?? foot
        return foot
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
        ? zip(rows, feet.values).map { $0.contentOffset - $1 } : rows.map { $0.contentOffset }
    }
    let isExact = rows.allSatisfy { $0.phase != nil }
    let steady = SteadyPath(path)
    (self.rows, self.feet) = (rows, feet)
    (offsets, noise) = isExact && feet.noise <= 0.02 ? (path, 0) : (steady.values, steady.noise)
  }

  /// Points that the header has moved by since the row before; 0 where it was not seen in both.
  func headerStep(at row: Int) -> Double {
    guard row > 0, let before = rows[row - 1].header, let after = rows[row].header else { return 0 }
    return before.distance(to: after)
  }

  /// Whether the content goes on in `row` as it did in the row before, or takes the header along once more
  /// before that stands still: a drag's last step, which comes with the row in which it is over.
  func goesOn(at row: Int) -> Bool {
    guard row > 1 else { return false }
    let (before, step) = (offsets[row - 1] - offsets[row - 2], offsets[row] - offsets[row - 1])
    if row + 1 < rows.count, (headerStep(at: row) - step.magnitude).magnitude < 0.01,
      headerStep(at: row + 1) < 0.01
    {
      return true
    }
    return before * step > 0
      && ((0.6 * before.magnitude...2 * before.magnitude).contains(step.magnitude)
        || step.magnitude < before.magnitude && isOwnStart(at: row))
  }

  /// Whether the header has not moved by itself yet in `row`: it stands still afterwards, or its next two
  /// steps are one to three, as an animation's first two are.
  func isOwnStart(at row: Int) -> Bool {
    guard row > 0, row + 2 < rows.count,
      headerStep(at: row) <= 2 * (offsets[row] - offsets[row - 1]).magnitude + 1
    else { return false }
    let (first, second) = (headerStep(at: row + 1), headerStep(at: row + 2))
    return first < 0.01 ? second < 0.01 : (2.3...4.5).contains(second / first)
  }

  /// `phases` as an overlay would have had them: content that rests in a scroll view which moves with the
  /// header is moved by the app.
  func overlayPhases(_ phases: [HeaderRecord.Phase]) -> [HeaderRecord.Phase] {
    guard mounting == .beside else { return phases }
    return phases.indices.map { index in
      guard phases[index] == .rest, index > 0, offsets[index] != offsets[index - 1],
        phases[index - 1] == .rest || rows[index].contentOffset == rows[index - 1].contentOffset
      else { return phases[index] }
      return .programmatic
    }
  }

  /// Whether the content stands still while the header moves, as it does beside a header that takes
  /// the travel: in more of the header's way than the content goes along with it.
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
