import HeaderCore
import ScrollSimulator

/// A technique tried with one case. The case is played at most once, however many laws ask.
final class CaseTrial<Behavior: HeaderBehavior> {
  private let tried: ConformanceCase
  private let behavior: Behavior?
  private lazy var run: CaseRun<Behavior>? = behavior.map {
    CaseRun($0, tried.statements, on: tried.configuration)
  }

  /// A trial with `tried`; where its parameters contradict each other, with the document's.
  init(_ tried: ConformanceCase) {
    var tried = tried
    var behavior = try? Behavior(applying: tried.assignments)
    if behavior == nil {
      tried.assignments = []
      behavior = try? Behavior(applying: [])
    }
    self.tried = tried
    self.behavior = behavior
  }

  /// What is wrong by `law`.
  func violation(of law: ConformanceLaw) -> String? {
    guard let behavior else { return "the document's own parameters are refused" }
    return switch law {
    case .finite: run?.infiniteAnswer()
    case .fraction: run?.strayFraction()
    case .deterministic: run?.changedAnswer()
    case .value: run.flatMap { $0.strayCopy(from: $0.answers.count / 2) }
    case .cut: CutLaw.violation(behavior, tried)
    case .continuous: run?.jump()
    case .bounce: run?.bouncedHeader()
    case .rest: run?.restBetweenRests()
    case .geometry: run?.strayAnswerToGeometry()
    case .cause: run?.strayMove()
    case .parameters: ParameterLaw.violation(behavior, tried)
    }
  }

  /// The case as it is to be played to see `law` broken.
  func played(for law: ConformanceLaw) -> ConformanceCase {
    var played = tried
    if law == .cut { played.statements += CutLaw.statements(for: tried.pieces) }
    return played
  }
}
