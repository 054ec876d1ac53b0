/// The places at which the header's edge may be, frame by frame, and the likeliest way through them.
struct EdgePath: Sendable, Equatable {
  /// One place in one frame.
  struct Place: Sendable, Equatable {
    /// Rows from the top.
    var row: Double
    /// What the frame says against it.
    var cost: Float
    /// What it says besides against a place that did not go along with the content.
    var carried: Float = 0
    /// The cost of the best way that ends here.
    var total: Float
    /// The place before on that way.
    var parent: Int
  }

  private(set) var frames: [[Place]] = []
  /// Rows that the content went down by, before each frame.
  private var steps: [Double] = []
  private let pointsPerRow: Double
  /// The status bar's foot: an edge further up is not seen, and counts as being there.
  private let highest: Double
  /// Places that are followed in a frame.
  private static let limit = 10

  init(pointsPerRow: Double, highest: Double) {
    (self.pointsPerRow, self.highest) = (pointsPerRow, highest)
  }

  /// The likeliest place in the last frame.
  var newest: Double? {
    frames.last.flatMap { places in places.min { $0.total < $1.total }?.row }
  }

  /// The lowest place in the last frame that is nearly as likely: what is below it is content.
  var lowest: Double {
    guard let places = frames.last else { return 0 }
    let limit = cost + 3
    return places.reduce(0) { $1.total <= limit ? max($0, $1.row) : $0 }
  }

  /// What speaks against the likeliest way.
  var cost: Float { frames.last?.map { $0.total }.min() ?? 0 }

  /// The first frame, with the edge at `row`, against which `cost` speaks.
  mutating func begin(at row: Double, cost: Float) {
    frames = [[Place(row: row, cost: 0, total: cost, parent: 0)]]
    steps = [0]
  }

  /// The same places again: nothing has changed.
  mutating func hold() {
    guard let last = frames.last else { return }
    frames.append(
      last.indices.map { index in
        Place(row: last[index].row, cost: 0, total: last[index].total, parent: index)
      })
    steps.append(0)
  }

  /// A frame whose content went down by `step` rows, with `lines`, and with what `cost` says against a
  /// place and `bounds` that it says nothing against; `carried` says what speaks against a place that did not
  /// go along with the content.
  mutating func add(
    step: Double, lines: [Double], bounds: [Double], cost: (Double) -> Float,
    carried: (Double) -> Float
  ) {
    guard let last = frames.last else { return }
    var places: [Place] = []
    for row in lines where row > highest { insert(row, cost(row), into: &places) }
    // Where there are lines, what is none is less likely the edge.
    for row in [highest] + bounds + last.map({ $0.row }) + last.map({ $0.row + step }) {
      let row = max(row, highest)
      let isNear = lines.contains { ($0 - row).magnitude * pointsPerRow < 80 }
      insert(row, cost(row) + (row > highest && isNear ? 1 : 0.1), into: &places)
    }
    for index in places.indices {
      places[index].carried = carried(places[index].row)
      connect(&places[index], to: last, step: step)
    }
    places.sort { $0.total < $1.total }
    if places.count > EdgePath.limit { places.removeLast(places.count - EdgePath.limit) }
    frames.append(places)
    steps.append(step)
  }

  private func insert(_ row: Double, _ cost: Float, into places: inout [Place]) {
    if places.contains(where: { ($0.row - row).magnitude * pointsPerRow < 0.6 }) { return }
    places.append(Place(row: row, cost: min(cost, 40), total: 0, parent: 0))
  }

  /// Makes the best way to `place` out of those to the frame before.
  private func connect(_ place: inout Place, to last: [Place], step: Double) {
    place.total = place.cost
    var best = Float.infinity
    for (index, parent) in last.enumerated() {
      let move = place.row - parent.row
      let still = move.magnitude * pointsPerRow
      // What goes along is not seen to behind the status bar.
      let isHidden = min(place.row, parent.row) <= highest && step * move >= 0
      let along =
        isHidden && move.magnitude <= step.magnitude ? 0 : (move - step).magnitude * pointsPerRow
      let other = min(Float(still) * 0.15, 6) + place.carried
      let total = parent.total + min(other, 0.2 + Float(along) * 0.15)
      if total < best { (best, place.parent) = (total, index) }
    }
    place.total += best
  }

  /// The likeliest place in every frame; `nil` where there is none.
  var rows: [Double?] { EdgePath.way(through: frames) }

  private static func way(through frames: [[Place]]) -> [Double?] {
    var rows = [Double?](repeating: nil, count: frames.count)
    guard let last = frames.last, !last.isEmpty else { return rows }
    var index = last.indices.min { last[$0].total < last[$1].total } ?? 0
    for frame in frames.indices.reversed() where index < frames[frame].count {
      rows[frame] = frames[frame][index].row
      index = frames[frame][index].parent
    }
    return rows
  }

  /// The likeliest place in every frame on the way through `fixed` ones, and what speaks against it.
  func rows(through fixed: [(frame: Int, row: Double)]) -> (rows: [Double?], cost: Float) {
    var solved: [[Place]] = []
    for index in frames.indices {
      var places = frames[index]
      // A corrected edge may stand still where there is no line.
      for correction in fixed { insert(correction.row, 0.5, into: &places) }
      if let correction = fixed.first(where: { $0.frame == index }) {
        places = [Place(row: correction.row, cost: 0, total: 0, parent: 0)]
      }
      for place in places.indices {
        if let last = solved.last {
          connect(&places[place], to: last, step: steps[index])
        } else {
          places[place].total = places[place].cost
        }
      }
      solved.append(places)
    }
    return (EdgePath.way(through: solved), solved.last?.map { $0.total }.min() ?? 0)
  }
}
