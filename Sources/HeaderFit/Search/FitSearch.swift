import HeaderCore

/// Finds the parameters with which one technique moves most like the header of a record.
///
/// A bounded search without chance. What the technique is does not matter: the kinds and ranges of its
/// declared parameters are all that is known of it.
///
/// 1. *Sketch.* The record is thinned out to the moments that tell something; nearly all is played on that.
/// 2. *Levels.* Each parameter has a few candidates: what the record shows (where the header rests, how far
///    content goes before it follows, how long it moves by itself), and shares of the range.
/// 3. *Sizes.* The lengths that make the header's size are given levels in every way that shows it as large
///    as it was seen; what is left over goes to one of them.
/// 4. *Spread.* The few best ways so far are kept. From the best that has not been gone on from, everything
///    that differs by one candidate is tried, until nothing better comes.
/// 5. *Pairs.* What no single change finds: a length together with any other parameter.
/// 6. *Refinement.* One number at a time, or two lengths against each other, in ever smaller steps.
/// 7. *All rows.* The same again from the best on the whole record, if it is near.
/// 8. *Simplification.* Defaults and round numbers, where they are as good.
struct FitSearch {
  let technique: HeaderTechnique
  /// What every technique is tried with.
  let fitter: HeaderFitter
  /// The best ways that were found, the best first, each with errors of its own.
  private var ways: [FitWay]
  /// What is played: the sketch first, and then all of the record.
  private var script: RecordScript
  /// The lengths that make the header's size.
  private var sizes: [HeaderParameterDescription] = []
  /// How many rows of the script may still be played.
  private var allowance: Int

  /// The best way to set the parameters.
  var best: FitWay { ways[0] }

  /// How many ways are kept.
  private static let keptCount = 6
  /// Mean points of error for each row, beyond which a technique moves in another way than the record.
  private static let largestMeanError = 3.0

  /// The search for the parameters of `technique`, in which the record is played `budget` times at most.
  init(_ technique: HeaderTechnique, in fitter: HeaderFitter, budget: Int) {
    self.technique = technique
    self.fitter = fitter
    script = fitter.sketch
    allowance = 0
    ways = [FitWay(values: (try? technique.makeDriver())?.assignments ?? [])]
    allow(budget / 12)
    let defaults = best
    sizes = sizeLengths().all
    let divisions = divisions()
    ways = []
    for origin in fitter.motion.origins { attempt([], over: defaults, origin: origin) }
    for sizes in divisions {
      for origin in fitter.motion.origins.prefix(2) {
        attempt(sizes, over: defaults, origin: origin)
      }
    }
    guard !ways.isEmpty else {
      ways = [defaults]
      return
    }
    spread()
    // A technique that is nowhere near is not looked at any longer.
    let isNear = meanError < 3 * FitSearch.largestMeanError
    if isNear { descend(budget * 3 / 4) }
    simplify()
    guard isNear, script.rowCount < fitter.motion.script.rowCount else { return }
    script = fitter.motion.script
    allow(1)
    ways = trial([], over: best).map { [$0] } ?? ways
    guard meanError < FitSearch.largestMeanError + 2 * fitter.noise else { return }
    descend(budget / 8)
    simplify()
  }

  /// The search at its end, where it found `fit`.
  init(_ fit: TechniqueFit, in fitter: HeaderFitter) {
    (technique, self.fitter, script) = (fit.technique, fitter, fitter.motion.script)
    ways = [FitWay(values: fit.values, origin: fit.origin, cost: fit.cost)]
    allowance = .max
  }

  // MARK: Trying

  /// `way` with `changes` and the errors that come of it; `nil` where the technique refuses them, or where
  /// the errors come to more than `limit`.
  mutating func trial(
    _ changes: [HeaderParameterAssignment], over way: FitWay, origin: FitOrigin? = nil,
    limit: Double = .infinity
  ) -> FitWay? {
    guard allowance > 0, let driver = try? technique.makeDriver(changes, over: way.values) else {
      return nil
    }
    var trial = FitWay(values: driver.assignments, origin: origin ?? way.origin, cost: 0)
    var played = 0
    fitter.motion.player.play(script, to: driver, origin: trial.origin) { step, layout in
      guard let sight = step.sight else { return true }
      played += 1
      trial.cost += sight.cost(of: layout)
      return trial.cost <= limit
    }
    allowance -= played
    return trial.cost <= limit ? trial : nil
  }

  /// How much smaller a sum of errors has to be to count as better, in points.
  var tolerance: Double { 0.5 + best.cost * 0.005 }

  /// Lets the script be played `count` times more.
  mutating func allow(_ count: Int) { allowance = count * script.rowCount }

  /// Keeps `way` with `changes` where it is among the best.
  @discardableResult
  private mutating func attempt(
    _ changes: [HeaderParameterAssignment], over way: FitWay, origin: FitOrigin? = nil
  ) -> FitWay? {
    let limit = ways.count < FitSearch.keptCount ? .infinity : ways[ways.count - 1].cost
    guard let found = trial(changes, over: way, origin: origin, limit: limit) else { return nil }
    // Others with the same errors differ in what the record does not show.
    guard !ways.contains(where: { ($0.cost - found.cost).magnitude <= 1e-9 * (1 + found.cost) })
    else { return found }
    let place = ways.firstIndex { found.cost < $0.cost } ?? ways.count
    ways.insert(found, at: place)
    if ways.count > FitSearch.keptCount { ways.removeLast() }
    return found
  }

