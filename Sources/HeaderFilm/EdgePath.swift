/// The most likely path of the header's edge through a film.
///
/// The edge stands still, moves with the content, or moves independently, which costs more. Each frame adds a cost
/// for each row. A header that moves with the content looks like content. So only the whole film can tell which of
/// the moving rows are the header's.
struct EdgePath {
  /// A frame in which something changed.
  struct Frame {
    /// The evidence of each row from ``EdgePath/highest`` on.
    var evidence: EdgeEvidence
    /// The place in the content of row 0. A row plus this is its place.
    var offset: Double
    /// How far the content moved down since the previous frame, in rows.
    var step: Double
    /// Horizontal lines across the frame.
    var lines: [Double]
  }

  var frames: [Frame] = []
  /// The lower edge of the status bar. An edge further up is not visible, and counts as being there.
  let highest: Int
  let pointsPerRow: Double

  /// The largest cost of a row's brightness in a frame. Lines and parts cost extra.
  private static let certain: Float = 2
  /// The cost of a row without a line, and of an edge that is not visible.
  private static let lineless: Float = 1
  private static let hidden: Float = 0.05
  /// The largest cost of a header of which only a part moves with the content.
  private static let parted: Float = 0.15
  /// The costs of an edge that moves independently: a fixed cost, a cost for each point, and the limit of the cost
  /// for points.
  private static let free: Float = 0.6
  private static let slope: Float = 0.12
  private static let jump: Float = 12
  /// The cost of each point of content that belongs to the header.
  static let carried: Float = 0.04
  /// The cost of a film that begins without a header, or with an edge that is not on a line. Few films do.
  static let headless: Float = 10
  /// The frames that are fewer than this number of frames away from a correction count less.
  private static let corrected = 15

  /// Returns the costs of an edge at each row of the frame, if it moves independently and if it moves with the
  /// content. Places in the content above `top` are the header's.
  private func costs(of frame: Frame, top: Double) -> (apart: [Float], along: [Float]) {
    let weights = frame.evidence.weights
    var sums = (apart: [Float(0)], along: [Float(0)])
    for (index, weight) in weights.enumerated() {
      let isHeader = Double(index + highest) + frame.offset < top
      // A list that is pulled away from its header leaves a gap, which belongs to neither.
      let isGap = isHeader && Double(index + highest) >= top
      sums.apart.append(sums.apart[index] + (isGap ? min(weight, 0) : weight))
      sums.along.append(sums.along[index] + (isHeader ? max(weight, 0) : weight))
    }
    let best = (apart: sums.apart.max() ?? 0, along: sums.along.max() ?? 0)
    var lined = [Float](repeating: EdgePath.lineless, count: sums.apart.count)
    lined[0] = EdgePath.hidden
    for line in frame.lines {
      let row = Int(line.rounded()) - highest
      for near in [row - 1, row, row + 1] where lined.indices.contains(near) {
        lined[near] = near == row ? 0 : min(lined[near], 0.05)
      }
    }
    var costs = sums
    for index in lined.indices {
      let apart = max(0, best.apart - sums.apart[index] - 0.3) / 8
      let along = max(0, best.along - sums.along[index] - 0.3) / 8
      costs.apart[index] = min(apart, EdgePath.certain) + lined[index]
      // A header moves with the content as a whole.
      let parted = best.apart > 6 ? min(apart, EdgePath.parted) : 0
      costs.along[index] = min(along, EdgePath.certain) + lined[index] + parted
    }
    return costs
  }

