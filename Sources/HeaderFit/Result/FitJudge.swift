import HeaderCore

/// Compares what a technique shows with what was seen, row by row.
struct FitJudge {
  private let material: FitMaterial
  private var sum = 0.0
  private var (count, within, near, moving, movingNear) = (0, 0, 0, 0, 0)
  private(set) var errors = FitErrors()
  private(set) var sights: [HeaderSight?]
  private var places = Extent()
  private var open: FitMismatch?
  private var mismatches: [(mismatch: FitMismatch, row: Int)] = []
  private var openRow = 0
  private var last: (seen: HeaderSight, fitted: HeaderSight)?

  init(_ material: FitMaterial) {
    self.material = material
    sights = Array(repeating: nil, count: material.track.rows.count)
  }

  /// Takes in what `layout` looks like in the row of `step`, if the record has a header there.
  mutating func take(_ step: RecordScript.Step, _ layout: HeaderLayout) {
    guard let seen = step.sight else { return }
    var fitted = HeaderSight(layout)
    places.add(layout.headerMinY)
    if seen.minY == nil { fitted.minY = nil }
    sights[step.row] = fitted
    let error = seen.distance(to: fitted)
    let isNear = error <= material.tolerance || passes(fitted, at: step.row)
    sum += error
    errors.largest = max(errors.largest, error)
    count += 1
    if error <= 1 { within += 1 }
    if isNear { near += 1 }
    if let last,
      max(seen.distance(to: last.seen), fitted.distance(to: last.fitted))
        > 0.25 + 2 * material.noise
    {
      moving += 1
      if isNear { movingNear += 1 }
    }
    last = (seen, fitted)
    guard !isNear else {
      close()
      return
    }
    if var mismatch = open {
      mismatch.end = step.time
      if error > mismatch.seen.distance(to: mismatch.fitted) {
        (mismatch.seen, mismatch.fitted) = (seen, fitted)
        mismatch.phase = material.script.phases[step.row]
      }
      open = mismatch
    } else {
      open = FitMismatch(
        start: step.time, end: step.time, seen: seen, fitted: fitted,
        phase: material.script.phases[step.row])
      openRow = step.row
    }
  }

  /// Whether the header was seen to pass `sight` about when row `row` was: where nothing says when a finger
  /// has lifted, what follows may begin a little earlier or later.
  private func passes(_ sight: HeaderSight, at row: Int) -> Bool {
    guard material.timeSlack > 0 else { return false }
    let rows = material.track.rows
    var (tops, feet) = (Extent(), Extent())
    for step in [-1, 1] {
      var index = row
      while rows.indices.contains(index),
        (rows[index].time - rows[row].time).magnitude <= material.timeSlack
      {
        if let header = rows[index].header {
          feet.add(header.maxY)
          if let minY = header.minY { tops.add(minY) }
        }
        index += step
      }
    }
    return feet.distance(to: sight.maxY) <= material.tolerance
      && (sight.minY.map { tops.distance(to: $0) <= material.tolerance } ?? true)
  }

  private mutating func close() {
    if let open { mismatches.append((open, openRow)) }
    open = nil
  }

  /// The verdict on `technique`, set in `way`.
  mutating func fit(_ technique: HeaderTechnique, _ way: FitWay) -> TechniqueFit {
    close()
    func share(_ part: Int, of all: Int) -> Double { all > 0 ? Double(part) / Double(all) : 1 }
    errors.mean = sum / Double(max(1, count))
    errors.share = share(within, of: count)
    errors.explainedShare = share(near, of: count)
    errors.movingShare = share(movingNear, of: moving)
    let longest = mismatches.sorted {
      ($1.mismatch.end - $1.mismatch.start, $0.mismatch.start)
        < ($0.mismatch.end - $0.mismatch.start, $1.mismatch.start)
    }.prefix(8)
    return TechniqueFit(
      technique: technique, values: way.values, origin: way.origin, sights: sights,
      slides: places.length > 1, errors: errors,
      mismatches: longest.map { mismatch, row in
        var mismatch = mismatch
        mismatch.delay = delay(from: row)
        return mismatch
      }, isTimed: material.timeSlack == 0,
      duration: (material.track.rows.last?.time ?? 0) - (material.track.rows.first?.time ?? 0),
      cost: way.cost)
  }

  /// How much further the content moves before the recorded header begins to follow than before the
  /// fitted one does, from the row `start` on at which they part.
  private func delay(from start: Int) -> Double? {
    let rows = material.track.rows
    guard start > 0 else { return nil }
    func travel(untilMoved sight: (Int) -> HeaderSight?) -> Double? {
      guard let before = sight(start - 1) else { return nil }
      for row in start..<min(rows.count, start + 240) {
        guard let now = sight(row), now.distance(to: before) > material.tolerance else { continue }
        return (material.track.offsets[row] - material.track.offsets[start - 1]).magnitude
      }
      return nil
    }
    guard let seen = travel(untilMoved: { rows[$0].header }),
      let fitted = travel(untilMoved: { sights[$0] }), (seen - fitted).magnitude >= 2
    else { return nil }
    return seen - fitted
  }
}

/// From the smallest to the largest of some numbers.
struct Extent {
  private var (low, high) = (Double.infinity, -Double.infinity)

  init(_ values: [Double] = []) {
    for value in values { add(value) }
  }

  mutating func add(_ value: Double) { (low, high) = (min(low, value), max(high, value)) }

  /// 0 of none.
  var length: Double { max(0, high - low) }

  /// How far `value` is outside.
  func distance(to value: Double) -> Double { max(low - value, value - high, 0) }
}
