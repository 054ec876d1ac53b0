/// Positions over time without the trembling of what measured them.
///
///     measured  ·˙·.·˙ ˙·.·˙·        steadied  ────╮
///                      ·˙.·˙·                      ╰────
///
/// The path is cut where it turns round by more than the trembling; between two turns it does not go
/// back, and is the nearest that does not (isotonic regression). Stops and turns stay where they are.
///
/// - Complexity: O(*n*).
struct SteadyPath {
  /// The positions, as many as were measured.
  private(set) var values: [Double]
  /// By how much a measured position is off, in points; 0 for exact ones.
  let noise: Double

  /// The path through `measured`.
  init(_ measured: [Double]) {
    noise = SteadyPath.noise(of: measured)
    values = measured
    guard noise > 0.02 else { return }
    flatten()
    let turns = SteadyPath.turns(of: values, beyond: 2.5 * noise)
    for (start, end) in zip(turns, turns.dropFirst()) where end - start > 1 {
      let isFalling = values[end] < values[start]
      let part = values[start...end].map { isFalling ? -$0 : $0 }
      for (index, value) in SteadyPath.rising(part).enumerated() {
        values[start + index] = isFalling ? -value : value
      }
    }
  }

  /// Has the path stand still where it goes no further than it trembles in eight rows.
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

  /// The median of the second differences: even motion has none.
  private static func noise(of values: [Double]) -> Double {
    guard values.count > 2 else { return 0 }
    var bends: [Double] = []
    for index in 2..<values.count {
      let (step, next) = (values[index - 1] - values[index - 2], values[index] - values[index - 1])
      bends.append((next - step).magnitude)
    }
    bends.sort()
    return bends[bends.count / 2]
  }

  /// The first position, those at which the path turns round by more than `way`, and the last.
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

  /// The nearest values to `values` that never fall.
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
