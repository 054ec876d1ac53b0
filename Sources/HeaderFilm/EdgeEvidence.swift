/// The evidence of a frame for the edge between header and content, row by row.
///
/// Rows that do not move with the content are evidence for the header; rows that do, and changed in their place,
/// are evidence for content. The edge is where most evidence for the header is above and most for content is
/// below.
struct EdgeEvidence {
  /// The evidence of each row: positive for the header, negative for content. The unit is one band.
  private(set) var weights: [Float] = []
  /// The evidence for a header above the best edge, and all evidence for content.
  private(set) var (header, content): (Float, Float) = (0, 0)

  /// Differences of brightness that count fully.
  private static let certain: Float = 25

  /// Whether the frame shows both sides of the edge.
  var isSeen: Bool { header > 6 && content > 6 }

  /// The evidence of the `rows` of `frame` with the content at `offset` on `map`. `other` is a frame with the
  /// content at a different place, `before` the previous frame. Differences of brightness up to `noise` are
  /// ignored.
  init(
    _ frame: RowProfiles, rows: Range<Int>, offset: Double, map: ContentMap, other: RowProfiles,
    before: RowProfiles, noise: Float
  ) {
    weights.reserveCapacity(rows.count)
    var sum: Float = 0
    for row in rows {
      var weight: Float = 0
      for band in 0..<RowProfiles.bands {
        let value = frame[row, band]
        guard let distance = map.distance(of: value, at: Double(row) + offset, band: band) else {
          continue
        }
        if distance > noise {
          // A header looks the same in the previous frame; a video does not.
          let hasChanged = before.distance(of: value, row: row, band: band) > noise
          weight += min(distance / EdgeEvidence.certain, 1) * (hasChanged ? 0.5 : 1)
        } else {
          let change = other.distance(of: value, row: row, band: band)
          if change > noise { weight -= 2 * min(change / EdgeEvidence.certain, 1) }
        }
      }
      if weight < 0 { content -= weight }
      weights.append(weight)
      sum += weight
      header = max(header, sum)
    }
  }
}
