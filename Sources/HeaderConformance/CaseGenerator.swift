package import HeaderCore
import ScrollSimulator

/// Generates random cases, most of them ordinary and some extreme.
package struct CaseGenerator {
  private var random: SplitMix64
  /// A generator of its own, so that hosts do not change the other parts of a case.
  private var hosts: SplitMix64

  /// A generator of the cases of `seed`.
  package init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    hosts = SplitMix64(seed: ~seed)
  }

  /// Returns a case for a technique with `parameters`, with the assignments in `base`.
  package mutating func makeCase(
    parameters: [HeaderParameterDescription], base: [HeaderParameterAssignment] = []
  ) -> ConformanceCase {
    let free = parameters.filter { parameter in !base.contains { $0.name == parameter.name } }
    var made = ConformanceCase()
    for parameter in free where random.chance(30) {
      made.assignments.append(assignment(to: parameter))
    }
    made.assignments = base + made.assignments
    made.configuration = configuration()
    made.statements = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      !free.isEmpty && random.chance(8) ? .set(assignment(to: random.pick(free))) : statement()
    }
    made.host = FeedbackHost(
      hosts.pick(FeedbackHost.Kind.allCases), delay: Int.random(in: 0...3, using: &hosts))
    return made
  }

  /// Returns a random assignment to `parameter`.
  private mutating func assignment(
    to parameter: HeaderParameterDescription
  ) -> HeaderParameterAssignment {
    HeaderParameterAssignment(parameter.name, value(in: parameter.domain))
  }

  private mutating func value(in domain: HeaderParameterDomain) -> HeaderParameterValue {
    switch domain {
    case .flag: return .flag(random.chance(50))
    case .choices(let choices): return .choice(random.pick(choices))
    case .range(let minimum, let maximum):
      if random.chance(20) { return .number(random.chance(50) ? minimum : maximum) }
      // Small values are ordinary: half of the values are from the lowest fifth of the range. The length of the
      // widest range is not finite.
      let length = min(maximum - minimum, .greatestFiniteMagnitude)
      let span = length * (random.chance(50) ? 0.2 : 1)
      let number = Double.random(in: minimum...(minimum + span), using: &random)
      return .number(length > 10 ? number.rounded() : (number * 100).rounded() / 100)
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

  // MARK: Statements

  /// The statements of a gesture, with their weights.
  private static let table: [(weight: Int, make: @Sendable (inout CaseGenerator) -> Statement)] = [
    (37, { .drag(distance: $0.distance(), duration: $0.random.pick([16, 50, 100, 250, 600])) }),
    (8, { .flick(distance: $0.distance(), duration: $0.random.pick([30, 80, 150])) }),
    (4, { .wheel(distance: $0.distance(), duration: $0.random.pick([50, 150, 400])) }),
    (12, { _ in .lift }),
    (5, { .hold(duration: $0.random.pick([20, 120, 400])) }),
    (8, { .wait(duration: $0.random.pick([30, 200, 3000])) }),
    (4, { .perform(.setContentOffset($0.random.points(-200...2500), animated: true)) }),
    (4, { _ in .perform(.scrollToTop) }),
    (4, { .perform(.setFraction($0.random.pick([0, 1]), animated: true)) }),
    (2, { .perform(.setFraction($0.random.points(0...100) / 100, animated: true)) }),
    (2, { .perform(.setFraction($0.random.pick([0, 0.5, 1]), animated: false)) }),
    (4, { .perform(.setContentSize($0.random.pick([0, 500, 800, 830, 3000]))) }),
    (3, { .perform(.setContainerHeight($0.random.pick([0, 393, 667, 900]))) }),
    (3, { .perform(.setSafeAreaTop($0.random.pick([0, 20, 47, 59]))) }),
    (2, { .perform(.setContentInsetTop($0.random.pick([0, 8, 50]))) }),
    (1, { .perform(.setContentOffset($0.random.points(-200...2500), animated: false)) }),
    (1, { .perform(.setContentInset($0.inset())) }),
    (1, { .perform(.setFittingHeight($0.random.pick([nil, 40, 150.5]))) }),
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
