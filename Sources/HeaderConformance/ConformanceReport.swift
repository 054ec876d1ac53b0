/// How a technique has kept one law.
public struct ConformanceReport: Sendable, Equatable {
  /// A case that breaks a law, as short as one was found.
  public struct Violation: Sendable, Equatable {
    /// The case.
    public var shortest: ConformanceCase
    /// What is wrong, in a sentence without a full stop.
    public var message: String

    /// The command that plays the case to `technique` again, without its host, where `program` is the tool
    /// with the technique in its catalog.
    public func command(for technique: String, program: String = "headers") -> String {
      ([program, "simulate", technique] + shortest.arguments)
        .map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
    }
  }

  /// The technique's name.
  public var technique: String
  /// The law.
  public var law: ConformanceLaw
  /// How many cases were tried; with a violation, up to the one that broke it.
  public var caseCount: Int
  /// What the cases were made from: the same seed makes the same cases.
  public var seed: UInt64
  /// The case that broke the law, if one did.
  public var violation: Violation?

  /// The report as `headers check` prints it: a line, and for a violation what is wrong, what the
  /// command cannot say, and the command of `program` that plays it again. A host that feeds something back
  /// is no part of a command: the same check with ``caseCount`` cases comes to it again.
  public func description(program: String = "headers") -> String {
    let verdict = violation == nil ? "kept    " : "BROKEN  "
    let name = law.rawValue + String(repeating: " ", count: max(0, 13 - law.rawValue.count))
    let count = "\(caseCount)"
    let padding = String(repeating: " ", count: max(0, 9 - count.count))
    let line = "\(verdict)\(name) \(padding)\(count) cases  \(law.statement)\n"
    guard let violation else { return line }
    var remarks = violation.shortest.remarks.map { "and with \($0):" }
    if law == .loop, violation.shortest.host != nil {
      remarks.append(
        "which no command plays: --cases \(caseCount) finds it again; without that host:")
    }
    let details =
      [violation.message] + remarks + [violation.command(for: technique, program: program)]
    return line + details.map { "        \($0)\n" }.joined()
  }
}
