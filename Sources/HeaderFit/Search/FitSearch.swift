import HeaderCore

/// Finds the parameters with which one technique moves most like the header of a record.
///
/// A bounded search without chance: heights are tried that the record shows, everything else in steps
/// over its range, one parameter after another, then in smaller steps around the best. What the
/// technique is does not matter: its declared parameters are all that is known of it.
struct FitSearch {
  let technique: HeaderTechnique
  let material: FitMaterial
  var values: [HeaderParameterAssignment] = []
  var origin = FitOrigin.shifted(0)
  var cost = Double.infinity
  /// How many times the record was played.
  var count = 0
  private var budget: Int
  /// What is played: the excerpt first, and then all of the record.
  private var script: RecordScript
  private var defaults: [HeaderParameterAssignment] = []

  init(_ technique: HeaderTechnique, in material: FitMaterial, budget: Int) {
    self.technique = technique
    self.material = material
    self.budget = budget
    script = material.excerpt
    guard let driver = try? technique.makeDriver() else { return }
    defaults = driver.assignments
    values = defaults
    for origin in material.origins { _ = attempt([], origin: origin) }
    run()
    if script.rowCount < material.script.rowCount { runOverAll() }
  }

  /// The search at its end, where it found `fit`.
  init(_ fit: TechniqueFit, in material: FitMaterial) {
    (technique, self.material, budget, script) = (fit.technique, material, 0, material.script)
    (values, origin, cost) = (fit.values, fit.origin, fit.cost)
  }

  // MARK: Trying

  /// The sum of the errors with `changes` made to the values; `nil` where the technique refuses them, or
  /// where the sum comes to more than `limit`.
  func cost(
    of changes: [HeaderParameterAssignment], over values: [HeaderParameterAssignment],
    origin: FitOrigin, limit: Double
  ) -> (cost: Double, values: [HeaderParameterAssignment])? {
    guard let driver = try? technique.makeDriver(changes, over: values) else { return nil }
    let assignments = driver.assignments
    var sum = 0.0
    RecordPlayer(material.screen).play(script, to: driver, origin: origin) {
      _, sight, layout in
      sum += min(sight.error(of: layout), FitSearch.largestError)
      return sum <= limit
    }
    return sum <= limit ? (sum, assignments) : nil
  }

  /// Errors above this, in points, count as this.
  private static let largestError = 40.0
  /// A sum of errors that is smaller by less is no better, in points.
  var tolerance: Double { 0.5 + cost * 0.005 }

  /// Takes over `changes` where they are better.
  mutating func attempt(
    _ changes: [HeaderParameterAssignment], over base: [HeaderParameterAssignment]? = nil,
    origin: FitOrigin? = nil
  ) -> Bool {
    guard count < budget else { return false }
    count += 1
    let origin = origin ?? self.origin
    let limit = cost == .infinity ? cost : cost - min(tolerance, cost * 0.2)
    guard cost > 0,
      let found = cost(of: changes, over: base ?? values, origin: origin, limit: limit),
      found.cost < cost
    else { return false }
    (cost, values, self.origin) = (found.cost, found.values, origin)
    return true
  }

  // MARK: The search

  private mutating func run() {
    let lengths = technique.parameters.filter { $0.isLength }
    let sizes = extents(of: lengths)
    for origin in material.origins { _ = attempt(sizes, origin: origin) }
    for sizes in divisions(of: lengths) { _ = attempt(sizes) }
    descend(lengths)
    if meanError > 0.1 + material.noise {
      // From the defaults there may be another way.
      let found = (values, origin, cost)
      (values, cost) = (defaults, .infinity)
      for origin in material.origins { _ = attempt([], origin: origin) }
      searchHeights(lengths)
      descend(lengths)
      if found.2 <= cost { (values, origin, cost) = found }
    }
    // What is far off is of another kind.
    if hasUnexplained, meanError < 6, exchange(lengths) { descend(lengths) }
    if hasUnexplained, meanError < 6, combine(lengths) { descend(lengths) }
    if hasUnexplained, meanError < 6 { for length in lengths { scan(length) } }
    simplify()
  }

  /// Goes on with all of the record where the excerpt has been found.
  private mutating func runOverAll() {
    let isOther = meanError > FitSearch.otherError + 2 * material.noise
    (script, count) = (material.script, 0)
    cost = cost(of: [], over: values, origin: origin, limit: .infinity)?.cost ?? .infinity
    guard !isOther else { return }
    while takeBestStep(of: technique.parameters) {}
    for parameter in technique.parameters { refine(parameter) }
    if hasUnexplained { run() } else { simplify() }
  }

  /// Points for each row of an excerpt: a technique that is further off is none that moves so.
  private static let otherError = 3.0

  /// Points of error for each row.
  private var meanError: Double { cost / Double(max(1, script.rowCount)) }
  /// Whether there are more errors than the record's own noise makes.
  private var hasUnexplained: Bool { meanError > 0.01 + material.noise }

  private mutating func descend(_ lengths: [HeaderParameterDescription]) {
    branch(lengths)
    for _ in 0..<3 {
      let before = cost
      while takeBestStep(of: technique.parameters) {}
      for origin in material.origins where origin != self.origin {
        _ = attempt([], origin: origin)
      }
      for parameter in technique.parameters { refine(parameter) }
      refineOrigin()
      if cost >= before - tolerance { break }
    }
  }

