import HeaderCore
import ScrollSimulator

/// Makes up cases: mostly ordinary ones, and often enough a strange one.
struct CaseGenerator {
  var random: SplitMix64

  /// A case for a technique with `parameters`.
  mutating func makeCase(parameters: [HeaderParameterDescription]) -> ConformanceCase {
    var made = ConformanceCase()
    made.assignments = assignments(for: parameters)
    made.configuration = configuration()
    made.statements = (0..<Int.random(in: 1...5, using: &random)).map { _ in statement() }
    // Thirds of a point: the pixel grid, on which a finger's travel and the content's agree.
    let direction = random.chance(50) ? 1.0 : -1
    made.pieces = (0..<Int.random(in: 2...8, using: &random)).map { _ in
      direction * random.points(0...120) / 3
    }
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
      let span = (maximum - minimum) * (random.chance(50) ? 0.2 : 1)
      let number = Double.random(in: minimum...(minimum + span), using: &random)
      return .number(maximum - minimum > 10 ? number.rounded() : (number * 100).rounded() / 100)
    }
  }

  private mutating func configuration() -> SimulatorConfiguration {
    var configuration = SimulatorConfiguration()
    if random.chance(40) {
      configuration.containerHeight = random.pick([667, 393, 1024, 100, 1, 0])
    }
    if random.chance(50) {
      configuration.contentSize = random.pick([
        0, 1, 200, random.points(0...1000), configuration.containerHeight, 800, 5000, 20000,
      ])
    }
    if random.chance(40) { configuration.safeAreaTop = random.pick([20, 47, 59, 120]) }
    if random.chance(30) { configuration.frameRate = 120 }
    if random.chance(20) { configuration.scale = random.pick([1, 2]) }
    return configuration
  }

  private mutating func statement() -> GestureStatement {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<45:
      let distance = random.chance(50) ? random.points(-90...90) : random.points(-700...700)
      return .drag(distance: distance, duration: random.pick([16, 50, 100, 250, 600]))
    case 45..<57: return .lift
    case 57..<62: return .hold(duration: random.pick([20, 120, 400]))
    case 62..<70: return .wait(duration: random.pick([30, 200, 3000]))
    case 70..<75: return .perform(.setContentOffset(random.points(-200...2500), animated: true))
    case 75..<79: return .perform(.scrollToTop)
    case 79..<83: return .perform(.setCollapsed(true, animated: true))
    case 83..<87: return .perform(.setCollapsed(false, animated: true))
    case 87..<92: return .perform(.setContentSize(random.pick([0, 500, 800, 830, 3000])))
    case 92..<96: return .perform(.setContainerHeight(random.pick([0, 393, 667, 900])))
    default: return .perform(.setSafeAreaTop(random.pick([0, 20, 47, 59])))
    }
  }
}
