/// What one frame tells of the line between the header and the content.
///
/// Rows that are not as the content goes speak for the header, rows that are, and have changed in their
/// place, against it. The line is where most speaks for the header above and for content below.
struct EdgeEvidence {
  /// For each row what speaks for a header that ends above it.
  private var sums: [Float]
  private var best: Float = 0
  /// The first and the last row at which the line may be.
  private(set) var likeliest = (first: 0, last: 0)
  /// Rows, in bands, that speak for content.
  private(set) var content: Float = 0

  /// Differences of brightness of up to this are none.
  static let noise: Float = 7
  /// Those from this on are certain.
  static let certain: Float = 25
  /// What speaks for a line no more than this is nothing.
  private static let slack: Float = 0.3

  /// How much speaks for a header.
  var header: Float { best }

  /// The evidence of `frame` down to before the row `end`, where the content is at `offset` on `map`, and
  /// `other` is a frame in which it was elsewhere; `before` is the last one.
  init(
    _ frame: RowProfiles, end: Int, offset: Double, map: ContentMap, other: RowProfiles,
    before: RowProfiles
  ) {
    sums = [0]
    sums.reserveCapacity(end + 1)
    for row in 0..<end {
      var weight: Float = 0
      for band in 0..<RowProfiles.bands {
        let value = frame[row, band]
        guard let distance = map.distance(of: value, at: Double(row) + offset, band: band) else {
          continue
        }
        if distance > EdgeEvidence.noise {
          // A header is what it was in the frame before; a video is not.
          let isOther = before.distance(of: value, row: row, band: band) > EdgeEvidence.noise
          weight += min(distance / EdgeEvidence.certain, 1) * (isOther ? 0.5 : 1)
        } else {
          let still = other.distance(of: value, row: row, band: band)
          if still > EdgeEvidence.noise { weight -= 2 * min(still / EdgeEvidence.certain, 1) }
        }
      }
      if weight < 0 { content -= weight }
      sums.append(sums[row] + weight)
      best = max(best, sums[row + 1])
    }
    let near = best - EdgeEvidence.slack
    likeliest.first = sums.firstIndex { $0 >= near } ?? 0
    likeliest.last = likeliest.first
    while likeliest.last < end, sums[likeliest.last + 1] >= near { likeliest.last += 1 }
  }

  /// How much speaks against a line at `row`.
  func cost(at row: Double) -> Float {
    let index = min(max(Int(row.rounded()), 0), sums.count - 1)
    return max(0, best - sums[index] - EdgeEvidence.slack)
  }
}
