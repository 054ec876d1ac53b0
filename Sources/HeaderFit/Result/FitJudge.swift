import HeaderCore

/// Compares a technique's header with the recorded one, row by row.
struct FitJudge {
  private let fitter: HeaderFitter
  private var sum = 0.0
  private var (count, within, near, moving, movingNear) = (0, 0, 0, 0, 0)
  private(set) var errors = FitErrors()
  private(set) var sights: [HeaderSight?]
  private var places = Extent()
  /// The mismatches so far, without delays. The last one continues while the headers differ.
  private var mismatches: [FitMismatch] = []
  private var differs = false
  private var last: (seen: HeaderSight, fitted: HeaderSight)?

  init(_ fitter: HeaderFitter) {
    self.fitter = fitter
    sights = Array(repeating: nil, count: fitter.motion.track.rows.count)
  }

  private var rows: [HeaderRecord.Row] { fitter.motion.track.rows }

  /// Compares `layout` with the recorded header in the row of `step`, if there is one.
  mutating func take(_ step: RecordScript.Step, _ layout: HeaderLayout) {
    guard let seen = step.sight else { return }
    var fitted = HeaderSight(layout)
    places.add(layout.headerMinY)
    if seen.minY == nil { fitted.minY = nil }
    sights[step.row] = fitted
    let error = seen.distance(to: fitted)
    let isNear = error <= fitter.tolerance || passes(fitted, at: step.row)
    sum += error
    errors.largest = max(errors.largest, error)
    count += 1
    if error <= 1 { within += 1 }
    if isNear { near += 1 }
    if let last,
      max(seen.distance(to: last.seen), fitted.distance(to: last.fitted))
        > 0.25 + 2 * fitter.noise
    {
      moving += 1
      if isNear { movingNear += 1 }
    }
    last = (seen, fitted)
    defer { differs = !isNear }
    guard !isNear else { return }
    if !differs {
      mismatches.append(
        FitMismatch(
          start: step.time, end: step.time, seen: seen, fitted: fitted,
          phase: fitter.phases[step.row], row: step.row))
    }
    let index = mismatches.count - 1
    mismatches[index].end = step.time
    if error > mismatches[index].error {
      (mismatches[index].seen, mismatches[index].fitted) = (seen, fitted)
      mismatches[index].phase = fitter.phases[step.row]
    }
  }

  /// Returns whether the recorded header passes `sight` at about the time of row `row`. If it is not recorded
  /// when a finger lifted, an animation may begin a little earlier or later.
  private func passes(_ sight: HeaderSight, at row: Int) -> Bool {
    guard fitter.timeSlack > 0 else { return false }
    var (tops, feet) = (Extent(), Extent())
    for step in [-1, 1] {
      var index = row
      while rows.indices.contains(index),
        (rows[index].time - rows[row].time).magnitude <= fitter.timeSlack
      {
        if let header = rows[index].header {
          feet.add(header.maxY)
          if let minY = header.minY { tops.add(minY) }
        }
        index += step
      }
    }
    return feet.distance(to: sight.maxY) <= fitter.tolerance
      && (sight.minY.map { tops.distance(to: $0) <= fitter.tolerance } ?? true)
  }

  /// Returns the verdict on `technique` with the parameters of `way`.
  mutating func fit(_ technique: HeaderTechnique, _ way: FitWay) -> TechniqueFit {
    func share(_ part: Int, of all: Int) -> Double { all > 0 ? Double(part) / Double(all) : 1 }
    errors.mean = sum / Double(max(1, count))
    errors.share = share(within, of: count)
    errors.explainedShare = share(near, of: count)
    errors.movingShare = share(movingNear, of: moving)
    let longest = mismatches.sorted { ($1.length, $0.start) < ($0.length, $1.start) }.prefix(8)
    return TechniqueFit(
      technique: technique, values: way.values, origin: way.origin, sights: sights,
      slides: places.length > 1, errors: errors,
      mismatches: longest.map {
        var mismatch = $0
        mismatch.delay = delay(from: mismatch.row)
        return mismatch
      }, isTimed: fitter.timeSlack == 0,
      duration: (rows.last?.time ?? 0) - (rows.first?.time ?? 0),
      cost: way.cost)
  }

  /// Returns how much further the content moves before the recorded header follows than before the fitted one
  /// does, from row `start` on, at which they separate.
  private func delay(from start: Int) -> Double? {
    guard start > 0 else { return nil }
    let offsets = fitter.motion.track.offsets
    func travel(untilMoved sight: (Int) -> HeaderSight?) -> Double? {
      guard let before = sight(start - 1) else { return nil }
      for row in start..<min(rows.count, start + 240) {
        guard let now = sight(row), now.distance(to: before) > fitter.tolerance else { continue }
        return (offsets[row] - offsets[start - 1]).magnitude
      }
      return nil
    }
    guard let seen = travel(untilMoved: { rows[$0].header }),
      let fitted = travel(untilMoved: { sights[$0] }), (seen - fitted).magnitude >= 2
    else { return nil }
    return seen - fitted
  }
}

/// The range of some numbers.
struct Extent {
  private var (low, high) = (Double.infinity, -Double.infinity)

  init(_ values: [Double] = []) {
    for value in values { add(value) }
  }

  mutating func add(_ value: Double) { (low, high) = (min(low, value), max(high, value)) }

  /// The length of the range; 0 without numbers.
  var length: Double { max(0, high - low) }

  /// Returns how far `value` is outside of the range.
  func distance(to value: Double) -> Double { max(low - value, value - high, 0) }
}
