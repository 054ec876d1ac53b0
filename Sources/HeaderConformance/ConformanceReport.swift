import ScrollSimulator

/// The result of checking a technique against a law.
public struct ConformanceReport: Sendable, Equatable {
  /// The shortest case found that breaks the law.
  public struct Violation: Sendable, Equatable {
    /// The case. For a law of requests it ends with the request that is answered wrongly.
    public var shortest: ConformanceCase
    /// A description of what is wrong, in a sentence without a full stop.
    public var message: String

    /// Returns the command that plays the case to `technique`, without its host. `program` is a tool with the technique
    /// in its catalog.
    public func command(for technique: String, program: String = "headers") -> String {
      ([program, "simulate", technique] + shortest.arguments)
        .map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
    }
  }

  /// The technique's name.
  public var technique: String
  /// The law.
  public var law: ConformanceLaw
  /// The number of checked cases, up to the one that broke the law.
  public var caseCount: Int
  /// The seed of the cases. The same seed makes the same cases.
  public var seed: UInt64
  /// The case that broke the law; `nil` if none did.
  public var violation: Violation?

  /// Returns the report as `headers check` prints it: a line, and for a violation what is wrong, what the command cannot
  /// express, and the command of `program` that plays it. A command has no host with feedback; checking again with
  /// ``caseCount`` cases finds such a violation again.
  public func description(program: String = "headers") -> String {
    let verdict = violation == nil ? "kept    " : "BROKEN  "
    let count = "\(caseCount)"
    // Columns for `deterministic`, and for numbers of nine digits.
    let nameEnd = String(repeating: " ", count: max(0, 13 - law.rawValue.count))
    let countStart = String(repeating: " ", count: max(0, 9 - count.count))
    let line = "\(verdict)\(law.rawValue)\(nameEnd) \(countStart)\(count) cases  \(law.statement)\n"
    guard let violation else { return line }
    let details =
      [violation.message] + remarks.map { $0 + ":" }
      + [violation.command(for: technique, program: program)]
    return line + details.map { "        \($0)\n" }.joined()
  }

  /// What the command of the violation does not show.
  private var remarks: [String] {
    guard let violation else { return [] }
    let tried = violation.shortest
    let remark: String? =
      switch law {
      case .finite, .deterministic, .value, .cut, .overlay:
        "which no row shows, because the checker asks the technique itself; it happens in"
      case .pages where tried.configuration.pages.isEmpty:
        "which no row shows, because the checker asks the technique itself; it happens after"
      case .parameters: "whatever the gesture"
      case .loop where tried.host != nil:
        "which no command plays: --cases \(caseCount) finds it again; without that host"
      default: nil
      }
    return tried.remarks + (remark.map { [$0] } ?? [])
  }
}

extension ConformanceReport: CustomStringConvertible {
  /// The report in one line, as a failed test prints it: what is wrong, and the command that plays it.
  public var description: String {
    violation.map { "\(technique) breaks \(law.rawValue): \($0.line(remarks, technique))" }
      ?? "\(technique) keeps \(law.rawValue) in \(caseCount) cases"
  }
}

extension ConformanceReport.Violation: CustomStringConvertible {
  /// The violation in one line: what is wrong, and the command that plays it to a technique called NAME.
  public var description: String { line(shortest.remarks, "NAME") }

  fileprivate func line(_ remarks: [String], _ technique: String) -> String {
    ([message] + remarks).joined(separator: ", ") + ": " + command(for: technique)
  }
}
