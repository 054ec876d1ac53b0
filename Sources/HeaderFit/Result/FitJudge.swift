import HeaderCore

/// Compares a technique's header with the recorded one, row by row.
struct FitJudge {
  private let fitter: HeaderFitter
  private let rows: [HeaderRecord.Row]
  /// The technique's layout in each row with a recorded header.
  private let layouts: [HeaderLayout?]
  /// The technique's header in these rows, with the edges that are recorded.
  private let sights: [HeaderSight?]

  /// A row with both headers.
  private struct Moment {
    let row: Int
    let seen: HeaderSight
    let fitted: HeaderSight
    let error: Double
    /// Whether the headers count as equal.
    let isNear: Bool
  }

  /// A judge of the header with `layouts`, one for each row.
  init(_ fitter: HeaderFitter, _ layouts: [HeaderLayout?]) {
    self.fitter = fitter
    self.layouts = layouts
    rows = fitter.motion.track.rows
    sights = zip(rows, layouts).map { row, layout in
      var sight = layout.map { HeaderSight($0) }
      if row.header?.minY == nil { sight?.minY = nil }
      return sight
    }
  }

  /// Returns the verdict on `technique` with the parameters of `candidate`.
  func fit(_ technique: HeaderTechnique, _ candidate: FitCandidate) -> TechniqueFit {
    let moments = moments
    func share(of moments: [Moment], _ isCounted: (Moment) -> Bool) -> Double {
      moments.isEmpty ? 1 : Double(moments.filter(isCounted).count) / Double(moments.count)
    }
    let moving = zip(moments, moments.dropFirst()).filter { before, now in
      max(now.seen.distance(to: before.seen), now.fitted.distance(to: before.fitted))
        > 0.25 + 2 * fitter.noise
    }.map { $1 }
    let errors = FitErrors(
      largest: moments.map { $0.error }.max() ?? 0,
      mean: moments.reduce(0) { $0 + $1.error } / Double(max(1, moments.count)),
      share: share(of: moments) { $0.error <= 1 },
      explainedShare: share(of: moments) { $0.isNear },
      movingShare: share(of: moving) { $0.isNear })
    let mismatches = moments.split { $0.isNear }.compactMap { mismatch(in: $0) }
    let longest = mismatches.sorted { ($1.length, $0.start) < ($0.length, $1.start) }.prefix(8)
    return TechniqueFit(
      technique: technique, candidate: candidate, sights: sights,
      slides: Extent(layouts.compactMap { $0?.headerMinY }).length > 1, errors: errors,
      mismatches: longest.map {
        var mismatch = $0
        mismatch.delay = delay(from: mismatch.row)
        return mismatch
      },
      isFit: errors.explainedShare >= 0.95 && (errors.movingShare >= 0.85 || errors.mean <= 0.1)
        && isBrief(longest))
  }

  /// Returns whether the header moves differently for a small part of the time. A dropped frame, and an animation
  /// that may begin a little earlier or later because the record does not say when a finger lifted, are not
  /// different.
  private func isBrief(_ mismatches: ArraySlice<FitMismatch>) -> Bool {
    let limit = fitter.timeSlack == 0 ? 4.0 : 12
    let time = mismatches.filter { $0.length > 150 && $0.error > limit }.reduce(0) {
      $0 + $1.length
    }
    return time <= 0.005 * ((rows.last?.time ?? 0) - (rows.first?.time ?? 0))
  }

  private var moments: [Moment] {
    rows.indices.compactMap { row in
      guard let seen = rows[row].header, let fitted = sights[row] else { return nil }
      let error = seen.distance(to: fitted)
      return Moment(
        row: row, seen: seen, fitted: fitted, error: error,
        isNear: error <= fitter.tolerance
          || passes(fitted, at: row) { rows[$0].header } && passes(seen, at: row) { sights[$0] })
    }
  }

  /// Returns the mismatch of `moments`, without its delay.
  private func mismatch(in moments: ArraySlice<Moment>) -> FitMismatch? {
    guard let first = moments.first, let last = moments.last,
      let worst = moments.max(by: { $0.error < $1.error })
    else { return nil }
    return FitMismatch(
      start: rows[first.row].time, end: rows[last.row].time, seen: worst.seen,
      fitted: worst.fitted, phase: fitter.phases[worst.row], row: first.row)
  }

  /// Returns whether `header`, of each row, passes `sight` at about the time of row `row`. If it is not recorded when a
  /// finger lifted, an animation may begin a little earlier or later.
  private func passes(_ sight: HeaderSight, at row: Int, _ header: (Int) -> HeaderSight?) -> Bool {
    guard fitter.timeSlack > 0 else { return false }
    var (tops, feet) = (Extent(), Extent())
    for step in [-1, 1] {
      var index = row
      while rows.indices.contains(index),
        (rows[index].time - rows[row].time).magnitude <= fitter.timeSlack
      {
        if let header = header(index) {
          feet.add(header.maxY)
          if let minY = header.minY { tops.add(minY) }
        }
        index += step
      }
    }
    return feet.distance(to: sight.maxY) <= fitter.tolerance
      && (sight.minY.map { tops.distance(to: $0) <= fitter.tolerance } ?? true)
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
