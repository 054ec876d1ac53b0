/// Positions over time without the noise of the measurement.
///
///     measured  ·˙·.·˙ ˙·.·˙·        steadied  ─────
///                      ·˙.·˙·                       ────
///
/// Where the positions stay within the noise, they become their mean. Elsewhere they are as measured.
///
/// - Complexity: O(*n* log *n*).
struct DenoisedPath {
  /// The positions, one for each measured one.
  private(set) var values: [Double]
  /// The noise of the measured positions, in points; 0 for exact ones.
  let noise: Double

  /// Removes the noise of `measured`.
  init(_ measured: [Double]) {
    noise = DenoisedPath.noise(of: measured)
    values = measured
    guard noise > 0.02 else { return }
    // The path becomes constant where at least eight rows stay within 2.6 times the noise.
    var start = 0
    while start < values.count {
      var (end, low, high, sum) = (start, values[start], values[start], 0.0)
      while end < values.count {
        (low, high) = (min(low, values[end]), max(high, values[end]))
        guard high - low <= 2.6 * noise else { break }
        sum += values[end]
        end += 1
      }
      if end - start >= 8 {
        for row in start..<end { values[row] = sum / Double(end - start) }
        start = end
      } else {
        start += 1
      }
    }
  }

  /// Returns the median magnitude of the second differences. In uniform motion they are 0.
  private static func noise(of values: [Double]) -> Double {
    values.indices.dropFirst(2).map { index in
      let (step, next) = (values[index - 1] - values[index - 2], values[index] - values[index - 1])
      return (next - step).magnitude
    }.median ?? 0
  }
}

extension [Double] {
  /// The upper median; `nil` if there are no values.
  var median: Double? { isEmpty ? nil : sorted()[count / 2] }
}
