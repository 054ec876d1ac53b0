public import HeaderCore

/// Checks a technique against the laws with random cases.
///
/// The complete test of a custom technique:
///
/// ```swift
/// #expect(ConformanceChecker(caseCount: 1000).violations(of: ParallaxHeader.self).isEmpty)
/// ```
///
/// A case that breaks a law is shortened before it is reported. The report has the `headers simulate` command that
/// plays it, and describes what the command has no option for. The same seed makes the same cases.
///
/// To check a technique with properties that are not parameters, such as a wrapper of another technique, pass a value:
///
/// ```swift
/// #expect(checker.violations(of: DelayedHeader(TwitterCondenseHeader(), delay: 2)).isEmpty)
/// ```
public struct ConformanceChecker: Sendable {
  /// The number of cases for each law, at least 1.
  public var caseCount: Int
  /// The seed of the cases.
  public var seed: UInt64
  /// Parameters that every case has; the others are random. If the technique refuses them, every law is broken.
  public var assignments: [HeaderParameterAssignment]
  /// The laws to check, by default all.
  public var laws = Set(ConformanceLaw.allCases)

  /// A checker with `caseCount` cases from `seed`, all of them with `assignments`.
  public init(
    caseCount: Int = 10_000, seed: UInt64 = 1, assignments: [HeaderParameterAssignment] = []
  ) {
    self.caseCount = caseCount
    self.seed = seed
    self.assignments = assignments
  }

  /// Returns a report for each law that binds the technique in at least one case, in the order of the laws. A report
  /// counts all cases, also those in which the law does not bind.
  ///
  /// `progress` is called after every 500 cases with their number so far.
  public func reports<Behavior: HeaderBehavior>(
    of type: Behavior.Type, progress: (Int) -> Void = { _ in }
  ) -> [ConformanceReport] {
    reports(of: Behavior(), progress: progress)
  }

  /// Returns the reports of `technique`. Random parameters replace its own, and its other properties stay.
  public func reports<Behavior: HeaderBehavior>(
    of technique: Behavior, progress: (Int) -> Void = { _ in }
  ) -> [ConformanceReport] {
    let laws = ConformanceLaw.allCases.filter { self.laws.contains($0) }
    let refusal = refusal(by: technique)
    var reports = laws.map {
      ConformanceReport(
        technique: Behavior.descriptor.name, law: $0,
        caseCount: refusal == nil ? max(1, caseCount) : 1, seed: seed, violation: refusal)
    }
    guard refusal == nil else { return reports }
    var binding: Set<ConformanceLaw> = []
    forEachCase(of: technique) { number, tried in
      let played = PlayedCase(tried, of: technique, base: assignments)
      for (index, law) in laws.enumerated() where reports[index].violation == nil {
        guard law.binds(played.behavior.traits) else { continue }
        binding.insert(law)
        guard played.violation(of: law) != nil else { continue }
        reports[index].caseCount = number
        var violation = shortest(tried, technique) { $0.violation(of: law) }
        // The command has to show what the law tries in addition to the case.
        violation.shortest = PlayedCase(violation.shortest, of: technique, base: assignments)
          .shown(breaking: law)
        reports[index].violation = violation
      }
      if number.isMultiple(of: 500) { progress(number) }
      return reports.contains { $0.violation == nil }
    }
    return reports.filter { binding.contains($0.law) }
  }

  /// Returns the reports with violations.
  public func violations<Behavior: HeaderBehavior>(
    of type: Behavior.Type
  ) -> [ConformanceReport] {
    violations(of: Behavior())
  }

  /// Returns the reports of `technique` with violations.
  public func violations<Behavior: HeaderBehavior>(
    of technique: Behavior
  ) -> [ConformanceReport] {
    reports(of: technique).filter { $0.violation != nil }
  }

  /// Returns the shortest case found that breaks a custom law; `nil` if none does. The law describes what is wrong with
  /// a played case, in a sentence without a full stop, or returns `nil`.
  ///
  /// ```swift
  /// let violation = checker.violation(of: TwitterCondenseHeader.self) { played in
  ///   played.rows.contains { $0.layout.headerHeight > 5000 } ? "the header is very large" : nil
  /// }
  /// ```
  public func violation<Behavior: HeaderBehavior>(
    of type: Behavior.Type, where law: (PlayedCase<Behavior>) -> String?
  ) -> ConformanceReport.Violation? {
    let technique = Behavior()
    var violation = refusal(by: technique)
    guard violation == nil else { return violation }
    forEachCase(of: technique) { _, tried in
      if law(PlayedCase(tried, of: technique, base: assignments)) != nil {
        violation = shortest(tried, technique, law)
      }
      return violation == nil
    }
    return violation
  }

  /// Returns the violation of every law by a technique that refuses the parameters; `nil` if it accepts them.
  private func refusal<Behavior: HeaderBehavior>(
    by technique: Behavior
  ) -> ConformanceReport.Violation? {
    guard (try? technique.applying(assignments)) == nil else { return nil }
    return ConformanceReport.Violation(
      shortest: ConformanceCase(assignments: assignments),
      message: "the parameters that every case has are refused")
  }

  /// Makes the cases, numbered from 1, while `body` returns `true`.
  private func forEachCase<Behavior: HeaderBehavior>(
    of technique: Behavior, _ body: (Int, ConformanceCase) -> Bool
  ) {
    let parameters = Behavior.parameters.map { $0.description(default: technique) }
    var generator = CaseGenerator(seed: seed)
    for number in 1...max(1, caseCount) {
      let tried = generator.makeCase(parameters: parameters, base: assignments)
      guard body(number, tried) else { return }
    }
  }

  private func shortest<Behavior: HeaderBehavior>(
    _ tried: ConformanceCase, _ technique: Behavior, _ law: (PlayedCase<Behavior>) -> String?
  ) -> ConformanceReport.Violation {
    let shortest = CaseShrinker.shrink(tried, keeping: assignments) {
      law(PlayedCase($0, of: technique, base: assignments)) != nil
    }
    let played = PlayedCase(shortest, of: technique, base: assignments)
    return ConformanceReport.Violation(shortest: played.played, message: law(played) ?? "")
  }
}
