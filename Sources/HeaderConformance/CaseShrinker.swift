import HeaderCore
import ScrollPhysics
import ScrollSimulator

/// Finds a shorter case that still breaks a law.
enum CaseShrinker {
  /// The shortest case reached from `tried` by steps that each keep `isBroken` true.
  ///
  /// A step leaves something out or makes a number rounder. Every step makes the case smaller, so
  /// it ends; the number of attempts is limited all the same.
  static func shrink(
    _ tried: ConformanceCase, while isBroken: (ConformanceCase) -> Bool
  ) -> ConformanceCase {
    var shortest = tried
    var attempts = 0
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = false
      for candidate in simpler(than: shortest) where attempts < 500 {
        attempts += 1
        guard isBroken(candidate) else { continue }
        shortest = candidate
        hasShrunk = true
        break
      }
    }
    return shortest
  }

  /// Cases one step simpler, the boldest first.
  private static func simpler(than tried: ConformanceCase) -> [ConformanceCase] {
    var cases: [ConformanceCase] = []
    func add(_ change: (inout ConformanceCase) -> Void) {
      var candidate = tried
      change(&candidate)
      if candidate != tried { cases.append(candidate) }
    }
    for index in tried.statements.indices { add { $0.statements.remove(at: index) } }
    for index in tried.assignments.indices { add { $0.assignments.remove(at: index) } }
    let standard = SimulatorConfiguration()
    add { $0.configuration = standard }
    add { $0.configuration.containerHeight = standard.containerHeight }
    add { $0.configuration.contentSize = standard.contentSize }
    add { $0.configuration.safeAreaTop = standard.safeAreaTop }
    add { $0.configuration.frameRate = standard.frameRate }
    add { $0.configuration.scale = standard.scale }
    for index in tried.pieces.indices where tried.pieces.count > 2 {
      add { $0.pieces.remove(at: index) }
    }
    for index in tried.pieces.indices { add { $0.pieces[index] = halved($0.pieces[index]) } }
    for index in tried.statements.indices {
      add { $0.statements[index] = rounder($0.statements[index]) }
    }
    return cases
  }

  private static func rounder(_ statement: GestureStatement) -> GestureStatement {
    guard case .drag(let distance, let duration) = statement else { return statement }
    return .drag(distance: halved(distance), duration: duration)
  }

  /// A whole number about half as far from 0, and 0 from 1 on.
  private static func halved(_ value: Double) -> Double {
    let half = (value.magnitude / 2).rounded(.down)
    return value < 0 ? -half : half
  }
}
