import HeaderCore
import ScrollSimulator

/// Makes up cases: mostly ordinary ones, and often enough a strange one.
struct CaseGenerator {
  var random: SplitMix64

  /// A case for a technique with `parameters`, on top of those in `base`.
  mutating func makeCase(
    parameters: [HeaderParameterDescription], base: [HeaderParameterAssignment] = []
  ) -> ConformanceCase {
    let free = parameters.filter { parameter in !base.contains { $0.name == parameter.name } }
    var made = ConformanceCase()
    made.assignments = base + assignments(for: free)
    made.configuration = configuration()
    made.statements = (0..<Int.random(in: 1...5, using: &random)).map { _ in statement() }
    // Thirds of a point: the pixel grid, on which a finger's travel and the content's agree.
    let direction = random.chance(50) ? 1.0 : -1
    made.pieces = (0..<Int.random(in: 2...8, using: &random)).map { _ in
      direction * random.points(0...120) / 3
    }
    made.fraction = fraction()
    if random.chance(30) {
      let assignments = assignments(for: free)
      let time = random.points(0...2000)
      if !assignments.isEmpty {
        made.replacement = ConformanceCase.Replacement(assignments: assignments, time: time)
      }
    }
    // A generator of their own: what else is made up does not depend on them.
    var copy = self
    made.switches = copy.switches(among: made.statements.count)
    return made
  }

  /// Values for some of `parameters`, each anywhere in its domain.
  mutating func assignments(
    for parameters: [HeaderParameterDescription]
  ) -> [HeaderParameterAssignment] {
    parameters.compactMap { parameter in
      random.chance(30)
        ? HeaderParameterAssignment(parameter.name, value(in: parameter.domain)) : nil
    }
  }

  private mutating func value(in domain: HeaderParameterDomain) -> HeaderParameterValue {
    switch domain {
    case .flag: return .flag(random.chance(50))
    case .choices(let choices): return .choice(random.pick(choices))
    case .range(let minimum, let maximum):
      if random.chance(20) { return .number(random.chance(50) ? minimum : maximum) }
      // Small values are the ordinary ones; a fifth of the range and less, half of the time.
      // The ends may be so far apart that no number says how far.
      let whole = min(maximum - minimum, .greatestFiniteMagnitude)
      let span = whole * (random.chance(50) ? 0.2 : 1)
      let number = Double.random(in: minimum...(minimum + span), using: &random)
      return .number(whole > 10 ? number.rounded() : (number * 100).rounded() / 100)
    }
  }

  private mutating func configuration() -> SimulatorConfiguration {
    var configuration = SimulatorConfiguration()
    if random.chance(50) { configuration.mounting = .overlay }
    if random.chance(40) {
      configuration.containerHeight = random.pick([667, 393, 1024, 100, 1, 0])
    }
    if random.chance(50) {
      configuration.contentSize = random.pick([
        0, 1, 200, random.points(0...1000), configuration.containerHeight, 800, 5000, 20000,
      ])
    }
    if random.chance(40) { configuration.safeAreaTop = random.pick([20, 47, 59, 120]) }
    if random.chance(15) { configuration.contentInset = inset() }
    if random.chance(10) { configuration.fittingHeight = random.pick([0, 40, 150.5, 333]) }
    if random.chance(8) { configuration.prefersReducedMotion = true }
    if random.chance(8) { configuration.bounces = false }
    if random.chance(30) { configuration.frameRate = 120 }
    if random.chance(20) { configuration.scale = random.pick([1, 2]) }
    return configuration
  }

  private mutating func inset() -> ScrollInsets {
    ScrollInsets(top: random.pick([0, 8, 50]), bottom: random.pick([0, 34, 100]))
  }

  /// Mostly an end, otherwise anything between, in hundredths.
  private mutating func fraction() -> Double {
    random.chance(40) ? random.pick([0, 1]) : random.points(0...100) / 100
  }

  /// Up to three swipes to other lists, for half of the cases, among so many statements.
  private mutating func switches(among count: Int) -> [PageSwitch] {
    guard random.chance(50) else { return [] }
    return (0..<Int.random(in: 1...3, using: &random)).map { _ in
      PageSwitch(
        position: Int.random(in: 1...max(1, count), using: &random),
        page: Int.random(in: 1...4, using: &random), duration: random.pick([0, 0, 50, 250]))
    }
  }

  // MARK: Statements

  /// What a gesture is made of, and how often. A new kind of statement is a line here.
  private static let table: [(weight: Int, make: @Sendable (inout CaseGenerator) -> Statement)] = [
    (37, { .drag(distance: $0.distance(), duration: $0.random.pick([16, 50, 100, 250, 600])) }),
    (8, { .flick(distance: $0.distance(), duration: $0.random.pick([30, 80, 150])) }),
    (4, { .wheel(distance: $0.distance(), duration: $0.random.pick([50, 150, 400])) }),
    (12, { _ in .lift }),
    (5, { .hold(duration: $0.random.pick([20, 120, 400])) }),
    (8, { .wait(duration: $0.random.pick([30, 200, 3000])) }),
    (4, { .perform(.setContentOffset($0.random.points(-200...2500), animated: true)) }),
    (1, { .perform(.setContentOffset($0.random.points(-200...2500), animated: false)) }),
    (4, { _ in .perform(.scrollToTop) }),
    (4, { .perform(.setFraction($0.random.pick([0, 1]), animated: true)) }),
    (2, { .perform(.setFraction($0.random.pick([0, 1]), animated: false)) }),
    (2, { .perform(.setFraction($0.random.points(0...100) / 100, animated: true)) }),
    (1, { .perform(.setFraction($0.random.points(0...100) / 100, animated: false)) }),
    (4, { .perform(.setContentSize($0.random.pick([0, 500, 800, 830, 3000]))) }),
    (3, { .perform(.setContainerHeight($0.random.pick([0, 393, 667, 900]))) }),
    (3, { .perform(.setSafeAreaTop($0.random.pick([0, 20, 47, 59]))) }),
    (2, { .perform(.setContentInsetTop($0.random.pick([0, 8, 50]))) }),
    (1, { .perform(.setFittingHeight($0.random.pick([nil, 0, 40, 150.5, 333]))) }),
  ]

  private static let totalWeight = table.reduce(0) { $0 + $1.weight }

  private typealias Statement = GestureStatement

  private mutating func statement() -> GestureStatement {
    var number = Int.random(in: 0..<CaseGenerator.totalWeight, using: &random)
    for (weight, make) in CaseGenerator.table {
      if number < weight { return make(&self) }
      number -= weight
    }
    return .lift
  }

  private mutating func distance() -> Double {
    random.chance(50) ? random.points(-90...90) : random.points(-700...700)
  }
}

/// The same numbers for the same seed, everywhere: SplitMix64 (Steele, Lea and Flood, 2014).
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// The generator that `seed` begins.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// One of `choices`, every one as likely.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &self)]
  }

  /// True in `percent` of a hundred times.
  mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  /// A whole number of points from `range`.
  mutating func points(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &self))
  }
}
