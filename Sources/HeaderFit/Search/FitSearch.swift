import HeaderCore

/// Finds the parameters with which a technique moves most like a recorded header.
///
/// A bounded, deterministic search. It uses only the kinds and ranges of the declared parameters, and values from the
/// record (``RecordLevels``): where the header rests, and where its animations begin. It keeps the few best candidates.
///
/// 1. `trySizes`: the lengths that determine the header's size get values from the record, in every combination that
///    makes the header as large as recorded. One of them takes the rest.
/// 2. `varyCandidates`: of the best candidate that was not varied yet, every parameter gets every likely value, one at
///    a time, until none is better.
/// 3. `improve`: step 2 goes on. Then `refine` changes one number, or two lengths against each other, in decreasing
///    steps.
/// 4. `simplify`: takes defaults and round numbers, if they are as good.
///
/// Most of it takes place on a sketch, the significant rows of the record (``RecordScript/sketch(way:)``). From a
/// candidate that is near, steps 3 and 4 are repeated on all rows.
struct FitSearch {
  let technique: HeaderTechnique
  /// The record and what all techniques share.
  let fitter: HeaderFitter
  /// The best candidates so far, the best first, each with different errors.
  private var candidates: [FitCandidate]
  /// The script that is played: first the sketch, then the whole record.
  private var script: RecordScript
  /// The lengths that determine the header's size.
  private var sizes: [HeaderParameterDescription] = []
  /// The number of rows that may still be played.
  private var allowance: Int

  /// The best candidate.
  var best: FitCandidate { candidates[0] }

  /// The number of candidates that are kept.
  private static let keptCount = 6
  /// The mean error of a row, in points, above which a technique is not searched any further.
  private static let largestMeanError = 9.0

  /// Searches for the parameters of `technique`, playing the record at most `budget` times.
  init(_ technique: HeaderTechnique, in fitter: HeaderFitter, budget: Int) {
    self.technique = technique
    self.fitter = fitter
    script = fitter.sketch
    allowance = 0
    candidates = [FitCandidate(values: (try? technique.makeDriver())?.assignments ?? [])]
    allow(budget / 12)
    guard trySizes() else { return }
    varyCandidates()
    let isNear = meanError < FitSearch.largestMeanError
    if isNear { improve(budget / 4) }
    simplify()
    guard isNear, script.rowCount < fitter.motion.script.rowCount else { return }
    script = fitter.motion.script
    allow(1)
    candidates = trial([], over: best).map { [$0] } ?? candidates
    improve(budget / 24)
    simplify()
  }

  /// The search at its end, with the result `fit`.
  init(_ fit: TechniqueFit, in fitter: HeaderFitter) {
    (technique, self.fitter, script) = (fit.technique, fitter, fitter.motion.script)
    candidates = [fit.candidate]
    allowance = .max
  }

  // MARK: Trying

  /// Returns `candidate` with `changes` and its errors; `nil` if the technique refuses the changes, or if the errors
  /// exceed `limit`.
  mutating func trial(
    _ changes: [HeaderParameterAssignment], over candidate: FitCandidate,
    origin: OffsetOrigin? = nil, limit: Double = .infinity
  ) -> FitCandidate? {
    guard allowance > 0,
      let driver = try? technique.makeDriver(changes, over: candidate.values)
    else { return nil }
    var trial = FitCandidate(
      values: driver.assignments, origin: origin ?? candidate.origin, cost: 0)
    var played = 0
    fitter.motion.makePlayer().play(script, to: driver, origin: trial.origin) { step, layout in
      guard let sight = step.sight else { return true }
      played += 1
      trial.cost += sight.cost(of: layout)
      return trial.cost <= limit
    }
    allowance -= played
    return trial.cost <= limit ? trial : nil
  }

  /// The least decrease of the errors that counts as better, in points.
  var tolerance: Double { 0.5 + best.cost * 0.005 }

  /// Allows to play the script `count` more times.
  mutating func allow(_ count: Int) { allowance = count * script.rowCount }

  /// Keeps `candidate` with `changes` if it is among the best.
  @discardableResult
  private mutating func attempt(
    _ changes: [HeaderParameterAssignment], over candidate: FitCandidate,
    origin: OffsetOrigin? = nil
  ) -> FitCandidate? {
    let isFull = candidates.count == FitSearch.keptCount
    let limit = isFull ? candidates[candidates.count - 1].cost : .infinity
    guard let found = trial(changes, over: candidate, origin: origin, limit: limit) else {
      return nil
    }
    // Candidates with the same errors differ only in what the record does not show.
    guard
      !candidates.contains(where: {
        ($0.cost - found.cost).magnitude <= 1e-9 * (1 + found.cost)
      })
    else { return found }
    let place = candidates.firstIndex { found.cost < $0.cost } ?? candidates.count
    candidates.insert(found, at: place)
    if isFull { candidates.removeLast() }
    return found
  }

