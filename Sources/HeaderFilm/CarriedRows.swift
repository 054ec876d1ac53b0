/// The rows of a frame that went along with the content, whatever they are.
///
/// An edge that stands still while what is above it goes along is none.
struct CarriedRows {
  /// For each row how many above it went along, in bands.
  private var sums: [Float] = [0]
  /// Rows above a place that tell.
  private let window: Int

  /// The rows of `frame` down to before `end`, whose content went down by `step` rows since `before`.
  init(_ frame: RowProfiles, before: RowProfiles, end: Int, step: Double, window: Int) {
    self.window = window
    sums.reserveCapacity(end + 1)
    let shift = Int(step.rounded())
    for row in 0..<end {
      var weight: Float = 0
      if shift != 0, (0..<frame.rows).contains(row - shift) {
        for band in 0..<RowProfiles.bands {
          let value = frame[row, band]
          let still = before.distance(of: value, row: row, band: band)
          guard still > EdgeEvidence.noise else { continue }
          let along = before.distance(of: value, row: row - shift, band: band)
          weight += (along <= EdgeEvidence.noise ? 1 : -1) * min(still / EdgeEvidence.certain, 1)
        }
      }
      sums.append(sums[row] + weight)
    }
  }

  /// How much speaks against an edge at `row` that did not go along.
  func cost(at row: Double) -> Float {
    let index = min(max(Int(row.rounded()), 0), sums.count - 1)
    return min(max(0, sums[index] - sums[max(0, index - window)]) / 8, 2)
  }
}
