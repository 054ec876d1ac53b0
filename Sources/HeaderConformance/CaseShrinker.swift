import HeaderCore
import ScrollSimulator

/// Finds a shorter case that still breaks a law.
enum CaseShrinker {
  private static let mostAttempts = 500

  /// Returns the shortest case reached from `tried` by steps that each keep `isBroken` true.
  ///
  /// A step removes something, or makes a number smaller and rounder. There are at most ``mostAttempts``, successful or
  /// not. The assignments in `base` stay.
  static func shrink(
    _ tried: ConformanceCase, keeping base: [HeaderParameterAssignment] = [],
    while isBroken: (ConformanceCase) -> Bool
  ) -> ConformanceCase {
    var shortest = tried
    var attempts = 0
    func nextShorter() -> ConformanceCase? {
      simpler(than: shortest, base).first { candidate in
        attempts += 1
        return attempts <= mostAttempts && isBroken(candidate)
      }
    }
    while let next = nextShorter() { shortest = next }
    return shortest
  }

  /// Returns the cases that are one step simpler, the largest steps first.
  private static func simpler(
    than tried: ConformanceCase, _ base: [HeaderParameterAssignment]
  ) -> [ConformanceCase] {
    var cases: [ConformanceCase] = []
    func add(_ change: (inout ConformanceCase) -> Void) {
      var candidate = tried
      change(&candidate)
      if candidate != tried { cases.append(candidate) }
    }
    for index in tried.statements.indices { add { $0.statements.remove(at: index) } }
    for index in tried.assignments.indices where !base.contains(tried.assignments[index]) {
      add { $0.assignments.remove(at: index) }
    }
    let standard = SimulatorConfiguration()
    add { $0.configuration = standard }
    func reset<Value>(_ property: WritableKeyPath<SimulatorConfiguration, Value>) {
      add { $0.configuration[keyPath: property] = standard[keyPath: property] }
    }
    reset(\.mounting)
    reset(\.containerHeight)
    reset(\.contentSize)
    reset(\.safeAreaTop)
    reset(\.contentInset)
    reset(\.fittingHeight)
    reset(\.prefersReducedMotion)
    reset(\.bounces)
    reset(\.frameRate)
    reset(\.scale)
    add { $0.host?.delay = 0 }
    for index in tried.statements.indices {
      add { $0.statements[index] = rounder($0.statements[index]) }
    }
    return cases
  }

  private static func rounder(_ statement: GestureStatement) -> GestureStatement {
    switch statement {
    case .drag(let distance, let duration):
      .drag(distance: halved(distance), duration: duration)
    case .flick(let distance, let duration):
      .flick(distance: halved(distance), duration: duration)
    case .wheel(let distance, let duration):
      .wheel(distance: halved(distance), duration: duration)
    case .hold, .lift, .wait, .perform, .page, .set, .holdHeader, .releaseHeader: statement
    }
  }

  /// Returns half of `value`, rounded towards 0.
  private static func halved(_ value: Double) -> Double {
    // Zero added to a negative zero is zero.
    (value / 2).rounded(.towardZero) + 0
  }
}
