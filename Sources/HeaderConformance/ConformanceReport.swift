/// How a technique has kept one law.
public struct ConformanceReport: Sendable, Equatable {
  /// A case that breaks a law, as short as one was found.
  public struct Violation: Sendable, Equatable {
    /// The case.
    public var shortest: ConformanceCase
    /// What is wrong, in a sentence without a full stop.
    public var message: String
  }

  /// The law.
  public var law: ConformanceLaw
  /// How many cases were tried; with a violation, up to the one that broke it.
  public var caseCount: Int
  /// What the cases were made from: the same seed makes the same cases.
  public var seed: UInt64
  /// The case that broke the law, if one did.
  public var violation: Violation?
}
