import HeaderCore
import ScrollSimulator

/// A technique tried with one case. The case is played at most once, however many laws ask.
final class CaseTrial<Behavior: HeaderBehavior> {
  /// The case, without what its technique refused.
  let tried: ConformanceCase
  private let behavior: Behavior?
  private lazy var session: CaseSession<Behavior>? = behavior.map {
    let session = CaseSession($0, tried.statements, on: tried.configuration)
    session.playAll()
    session.keepsAnswers = false
    return session
  }
  private lazy var outcome: CaseOutcome<Behavior>? = session.map { CaseOutcome($0) }
  private lazy var pages = behavior.map { PageLaws($0, tried) }
  private lazy var requests: RequestLaws<Behavior>? = outcome.flatMap { outcome in
    session.map { RequestLaws(outcome, goingOnWith: $0, fraction: tried.fraction) }
  }

  /// A trial with `tried`; where its parameters contradict each other, with those of `base` alone.
  init(_ tried: ConformanceCase, base: [HeaderParameterAssignment] = []) {
    var tried = tried
    var behavior = try? Behavior(applying: tried.assignments)
    if behavior == nil {
      tried.assignments = base
      behavior = try? Behavior(applying: base)
    }
    self.tried = tried
    self.behavior = behavior
  }

  /// Whether the technique, with the parameters it has here, is bound by `law`.
  func isBound(by law: ConformanceLaw) -> Bool {
    behavior.map { law.binds($0.traits) } ?? true
  }

  /// What a law of one's own looks at.
  var played: PlayedCase<Behavior>? {
    outcome.map { PlayedCase(behavior: $0.behavior, played: tried, rows: $0.rows) }
  }

  /// What is wrong by `law`; nothing is where the technique is not bound by it.
  func violation(of law: ConformanceLaw) -> String? {
    guard let behavior else { return "the document's own parameters are refused" }
    guard law.binds(behavior.traits) else { return nil }
    return switch law {
    case .finite: outcome?.infiniteAnswer()
    case .fraction: outcome?.strayFraction()
    case .deterministic: outcome?.changedAnswer()
    case .value: outcome.flatMap { $0.strayCopy(from: $0.answers.count / 2) }
    case .cut: CutLaw.violation(behavior, tried)
    case .continuous: outcome?.jump()
    case .bounce: outcome?.bouncedHeader()
    case .rest: outcome?.restBetweenRests(of: tried)
    case .geometry: outcome?.strayAnswerToGeometry()
    case .cause: outcome?.strayMove()
    case .parameters: ParameterLaw.violation(behavior, tried)
    case .overlay:
      outcome.flatMap {
        OverlayLaw.violation(of: $0, reactions: session?.reactions ?? [], in: tried)
      }
    case .replacement: ReplacementLaw.violation(behavior, tried)
    case .settled: requests?.unsettled
    case .gap: requests?.gap
    case .pageSwitch: pages?.moved
    case .pageGap: pages?.gap
    case .pagePlace: pages?.misplaced
    case .request: requests?.missed
    }
  }

  /// The case as it is to be played to see `law` broken.
  func played(for law: ConformanceLaw?) -> ConformanceCase {
    var played = tried
    switch law {
    case .cut: played.statements += CutLaw.statements(for: tried)
    case .settled, .request, .gap: played.statements += requests?.statements ?? []
    case .pageSwitch, .pageGap, .pagePlace: played = PageLaws.played(tried)
    case .finite, .fraction, .deterministic, .value, .continuous, .bounce, .rest, .geometry,
      .cause, .parameters, .overlay, .replacement, nil:
      break
    }
    if law != .replacement { played.replacement = nil }
    return played
  }
}
