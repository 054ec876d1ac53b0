import HeaderCore

/// Finds the parameters with which a technique moves most like a recorded header.
///
/// A bounded, deterministic search. It uses only the kinds and ranges of the declared parameters.
///
/// 1. *Sketch.* The record is reduced to its significant moments, on which most of the search takes place.
/// 2. *Levels.* Each parameter gets a few candidates: values from the record (where the header rests, how far the
///    content moves before it follows, how long an animation takes), and fractions of the range.
/// 3. *Sizes.* The lengths that determine the header's size get levels in every way that makes it as large as
///    recorded. One of them takes the rest.
/// 4. *Spread.* The few best ways are kept. From the best one that was not used yet, every way that differs by
///    one candidate is tried, until none is better.
/// 5. *Pairs.* Changes of a length together with any other parameter.
/// 6. *Refinement.* One number at a time, or two lengths against each other, in decreasing steps.
/// 7. *All rows.* The same from the best way on the whole record, if it is near.
/// 8. *Simplification.* Defaults and round numbers, if they are as good.
struct FitSearch {
  let technique: HeaderTechnique
  /// The record and what all techniques share.
  let fitter: HeaderFitter
  /// The best ways so far, the best first, each with different errors.
  private var ways: [FitWay]
  /// The script that is played: first the sketch, then the whole record.
  private var script: RecordScript
  /// The lengths that determine the header's size.
  private var sizes: [HeaderParameterDescription] = []
  /// The number of rows that may still be played.
  private var allowance: Int

  /// The best way to set the parameters.
  var best: FitWay { ways[0] }

  /// The number of ways that are kept.
  private static let keptCount = 6
  /// The mean error of a row, in points, above which a technique moves differently.
  private static let largestMeanError = 3.0

  /// Searches for the parameters of `technique`, playing the record at most `budget` times.
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
    // A technique that is far off is not searched any further.
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

  /// The search at its end, with the result `fit`.
  init(_ fit: TechniqueFit, in fitter: HeaderFitter) {
    (technique, self.fitter, script) = (fit.technique, fitter, fitter.motion.script)
    ways = [fit.way]
    allowance = .max
  }

  // MARK: Trying

  /// Returns `way` with `changes` and its errors; `nil` if the technique refuses the changes, or if the errors
  /// exceed `limit`.
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

  /// The least decrease of the errors that counts as better, in points.
  var tolerance: Double { 0.5 + best.cost * 0.005 }

  /// Allows to play the script `count` more times.
  mutating func allow(_ count: Int) { allowance = count * script.rowCount }

  /// Keeps `way` with `changes` if it is among the best.
  @discardableResult
  private mutating func attempt(
    _ changes: [HeaderParameterAssignment], over way: FitWay, origin: FitOrigin? = nil
  ) -> FitWay? {
    let limit = ways.count < FitSearch.keptCount ? .infinity : ways[ways.count - 1].cost
    guard let found = trial(changes, over: way, origin: origin, limit: limit) else { return nil }
    // Ways with the same errors differ only in what the record does not show.
    guard !ways.contains(where: { ($0.cost - found.cost).magnitude <= 1e-9 * (1 + found.cost) })
    else { return found }
    let place = ways.firstIndex { found.cost < $0.cost } ?? ways.count
    ways.insert(found, at: place)
    if ways.count > FitSearch.keptCount { ways.removeLast() }
    return found
  }

  /// The mean error of a row, in points.
  private var meanError: Double { best.cost / Double(max(1, script.rowCount)) }

  /// Whether the errors exceed the record's noise.
  private var hasUnexplained: Bool { meanError > 0.01 + fitter.noise }

  // MARK: The search

  /// Alternates refining and spreading while that improves the best way, with at most `plays` plays of the
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
        // A parameter without an effect at either end of its candidates does not matter here.
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

  /// Tries each length together with any other parameter, because a threshold cannot be found while the header
  /// moves differently.
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

  /// Changes the best way in decreasing steps: a number at a time, two lengths against each other, and the origin
  /// with or without a length.
  private mutating func refine() {
    for path in paths where meanError > 0.002 {
      var (step, last) = path.steps
      func move(by step: Double, limit: Double = .infinity) -> FitWay? {
        path.move(best, by: step).flatMap {
          trial($0.changes, over: best, origin: $0.origin, limit: limit)
        }
      }
      // A change without an effect in either direction does not matter here.
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

  /// All pairs of the lengths that determine the size.
  private var exchanges: [(HeaderParameterDescription, HeaderParameterDescription)] {
    sizes.indices.flatMap { index in sizes[(index + 1)...].map { (sizes[index], $0) } }
  }

  /// Makes exactly `changes` if they are as good; returns whether they are.
  @discardableResult
  mutating func take(_ changes: [HeaderParameterAssignment]) -> Bool {
    guard let found = trial(changes, over: best, limit: best.cost + tolerance),
      found.values.filter({ !best.values.contains($0) }) == changes
    else { return false }
    ways[0] = found
    return true
  }
}