  /// The mean error of a row, in points.
  private var meanError: Double { best.cost / Double(max(1, script.rowCount)) }

  /// Whether the errors exceed the record's noise.
  private var hasUnexplained: Bool { meanError > 0.01 + fitter.noise }

  // MARK: The search

  /// Tries the defaults, and the lengths with which the header is as large as recorded. Returns whether any can be
  /// played.
  private mutating func trySizes() -> Bool {
    let defaults = best
    sizes = sizeLengths().all
    let divisions = divisions()
    candidates = []
    for origin in fitter.motion.origins { attempt([], over: defaults, origin: origin) }
    for sizes in divisions {
      for origin in fitter.motion.origins.prefix(2) {
        attempt(sizes, over: defaults, origin: origin)
      }
    }
    guard candidates.isEmpty else { return true }
    candidates = [defaults]
    return false
  }

  /// Varies the candidates further and refines the best one, with at most `plays` plays of the script. Refined before,
  /// it would keep the other candidates out: 9 of 220 films made of RoundTripTests were not found.
  private mutating func improve(_ plays: Int) {
    allow(plays / 3)
    varyCandidates()
    allow(plays * 2 / 3)
    refine()
  }

  /// Varies the candidates, the best first, one parameter or the origin at a time. Two lengths that determine the
  /// size are also varied against each other.
  private mutating func varyCandidates() {
    while hasUnexplained, allowance > 0,
      let index = candidates.firstIndex(where: { !$0.isVaried })
    {
      candidates[index].isVaried = true
      let candidate = candidates[index]
      for origin in fitter.motion.origins where origin != candidate.origin {
        attempt([], over: candidate, origin: origin)
      }
      for parameter in technique.parameters { vary(parameter, of: candidate) }
      for (one, other) in exchanges { exchange(one, other, in: candidate) }
    }
  }

  /// Tries every likely value of `parameter`.
  private mutating func vary(
    _ parameter: HeaderParameterDescription, of candidate: FitCandidate
  ) {
    let values = fitter.levels.values(for: parameter).filter { $0 != candidate[parameter] }
    // A parameter without an effect at either end of its values does not matter here.
    func matters(_ value: HeaderParameterValue?) -> Bool {
      value.flatMap { attempt([.init(parameter.name, $0)], over: candidate)?.cost }
        != candidate.cost
    }
    guard matters(values.first) || matters(values.last) else { return }
    for value in values.dropFirst() { attempt([.init(parameter.name, value)], over: candidate) }
  }

  /// Changes two lengths against each other, so that one of them gets a length from the record or gives a part of
  /// its own to the other. Otherwise 1 of 27 stacks of RoundTripTests is not found.
  private mutating func exchange(
    _ one: HeaderParameterDescription, _ other: HeaderParameterDescription,
    in candidate: FitCandidate
  ) {
    guard case .number(let first) = candidate[one], case .number(let second) = candidate[other]
    else { return }
    let steps =
      fitter.levels.points.flatMap { [$0 - first, second - $0] }
      + [0.25, 0.5, 0.75].flatMap { [$0 * second, -$0 * first] }
    for step in steps {
      if let move = SearchDirection(one, against: other).move(candidate, by: step) {
        attempt(move, over: candidate)
      }
    }
  }

  /// Changes the best candidate in decreasing steps: a number at a time, or two lengths against each other.
  private mutating func refine() {
    for direction in directions where meanError > 0.002 {
      var (step, last) = direction.steps
      func move(by step: Double, limit: Double = .infinity) -> FitCandidate? {
        direction.move(best, by: step).flatMap { trial($0, over: best, limit: limit) }
      }
      // A change without an effect in either direction does not matter here.
      guard [step, -step].contains(where: { move(by: $0).map { $0.cost != best.cost } ?? false })
      else { continue }
      while step >= last, best.cost > 0 {
        let limit = best.cost - min(tolerance, best.cost * 0.2)
        if let better = move(by: -step, limit: limit) ?? move(by: step, limit: limit) {
          candidates[0] = better
        } else {
          step /= 2
        }
      }
    }
  }

  /// The directions of the refinement.
  private var directions: [SearchDirection] {
    let numbers = technique.parameters.filter { if case .range = $0.domain { true } else { false } }
    return numbers.map { SearchDirection($0) } + exchanges.map { SearchDirection($0, against: $1) }
  }

  /// All pairs of the lengths that determine the size.
  private var exchanges: [(HeaderParameterDescription, HeaderParameterDescription)] {
    sizes.indices.flatMap { index in sizes[(index + 1)...].map { (sizes[index], $0) } }
  }

  /// Applies exactly `changes` to the best candidate, if that is as good; returns whether it is.
  @discardableResult
  mutating func take(_ changes: [HeaderParameterAssignment]) -> Bool {
    guard keepsTop(changes), let found = trial(changes, over: best, limit: best.cost + tolerance),
      found.values.filter({ !best.values.contains($0) }) == changes
    else { return false }
    candidates[0] = found
    return true
  }
}