  /// Tries the ways and the levels that the record shows for each length, and with each the best of
  /// everything else: a threshold is not found while the header goes another way to it.
  private mutating func branch(_ lengths: [HeaderParameterDescription]) {
    let others = technique.parameters.filter { !$0.isLength }
    let start = (values: values, cost: cost)
    var best = start
    for length in lengths {
      for level in material.levels.delays.prefix(3) + material.levels.points.prefix(3) {
        count += 1
        guard count < budget,
          let found = cost(
            of: [.init(length.name, .number(level))], over: start.values, origin: origin,
            limit: start.cost * 3)
        else { continue }
        // What changes neither the motion nor the size is not seen.
        guard found.cost != start.cost || miss(of: found.values) != miss(of: start.values) else {
          break
        }
        (values, cost) = (found.values, min(found.cost, best.cost))
        let isBetter = found.cost < best.cost
        if takeBestStep(of: others) || isBetter { best = (values, cost) }
      }
    }
    (values, cost) = best
  }

  /// Makes the one change of all candidates that makes the errors smallest; `false` where none does.
  private mutating func takeBestStep(of parameters: [HeaderParameterDescription]) -> Bool {
    let start = values
    var best: (values: [HeaderParameterAssignment], cost: Double)?
    for parameter in parameters {
      for value in material.candidates(for: parameter) where value != self.value(of: parameter) {
        guard count < budget else { break }
        count += 1
        let limit = best?.cost ?? cost - min(tolerance, cost * 0.2)
        if let found = cost(
          of: [.init(parameter.name, value)], over: start, origin: origin, limit: limit),
          found.cost < best?.cost ?? cost
        {
          best = (found.values, found.cost)
        }
      }
    }
    guard let best else { return false }
    (values, cost) = best
    return true
  }

  /// The lengths with which the header is as large, and as small, as it was seen to rest.
  private func extents(of lengths: [HeaderParameterDescription]) -> [HeaderParameterAssignment] {
    func miss(_ changes: [HeaderParameterAssignment]) -> Double { self.miss(of: changes) }
    let levels = material.levels
    var best: (changes: [HeaderParameterAssignment], miss: Double) = ([], miss([]))
    func consider(_ changes: [HeaderParameterAssignment]) {
      let found = miss(changes)
      if found < best.miss - 1e-9 { best = (changes, found) }
    }
    for (index, one) in lengths.enumerated() {
      for level in levels.points {
        consider([.init(one.name, .number(level))])
        for other in lengths[(index + 1)...] {
          for second in levels.points {
            consider([.init(one.name, .number(level)), .init(other.name, .number(second))])
          }
        }
      }
    }
    return best.changes
  }

  /// By how much the header at its largest and its smallest differs from what was seen, with `changes`.
  func miss(of changes: [HeaderParameterAssignment]) -> Double {
    guard let driver = try? technique.makeDriver(changes, over: values) else { return .infinity }
    let extent = RecordPlayer(material.screen).extent(of: driver)
    return (max(0, extent.largest) - max(0, material.levels.largest)).magnitude
      + (max(0, extent.smallest) - max(0, material.levels.smallest)).magnitude
  }

  /// Tries the record's own levels for every length, and for every two together.
  private mutating func searchHeights(_ heights: [HeaderParameterDescription]) {
    for height in heights {
      for level in material.levels.points { _ = attempt([.init(height.name, .number(level))]) }
    }
    for (index, one) in heights.enumerated() {
      for other in heights[(index + 1)...] where matters(one) && matters(other) {
        for level in material.levels.points {
          for second in material.levels.points {
            _ = attempt([
              .init(one.name, .number(level)), .init(other.name, .number(second)),
            ])
          }
        }
      }
    }
  }

  /// Whether another value than the present one changes anything.
  mutating func matters(_ parameter: HeaderParameterDescription) -> Bool {
    guard case .number(let value) = value(of: parameter),
      case .range(let minimum, let maximum) = parameter.domain
    else { return true }
    for other in [value * 1.5 + 10, value * 0.5] where minimum <= other && other <= maximum {
      count += 1
      let found = cost(
        of: [.init(parameter.name, .number(other))], over: values, origin: origin,
        limit: cost + tolerance)
      if found.map({ ($0.cost - cost).magnitude > 1e-9 }) ?? true { return true }
    }
    return false
  }

  /// Goes up and down from the present value in ever smaller steps.
  mutating func refine(_ parameter: HeaderParameterDescription) {
    guard case .range(let minimum, let maximum) = parameter.domain, matters(parameter) else {
      return
    }
    var (step, smallest) = parameter.steps(from: minimum, to: maximum)
    while step >= smallest, cost > 0 {
      guard case .number(let value) = value(of: parameter) else { return }
      let better = [value - step, value + step].contains { next in
        minimum <= next && next <= maximum && attempt([.init(parameter.name, .number(next))])
      }
      if !better { step /= 2 }
    }
  }

  /// The present value of `parameter`.
  func value(of parameter: HeaderParameterDescription) -> HeaderParameterValue {
    values.last { $0.name == parameter.name }?.value ?? parameter.defaultValue
  }
}

extension HeaderParameterDescription {
  /// Whether it counts points.
  var isLength: Bool { if case .range = domain { unit == "pt" } else { false } }

  /// Whether it is a switch, or a choice.
  var isSwitch: Bool { if case .range = domain { false } else { true } }

  /// The first and the last step of a search around a value.
  func steps(from minimum: Double, to maximum: Double) -> (Double, Double) {
    switch unit {
    case "pt": (8, 0.125)
    case "s": (0.08, 0.0025)
    default: ((maximum - minimum) / 10, (maximum - minimum) / 640)
    }
  }
}
