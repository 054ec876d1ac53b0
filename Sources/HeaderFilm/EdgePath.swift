/// The most likely path of the header's edge through a film.
///
/// In each frame the edge stands still, moves with the content, or moves independently, which costs more. A row that
/// does not divide header from content costs as well. The path with the lowest sum is found by dynamic programming:
/// frame by frame, the cheapest path to every row, and then the way back from the cheapest end.
///
/// A single frame does not tell: a header that moves with the content looks like content.
struct EdgePath {
  /// A frame in which something changed.
  struct Frame {
    /// What each row shows, from ``EdgePath/highest`` on.
    var classification: RowClassification
    /// The place in the content of row 0. A row plus this is its place.
    var offset: Double
    /// How far the content moved down since the previous frame, in rows.
    var step: Double
    /// Horizontal lines across the frame.
    var lines: [Double]
  }

  /// A row through which the path has to go.
  typealias Correction = (frame: Int, row: Double)

  var frames: [Frame] = []
  /// The lower edge of the status bar. An edge further up is not visible, and counts as being there.
  let highest: Int
  let pointsPerRow: Double

  /// The largest cost of a row by what the rows above and below it show.
  private static let largestRowCost: Float = 2
  /// The additional cost of a row without a line, next to a line, and of an edge that is not visible.
  private static let linelessCost: Float = 1
  private static let nearLineCost: Float = 0.05
  private static let hiddenCost: Float = 0.05
  /// The largest additional cost of a header of which only a part moves with the content.
  private static let partialCost: Float = 0.15
  /// The cost of an edge that moves independently, for each point in addition, and the limit of the cost for
  /// points.
  private static let independentCost: Float = 0.6
  private static let pointCost: Float = 0.12
  private static let jumpCost: Float = 12
  /// The cost of an edge that moves with the content, that begins or ends behind the status bar while it does, and
  /// of each point by which its step differs from the content's.
  private static let alongCost: Float = 0.05
  private static let hidingCost: Float = 0.1
  private static let deviationCost: Float = 0.15
  /// The cost of each point of content that belongs to the header.
  static let carriedCost: Float = 0.04
  /// The cost of a film that begins without a header, or with an edge that is not on a line. Few films do.
  private static let headlessCost: Float = 10
  /// The frames that are fewer than this number of frames away from a correction count less.
  private static let correctedCount = 15

  /// Returns the most likely rows, through those of `corrections`, and their cost. Places in the
  /// content above `top` are the header's. Ends without rows when `isUseful` is false for the cost so far.
  func rows(
    top: Double, through corrections: [Correction] = [],
    while isUseful: (Float) -> Bool = { _ in true }
  ) -> (rows: [Double], cost: Float) {
    // For each row from the highest on, the cost of the cheapest path to it, and for each frame, the row of the
    // frame before on that path.
    var totals: [Float] = []
    var sources: [[Int32]] = []
    sources.reserveCapacity(frames.count)
    for (number, frame) in frames.enumerated() {
      var costs = RowCosts(of: frame, highest: highest, top: top, lineReach: lineReach)
      let distance = corrections.map { ($0.frame - number).magnitude }.min() ?? .max
      if distance < EdgePath.correctedCount {
        costs.scale(by: Float(distance) / Float(EdgePath.correctedCount))
      }
      var paths =
        number == 0 ? starts(in: frame, costs) : extended(totals, to: frame, costs)
      for correction in corrections where correction.frame == number {
        let count = paths.totals.count
        let row = min(max(Int(correction.row.rounded()) - highest, 0), count - 1)
        for other in paths.totals.indices where other != row { paths.totals[other] = .infinity }
      }
      totals = paths.totals
      guard isUseful(totals.min() ?? 0) else { return ([], .infinity) }
      sources.append(paths.sources)
    }
    guard let end = totals.indices.min(by: { totals[$0] < totals[$1] }) else { return ([], 0) }
    return (refined(way(backFrom: end, sources), through: corrections), totals[end])
  }

