/// Positions over time without the noise of the measurement.
///
///     measured  ·˙·.·˙ ˙·.·˙·        steadied  ────╮
///                      ·˙.·˙·                      ╰────
///
/// The path is divided where it turns by more than the noise. Between two turns it is the nearest monotonic path
/// (isotonic regression). Stops and turns keep their places.
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
    flatten()
    let turns = DenoisedPath.turns(of: values, beyond: 2.5 * noise)
    for (start, end) in zip(turns, turns.dropFirst()) where end - start > 1 {
      let isFalling = values[end] < values[start]
      let part = values[start...end].map { isFalling ? -$0 : $0 }
      for (index, value) in DenoisedPath.rising(part).enumerated() {
        values[start + index] = isFalling ? -value : value
      }
    }
  }

  /// Makes the path constant where at least eight rows stay within 2.6 times the noise.
  private mutating func flatten() {
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

  /// Returns the first position, the turns by more than `way`, and the last position.
  private static func turns(of values: [Double], beyond way: Double) -> [Int] {
    guard values.count > 1 else { return values.isEmpty ? [] : [0] }
    var turns = [0]
    var (low, high) = (0, 0)
    var direction = 0.0
    for index in values.indices {
      if values[index] < values[low] { low = index }
      if values[index] > values[high] { high = index }
      if direction >= 0, values[high] - values[index] > way {
        if direction > 0 || high > 0 { turns.append(high) }
        (direction, low, high) = (-1, index, index)
      } else if direction <= 0, values[index] - values[low] > way {
        if direction < 0 || low > 0 { turns.append(low) }
        (direction, low, high) = (1, index, index)
      }
    }
    if turns.last != values.count - 1 { turns.append(values.count - 1) }
    return turns
  }

  /// Returns the nearest values to `values` that never decrease.
  private static func rising(_ values: [Double]) -> [Double] {
    var blocks: [(mean: Double, count: Int)] = []
    for value in values {
      var block = (mean: value, count: 1)
      while let last = blocks.last, last.mean > block.mean {
        let count = last.count + block.count
        block.mean += (last.mean - block.mean) * Double(last.count) / Double(count)
        block.count = count
        blocks.removeLast()
      }
      blocks.append(block)
    }
    return blocks.flatMap { Array(repeating: $0.mean, count: $0.count) }
  }
}

extension [Double] {
  /// The upper median; `nil` if there are no values.
  var median: Double? { isEmpty ? nil : sorted()[count / 2] }
}
