public import HeaderCore

/// Tries a technique with made-up cases until it breaks a law, or long enough.
///
/// The whole test of a technique of one's own:
///
/// ```swift
/// #expect(ConformanceChecker(caseCount: 1000).violations(of: ParallaxHeader.self).isEmpty)
/// ```
///
/// A case that breaks a law is shortened before it is reported, and plays again with
/// the flags of `headers simulate`. The same seed makes the same cases.
public struct ConformanceChecker: Sendable {
  /// How many cases each law is tried with; below 1 counts as 1.
  public var caseCount: Int
  /// What the cases are made from.
  public var seed: UInt64
  /// Parameters that every case has; the others are made up. They have to be valid: where they are
  /// refused, every law is broken.
  public var assignments: [HeaderParameterAssignment]
  /// The laws to try; all of them unless set.
  public var laws = Set(ConformanceLaw.allCases)

  /// A checker that tries `caseCount` cases made from `seed`, all of them with `assignments`.
  public init(
    caseCount: Int = 10_000, seed: UInt64 = 1, assignments: [HeaderParameterAssignment] = []
  ) {
    self.caseCount = caseCount
    self.seed = seed
    self.assignments = assignments
  }

  /// One report for each law that binds the technique, with whichever of the parameters tried, in the
  /// laws' order. A law counts every case, also those whose parameters free the technique from it.
  ///
  /// `progress` hears after every 500 cases how many have been tried.
  public func reports<Behavior: HeaderBehavior>(
    of type: Behavior.Type, progress: (Int) -> Void = { _ in }
  ) -> [ConformanceReport] {
    let name = Behavior.descriptor.name
    var reports = ConformanceLaw.allCases.filter { laws.contains($0) }.map {
      ConformanceReport(
        technique: name, law: $0, caseCount: max(1, caseCount), seed: seed, violation: nil)
    }
    var binding: Set<ConformanceLaw> = []
    forEachCase(of: type) { number, tried in
      let trial = CaseTrial<Behavior>(tried, base: assignments)
      for index in reports.indices where reports[index].violation == nil {
        let law = reports[index].law
        if trial.isBound(by: law) { binding.insert(law) }
        guard trial.violation(of: law) != nil else { continue }
        reports[index].caseCount = number
        reports[index].violation = shortest(tried, type, { $0.played(for: law) }) {
          $0.violation(of: law)
        }
      }
      if number.isMultiple(of: 500) { progress(number) }
      return true
    }
    return reports.filter { binding.contains($0.law) }
  }

  /// The violations among the reports, each with its law.
  public func violations<Behavior: HeaderBehavior>(
    of type: Behavior.Type
  ) -> [ConformanceReport] {
    reports(of: type).filter { $0.violation != nil }
  }

  /// The shortest case found that breaks a law of one's own; `nil` if none does. The law says what
  /// is wrong with a case that has been played, in a sentence without a full stop, or `nil`.
  ///
  /// ```swift
  /// let violation = checker.violation(of: TwitterCondenseHeader.self) { played in
  ///   played.rows.contains { $0.layout.headerHeight > 5000 } ? "the header is very large" : nil
  /// }
  /// ```
  public func violation<Behavior: HeaderBehavior>(
    of type: Behavior.Type, where law: (PlayedCase<Behavior>) -> String?
  ) -> ConformanceReport.Violation? {
    var violation: ConformanceReport.Violation?
    forEachCase(of: type) { _, tried in
      let trial = CaseTrial<Behavior>(tried, base: assignments)
      guard trial.played.flatMap(law) != nil else { return true }
      violation = shortest(tried, type, { $0.played(for: nil) }) { $0.played.flatMap(law) }
      return false
    }
    return violation
  }

  /// Makes the cases, numbered from 1 on, for as long as `body` wants more.
  private func forEachCase<Behavior: HeaderBehavior>(
    of type: Behavior.Type, _ body: (Int, ConformanceCase) -> Bool
  ) {
    let document = Behavior()
    let parameters = Behavior.parameters.map { $0.description(default: document) }
    var generator = CaseGenerator(random: SplitMix64(seed: seed))
    for number in 1...max(1, caseCount) {
      let tried = generator.makeCase(parameters: parameters, base: assignments)
      guard body(number, tried) else { return }
    }
  }

  private func shortest<Behavior: HeaderBehavior>(
    _ tried: ConformanceCase, _ type: Behavior.Type,
    _ played: (CaseTrial<Behavior>) -> ConformanceCase, _ message: (CaseTrial<Behavior>) -> String?
  ) -> ConformanceReport.Violation {
    let shortest = CaseShrinker.shrink(tried, keeping: assignments) {
      message(CaseTrial<Behavior>($0, base: assignments)) != nil
    }
    let trial = CaseTrial<Behavior>(shortest, base: assignments)
    let text = message(trial) ?? ""
    return ConformanceReport.Violation(shortest: played(trial), message: text)
  }
}