  /// Points of error for each row.
  private var meanError: Double { best.cost / Double(max(1, script.rowCount)) }

  /// Whether there are more errors than the record's own noise makes.
  private var hasUnexplained: Bool { meanError > 0.01 + fitter.noise }

  // MARK: The search

  /// Refines and spreads by turns, as long as that makes the best better, with at most `plays` of the
  /// script.
  private mutating func descend(_ plays: Int) {
    for _ in 0..<4 where hasUnexplained {
      let before = best.cost
      allow(plays / 10)
      refine()
      spread()
      allow(plays / 10)
      if hasUnexplained, best.cost > 0.8 * before { pair() }
      if best.cost >= before - tolerance { break }
    }
    allow(plays / 5)
    refine()
  }

  /// Tries every candidate of every parameter from each way that is among the best.
  private mutating func spread() {
    while hasUnexplained, allowance > 0, let index = ways.firstIndex(where: { !$0.isSpread }) {
      ways[index].isSpread = true
      let way = ways[index]
      for origin in fitter.motion.origins where origin != way.origin {
        attempt([], over: way, origin: origin)
      }
      for parameter in technique.parameters {
        let candidates = fitter.levels.candidates(for: parameter).filter { $0 != way[parameter] }
        // What changes nothing at either end of its candidates does not matter here.
        func matters(_ value: HeaderParameterValue?) -> Bool {
          value.flatMap { attempt([.init(parameter.name, $0)], over: way)?.cost } != way.cost
        }
        guard matters(candidates.first) || matters(candidates.last) else { continue }
        for value in candidates.dropFirst() { attempt([.init(parameter.name, value)], over: way) }
      }
      for (one, other) in exchanges {
        guard case .number(let first) = way[one], case .number(let second) = way[other] else {
          continue
        }
        let steps =
          fitter.levels.points.flatMap { [$0 - first, second - $0] }
          + [0.25, 0.5, 0.75].flatMap { [$0 * second, -$0 * first] }
        for step in steps {
          if let move = FitPath(one, against: other).move(way, by: step) {
            attempt(move.changes, over: way)
          }
        }
      }
    }
  }

  /// Tries each length together with any other parameter: a threshold is not found while the header goes
  /// another way to it.
  private mutating func pair() {
    let way = best
    for length in technique.parameters where length.isLength {
      for level in fitter.levels.delays.prefix(3) + fitter.levels.points.prefix(3) {
        let change = HeaderParameterAssignment(length.name, .number(level))
        guard let start = trial([change], over: way, limit: 3 * way.cost), start.cost != way.cost
        else { continue }
        for other in technique.parameters where other.name != length.name {
          for candidate in fitter.levels.candidates(for: other) where candidate != way[other] {
            attempt([change, .init(other.name, candidate)], over: way)
          }
        }
      }
    }
  }

  /// Goes up and down from the best in ever smaller steps: a number at a time, two lengths against each
  /// other, and the place that offsets are counted from with a length or without.
  private mutating func refine() {
    for path in paths where meanError > 0.002 {
      var (step, last) = path.steps
      func move(by step: Double, limit: Double = .infinity) -> FitWay? {
        path.move(best, by: step).flatMap {
          trial($0.changes, over: best, origin: $0.origin, limit: limit)
        }
      }
      // What changes nothing either way does not matter here.
      guard [step, -step].contains(where: { move(by: $0).map { $0.cost != best.cost } ?? false })
      else { continue }
      while step >= last, best.cost > 0 {
        let limit = best.cost - min(tolerance, best.cost * 0.2)
        if let better = move(by: -step, limit: limit) ?? move(by: step, limit: limit) {
          ways[0] = better
        } else {
          step /= 2
        }
      }
    }
  }

  private var paths: [FitPath] {
    let numbers = technique.parameters.filter { if case .range = $0.domain { true } else { false } }
    var paths = numbers.map { FitPath($0) } + exchanges.map { FitPath($0, against: $1) }
    if fitter.motion.origins.count > 1 {
      paths.append(FitPath(originRate: 1))
      for length in numbers where length.isLength {
        paths += [1, -1].map { FitPath(length, originRate: $0) }
      }
    }
    return paths
  }

  /// Any two of the lengths that make the size.
  private var exchanges: [(HeaderParameterDescription, HeaderParameterDescription)] {
    sizes.indices.flatMap { index in sizes[(index + 1)...].map { (sizes[index], $0) } }
  }

  /// Makes `changes`, and no other ones, where they are as good; `false` where they are not.
  @discardableResult
  mutating func take(_ changes: [HeaderParameterAssignment]) -> Bool {
    guard let found = trial(changes, over: best, limit: best.cost + tolerance),
      found.values.filter({ !best.values.contains($0) }) == changes
    else { return false }
    ways[0] = found
    return true
  }
}
