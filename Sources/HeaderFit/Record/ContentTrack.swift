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

  /// The track of `record`.
  init(_ record: HeaderRecord) {
    rows = record.rows
    let tops = rows.compactMap { $0.scrollViewMinY }
    if tops.count == rows.count, let first = tops.first {
      let moves = tops.contains { ($0 - first).magnitude > 0.5 }
      mounting = record.mounting ?? (moves || first != 0 ? .beside : .overlay)
      offsets = zip(rows, tops).map { $0.contentOffset - $1 }
      return
    }
    mounting = record.mounting ?? (ContentTrack.holdsContent(rows) ? .beside : .overlay)
    guard mounting == .beside, ContentTrack.holdsContent(rows) else {
      offsets = rows.map { $0.contentOffset }
      return
    }
    var foot = rows.lazy.compactMap { $0.header?.maxY }.first ?? 0
    offsets = rows.map { row in
      foot = row.header?.maxY ?? foot
      return row.contentOffset - foot
    }
  }

  /// Points that the header has moved by since the row before; 0 where it was not seen in both.
  func headerStep(at row: Int) -> Double {
    guard row > 0, let before = rows[row - 1].header, let after = rows[row].header else { return 0 }
    return before.distance(to: after)
  }

  /// Whether the content moves in `row` about as it did in the row before: a drag's last step, which comes
  /// with the row in which it is over. An animation begins gently.
  func goesOn(at row: Int) -> Bool {
    guard row > 1 else { return false }
    let (before, step) = (offsets[row - 1] - offsets[row - 2], offsets[row] - offsets[row - 1])
    return before * step > 0
      && (0.6 * before.magnitude...2 * before.magnitude).contains(step.magnitude)
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