  /// The rows in a point. A hairline below the header moves the found line by as much.
  private var lineReach: Int { max(1, Int((1 / pointsPerRow).rounded())) }

  /// Returns whether an edge at `row` may be that of `line`.
  private func isNear(_ line: Double, _ row: Double) -> Bool {
    (line - row).magnitude < Double(lineReach) + 0.5
  }

  /// Returns the costs of paths that begin in `frame`, the first one.
  private func starts(
    in frame: Frame, _ costs: RowCosts
  ) -> (totals: [Float], sources: [Int32]) {
    let totals = costs.apart.enumerated().map { row, cost in
      let isOnLine = frame.lines.contains { isNear($0, Double(row + highest)) }
      return row > 0 && isOnLine ? cost : cost + EdgePath.headlessCost
    }
    return (totals, Array(repeating: 0, count: totals.count))
  }

  /// Returns the costs of the cheapest paths to each row of `frame`, and the rows from which they come. `totals` are
  /// the costs of the paths to the frame before.
  private func extended(
    _ totals: [Float], to frame: Frame, _ costs: RowCosts
  ) -> (totals: [Float], sources: [Int32]) {
    let independent = independentMoves(from: totals)
    var extended = totals
    var sources = [Int32](repeating: 0, count: totals.count)
    for row in totals.indices {
      var best = (cost: totals[row] + costs.apart[row], source: row)
      let (source, moveCost) = independent[row]
      let moved = totals[source] + moveCost + costs.apart[row]
      if moved < best.cost { best = (moved, source) }
      let contentStep = Int(frame.step.rounded(.down))
      for source in rowsBeforeMoving(to: row, by: contentStep)
      where totals.indices.contains(source) {
        let deviation = Float((Double(row - source) - frame.step).magnitude * pointsPerRow)
        let isHidden = row == 0 || source == 0
        let moveCost =
          isHidden
          ? EdgePath.hidingCost : EdgePath.alongCost + deviation * EdgePath.deviationCost
        let cost = totals[source] + moveCost + costs.along[row]
        if cost < best.cost { best = (cost, source) }
      }
      (extended[row], sources[row]) = (best.cost, Int32(best.source))
    }
    return (extended, sources)
  }

  /// Returns the rows from which an edge may have moved to `row` with content that moved down by `step` rows,
  /// rounded down. Row 0 stands for all places behind the status bar.
  private func rowsBeforeMoving(to row: Int, by step: Int) -> ClosedRange<Int> {
    if row == 0, step < 0 { return 0...1 - step }
    return row <= step ? 0...max(0, row - step + 1) : row - step - 2...row - step + 1
  }

  /// Returns for each row the cheapest source of an edge that moves there independently, and the cost of the move.
  private func independentMoves(from totals: [Float]) -> [(source: Int, cost: Float)] {
    let rowCost = EdgePath.pointCost * Float(pointsPerRow)
    var moves = totals.indices.map { (source: $0, cost: Float(0)) }
    // The cheapest source of a row is its own, or that of a neighbor, from where it is a row further.
    func extend(_ neighbor: Int, to row: Int) {
      let cost = moves[neighbor].cost + rowCost
      if totals[moves[neighbor].source] + cost < totals[moves[row].source] + moves[row].cost {
        moves[row] = (moves[neighbor].source, cost)
      }
    }
    for row in moves.indices.dropFirst() { extend(row - 1, to: row) }
    for row in moves.indices.dropLast().reversed() { extend(row + 1, to: row) }
    let cheapest = totals.indices.min { totals[$0] < totals[$1] } ?? 0
    for row in moves.indices {
      if totals[cheapest] + EdgePath.jumpCost < totals[moves[row].source] + moves[row].cost {
        moves[row] = (cheapest, EdgePath.jumpCost)
      }
      moves[row].cost += EdgePath.independentCost
    }
    return moves
  }

