public import HeaderCore

/// Tries a technique with made-up cases until it breaks a law, or long enough.
///
/// The whole test of a custom technique:
///
/// ```swift
/// #expect(ConformanceChecker(caseCount: 1000).violations(of: ParallaxHeader.self).isEmpty)
/// ```
///
/// A case that breaks a law is shortened before it is reported, with the command of `headers simulate`
/// that plays it, and in words what the command has no flag for. The same seed makes the same cases.
///
/// A technique with properties that are no parameters, as a wrapper of another one may have, is checked
/// as it is given:
///
/// ```swift
/// #expect(checker.violations(of: DelayedHeader(TwitterCondenseHeader(), delay: 2)).isEmpty)
/// ```
public struct ConformanceChecker: Sendable {
  /// How many cases each law is tried with; below 1 counts as 1.
  public var caseCount: Int
  /// What the cases are made from.
  public var seed: UInt64
  /// Parameters that every case has; the others are made up. Where these are refused, every law is
  /// broken.
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

  /// One report for each law that binds the technique with any of the parameters tried, in the laws'
  /// order. A law counts every case, also those whose parameters free the technique from it.
  ///
  /// `progress` hears after every 500 cases how many have been tried.
  public func reports<Behavior: HeaderBehavior>(
    of type: Behavior.Type, progress: (Int) -> Void = { _ in }
  ) -> [ConformanceReport] {
    reports(of: Behavior(), progress: progress)
  }

  /// The same for `document` and every set of parameters on top of its own.
  public func reports<Behavior: HeaderBehavior>(
    of document: Behavior, progress: (Int) -> Void = { _ in }
  ) -> [ConformanceReport] {
    let laws = ConformanceLaw.allCases.filter { self.laws.contains($0) }
    var reports = laws.map {
      ConformanceReport(
        technique: Behavior.descriptor.name, law: $0, caseCount: max(1, caseCount), seed: seed,
        violation: nil)
    }
    var binding: Set<ConformanceLaw> = []
    forEachCase(of: document) { number, tried in
      let played = PlayedCase(tried, of: document, base: assignments)
      for (index, law) in laws.enumerated() where reports[index].violation == nil {
        if played.map({ law.binds($0.behavior.traits) }) ?? true { binding.insert(law) }
        guard message(of: law, in: played) != nil else { continue }
        reports[index].caseCount = number
        reports[index].violation = shortest(tried, document) {
          message(of: law, in: $0)
        }
      }
      if number.isMultiple(of: 500) { progress(number) }
      return reports.contains { $0.violation == nil }
    }
    return reports.filter { binding.contains($0.law) }
  }

  /// The violations among the reports, each with its law.
  public func violations<Behavior: HeaderBehavior>(
    of type: Behavior.Type
  ) -> [ConformanceReport] {
    violations(of: Behavior())
  }

  /// The violations among the reports of `document`.
  public func violations<Behavior: HeaderBehavior>(
    of document: Behavior
  ) -> [ConformanceReport] {
    reports(of: document).filter { $0.violation != nil }
  }

  /// The shortest case found that breaks a custom law; `nil` if none does. The law says what is wrong
  /// with a case that has been played, in a sentence without a full stop, or `nil`.
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
    let document = Behavior()
    forEachCase(of: document) { _, tried in
      let played = PlayedCase(tried, of: document, base: assignments)
      guard played.flatMap(law) != nil else { return true }
      violation = shortest(tried, document) { $0.flatMap(law) }
      return false
    }
    return violation
  }

  /// Makes the cases, numbered from 1 on, for as long as `body` returns true.
  private func forEachCase<Behavior: HeaderBehavior>(
    of document: Behavior, _ body: (Int, ConformanceCase) -> Bool
  ) {
    let parameters = Behavior.parameters.map { $0.description(default: document) }
    var generator = CaseGenerator(seed: seed)
    for number in 1...max(1, caseCount) {
      let tried = generator.makeCase(parameters: parameters, base: assignments)
      guard body(number, tried) else { return }
    }
  }

  private func message<Behavior: HeaderBehavior>(
    of law: ConformanceLaw, in played: PlayedCase<Behavior>?
  ) -> String? {
    guard let played else { return "the parameters that every case has are refused" }
    return played.violation(of: law)
  }

  private func shortest<Behavior: HeaderBehavior>(
    _ tried: ConformanceCase, _ document: Behavior,
    _ message: (PlayedCase<Behavior>?) -> String?
  ) -> ConformanceReport.Violation {
    let shortest = CaseShrinker.shrink(tried, keeping: assignments) {
      message(PlayedCase($0, of: document, base: assignments)) != nil
    }
    let played = PlayedCase(shortest, of: document, base: assignments)
    return ConformanceReport.Violation(
      shortest: played?.played ?? shortest, message: message(played) ?? "")
  }
}
