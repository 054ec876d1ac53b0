/// What one frame tells of the line between the header and the content, row by row.
///
/// Rows that are not as the content goes speak for the header, rows that are, and have changed in their
/// place, against it. The line is where most speaks for the header above and for content below.
struct EdgeEvidence {
  /// For each row from the first on what speaks for its being the header's, in bands.
  private(set) var weights: [Float] = []
  /// What speaks for a header, and for content.
  private(set) var (header, content): (Float, Float) = (0, 0)

  /// Differences of brightness from this on are certain.
  private static let certain: Float = 25

  /// Whether the frame shows both sides of the line.
  var isSeen: Bool { header > 6 && content > 6 }

  /// The evidence of the `rows` of `frame`, where the content is at `offset` on `map`, and `other` is a frame
  /// in which it was elsewhere; `before` is the last one. Differences of brightness of up to `noise` are none.
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
          // A header is what it was in the frame before; a video is not.
          let isOther = before.distance(of: value, row: row, band: band) > noise
          weight += min(distance / EdgeEvidence.certain, 1) * (isOther ? 0.5 : 1)
        } else {
          let still = other.distance(of: value, row: row, band: band)
          if still > noise { weight -= 2 * min(still / EdgeEvidence.certain, 1) }
        }
      }
      if weight < 0 { content -= weight }
      weights.append(weight)
      sum += weight
      header = max(header, sum)
    }
  }
}