  /// Returns the rows of the path that ends at `end`, in the order of frames.
  private func way(backFrom end: Int, _ sources: [[Int32]]) -> [Int] {
    var rows = [end]
    // The sources of the first frame lead nowhere.
    for frame in sources.dropFirst().reversed() { rows.append(Int(frame[rows[rows.count - 1]])) }
    return rows.reversed()
  }

  /// Returns the fractional rows: those of lines, and otherwise those that follow from the previous frame.
  private func refined(_ rows: [Int], through corrections: [Correction]) -> [Double] {
    var refined: [Double] = []
    for (number, frame) in frames.enumerated() {
      let row = Double(rows[number] + highest)
      let line = frame.lines.min { ($0 - row).magnitude < ($1 - row).magnitude }
      if let correction = corrections.first(where: { $0.frame == number }) {
        refined.append(correction.row)
      } else if let line, isNear(line, row), row > Double(highest) {
        refined.append(line)
      } else if let last = refined.last, row > Double(highest),
        let near = [last, last + frame.step].first(where: { ($0 - row).magnitude < 1 })
      {
        refined.append(near)
      } else {
        refined.append(row)
      }
    }
    return refined
  }

  /// The costs of an edge at each row of a frame, from the highest row on.
  private struct RowCosts {
    /// The costs if the edge stands still or moves independently.
    private(set) var apart: [Float] = []
    /// The costs if the edge moves with the content.
    private(set) var along: [Float] = []

    /// The costs in `frame`. Places in the content above `top` are the header's.
    init(of frame: Frame, highest: Int, top: Double, lineReach: Int) {
      // How much speaks for an edge before each row, and after the last one.
      var (apartSums, alongSums) = ([Float(0)], [Float(0)])
      for (index, weight) in frame.classification.weights.enumerated() {
        let row = Double(index + highest)
        let isHeader = row + frame.offset < top
        // A list that is pulled away from its header leaves a gap, which belongs to neither.
        let isGap = isHeader && row >= top
        apartSums.append(apartSums[index] + (isGap ? min(weight, 0) : weight))
        alongSums.append(alongSums[index] + (isHeader ? max(weight, 0) : weight))
      }
      let (apartBest, alongBest) = (apartSums.max() ?? 0, alongSums.max() ?? 0)
      func cost(_ sum: Float, _ best: Float) -> Float {
        // A row with 8 bands costs 1. Up to 0.3 bands are noise.
        max(0, best - sum - 0.3) / 8
      }
      let lineCosts = RowCosts.lineCosts(of: frame, highest: highest, reach: lineReach)
      for (index, lineCost) in lineCosts.enumerated() {
        let apart = cost(apartSums[index], apartBest)
        let along = cost(alongSums[index], alongBest)
        // A header moves with the content as a whole.
        let partial = apartBest > 6 ? min(apart, EdgePath.partialCost) : 0
        self.apart.append(min(apart, EdgePath.largestRowCost) + lineCost)
        self.along.append(min(along, EdgePath.largestRowCost) + lineCost + partial)
      }
    }

    /// Returns the cost of each row for its distance from the nearest line.
    private static func lineCosts(of frame: Frame, highest: Int, reach: Int) -> [Float] {
      let count = frame.classification.weights.count + 1
      var costs = [Float](repeating: EdgePath.linelessCost, count: count)
      costs[0] = EdgePath.hiddenCost
      for line in frame.lines {
        let row = Int(line.rounded()) - highest
        for near in row - reach...row + reach where costs.indices.contains(near) {
          costs[near] = near == row ? 0 : min(costs[near], EdgePath.nearLineCost)
        }
      }
      return costs
    }

    /// Multiplies all costs by `factor`.
    mutating func scale(by factor: Float) {
      apart = apart.map { $0 * factor }
      along = along.map { $0 * factor }
    }
  }
}