  /// Returns the most likely rows and their cost, with places in the content above `top` as the header's. The
  /// path goes through the `fixed` rows.
  func rows(
    top: Double, through fixed: [(frame: Int, row: Double)] = []
  ) -> (rows: [Double], cost: Float) {
    guard let first = frames.first else { return ([], 0) }
    let count = first.evidence.weights.count + 1
    var totals = [Float](repeating: 0, count: count)
    var parents: [[Int32]] = []
    parents.reserveCapacity(frames.count)
    for (number, frame) in frames.enumerated() {
      var costs = costs(of: frame, top: top)
      let distance = fixed.map { ($0.frame - number).magnitude }.min() ?? .max
      if distance < EdgePath.corrected {
        let share = Float(distance) / Float(EdgePath.corrected)
        costs = (costs.apart.map { $0 * share }, costs.along.map { $0 * share })
      }
      var (next, from) = (costs.apart, [Int32](repeating: 0, count: count))
      if number == 0 {
        for row in next.indices {
          let isLine = frame.lines.contains { ($0 - Double(row + highest)).magnitude < 1.5 }
          if row == 0 || !isLine { next[row] += EdgePath.headless }
        }
      } else {
        let free = moves(totals)
        let step = Int(frame.step.rounded(.down))
        for row in 0..<count {
          var best = (cost: totals[row] + costs.apart[row], from: row)
          let moved = totals[free[row].from] + free[row].cost + costs.apart[row]
          if moved < best.cost { best = (moved, free[row].from) }
          var sources = row - step - 2...row - step + 1
          // An edge that moves with the content is not visible behind the status bar.
          if row == 0, step < 0 { sources = 0...1 - step }
          if row <= step { sources = min(0, sources.lowerBound)...sources.upperBound }
          for source in sources where totals.indices.contains(source) {
            let off = Float((Double(row - source) - frame.step).magnitude * pointsPerRow)
            let isHidden = row == 0 || source == 0
            let way = isHidden ? 0.1 : 0.05 + off * 0.15
            let cost = totals[source] + way + costs.along[row]
            if cost < best.cost { best = (cost, source) }
          }
          (next[row], from[row]) = (best.cost, Int32(best.from))
        }
      }
      for correction in fixed where correction.frame == number {
        let row = min(max(Int(correction.row.rounded()) - highest, 0), count - 1)
        for other in next.indices where other != row { next[other] = .infinity }
      }
      totals = next
      parents.append(from)
    }
    var row = totals.indices.min { totals[$0] < totals[$1] } ?? 0
    let cost = totals[row]
    var rows: [Int] = []
    for from in parents.reversed() {
      rows.append(row)
      row = Int(from[row])
    }
    return (refined(rows.reversed(), through: fixed), cost)
  }

  /// Returns the cheapest way to each row for an edge that moves independently.
  private func moves(_ totals: [Float]) -> [(cost: Float, from: Int)] {
    let slope = EdgePath.slope * Float(pointsPerRow)
    var ways = totals.indices.map { (cost: Float(0), from: $0) }
    func take(_ from: Int, _ row: Int) {
      let cost = ways[from].cost + slope
      if totals[ways[from].from] + cost < totals[ways[row].from] + ways[row].cost {
        ways[row] = (cost, ways[from].from)
      }
    }
    for row in ways.indices.dropFirst() { take(row - 1, row) }
    for row in ways.indices.dropLast().reversed() { take(row + 1, row) }
    let best = totals.indices.min { totals[$0] < totals[$1] } ?? 0
    for row in ways.indices {
      if totals[best] + EdgePath.jump < totals[ways[row].from] + ways[row].cost {
        ways[row] = (EdgePath.jump, best)
      }
      ways[row].cost += EdgePath.free
    }
    return ways
  }

  /// Returns the fractional rows: those of lines, and otherwise those that follow from the previous frame.
  private func refined(_ rows: [Int], through fixed: [(frame: Int, row: Double)]) -> [Double] {
    var places: [Double] = []
    for (number, frame) in frames.enumerated() {
      let row = Double(rows[number] + highest)
      let line = frame.lines.min { ($0 - row).magnitude < ($1 - row).magnitude }
      if let correction = fixed.first(where: { $0.frame == number }) {
        places.append(correction.row)
      } else if let line, (line - row).magnitude <= 1.5, row > Double(highest) {
        places.append(line)
      } else if let last = places.last, row > Double(highest),
        let near = [last, last + frame.step].first(where: { ($0 - row).magnitude < 1 })
      {
        places.append(near)
      } else {
        places.append(row)
      }
    }
    return places
  }
}
