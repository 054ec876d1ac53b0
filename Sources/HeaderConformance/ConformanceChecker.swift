public import HeaderCore

/// Tries a technique with made-up cases until it breaks a law, or long enough.
///
/// The whole test of somebody's own technique:
///
/// ```swift
/// #expect(ConformanceChecker(caseCount: 1000).violations(of: ParallaxHeader.self).isEmpty)
/// ```
///
/// A case that breaks a law is shortened before it is reported, and plays again with
/// ``ConformanceCase/arguments``. The same seed makes the same cases.
public struct ConformanceChecker: Sendable {
  /// How many cases each law is tried with; below 1 counts as 1.
  public var caseCount: Int
  /// What the cases are made from.
  public var seed: UInt64

  /// A checker that tries `caseCount` cases made from `seed`.
  public init(caseCount: Int = 10_000, seed: UInt64 = 1) {
    self.caseCount = caseCount
    self.seed = seed
  }

  /// One report for each law that binds a technique with these traits, in the laws' order.
  ///
  /// `progress` hears after every 500 cases how many have been tried.
  public func reports<Behavior: HeaderBehavior>(
    of type: Behavior.Type, progress: (Int) -> Void = { _ in }
  ) -> [ConformanceReport] {
    let count = max(1, caseCount)
    let document = Behavior()
    let laws = ConformanceLaw.allCases.filter { $0.binds(document.traits) }
    var reports = laws.map {
      ConformanceReport(law: $0, caseCount: count, seed: seed, violation: nil)
    }
    let parameters = Behavior.parameters.map { $0.description(default: document) }
    var generator = CaseGenerator(random: SplitMix64(seed: seed))
    for number in 1...count {
      let tried = generator.makeCase(parameters: parameters)
      let trial = CaseTrial<Behavior>(tried)
      for index in reports.indices where reports[index].violation == nil {
        let law = reports[index].law
        guard trial.violation(of: law) != nil else { continue }
        reports[index].caseCount = number
        reports[index].violation = shortest(tried, breaking: law, type)
      }
      if number.isMultiple(of: 500) { progress(number) }
    }
    return reports
  }

  /// The violations among the reports, each with its law.
  public func violations<Behavior: HeaderBehavior>(
    of type: Behavior.Type
  ) -> [ConformanceReport] {
    reports(of: type).filter { $0.violation != nil }
  }

  private func shortest<Behavior: HeaderBehavior>(
    _ tried: ConformanceCase, breaking law: ConformanceLaw, _ type: Behavior.Type
  ) -> ConformanceReport.Violation {
    let shortest = CaseShrinker.shrink(tried) {
      CaseTrial<Behavior>($0).violation(of: law) != nil
    }
    let trial = CaseTrial<Behavior>(shortest)
    return ConformanceReport.Violation(
      shortest: trial.played(for: law), message: trial.violation(of: law) ?? "")
  }
}
