import HeaderConformance
import HeaderCore
import HeaderFormats

/// `headers check [NAME]`: checks techniques against the laws with random cases.
struct CheckCommand: Command {
  let tool: Tool

  let name = "check"
  let operands = "[NAME] [OPTIONS]"
  let summary = "Try to break the laws that every technique obeys."
  let nameCounts = 0...1
  let options =
    CommandOption.all(for: parameters, of: ConformanceChecker(), defaultTexts: [:]) + [.help]

  private static let parameters: [HeaderParameter<ConformanceChecker>] = [
    HeaderParameter(
      name: "cases", unit: "", range: 1...100_000_000,
      help: "The number of random cases for each law.",
      get: { Double($0.caseCount) }, set: { $0.caseCount = Int($1) }),
    HeaderParameter(
      name: "seed", unit: "", range: 0...9_007_199_254_740_992,
      help: "The seed of the random cases; the same seed gives the same cases.",
      get: { Double($0.seed) }, set: { $0.seed = UInt64($1) }),
  ]

  let notes = "Parameters on the command line hold for every case; the others are random.\n"

  func run(_ arguments: CommandArguments) throws(ToolError) {
    let techniques =
      arguments.techniques.isEmpty
      ? tool.catalog.techniques : arguments.techniques.map { $0.technique }
    let checker = try checker(arguments)
    var brokenCount = 0
    for technique in techniques {
      let reports = reports(
        of: technique.behaviorType, named: technique.descriptor.name, with: checker)
      brokenCount += reports.filter { $0.violation != nil }.count
      console.output.write(text(reports, of: technique))
      console.output.flush()
    }
    guard brokenCount == 0 else {
      throw ToolError(
        status: .brokenLaw,
        message: brokenCount == 1 ? "1 law is broken" : "\(brokenCount) laws are broken")
    }
  }

  /// Returns the checker that the command line asks for. Parameters of a technique need its name.
  private func checker(_ arguments: CommandArguments) throws(ToolError) -> ConformanceChecker {
    let values = arguments.values
    var checker = ConformanceChecker()
    try values.apply(CheckCommand.parameters, to: &checker)
    for option in options {
      if case .number(let number) = try values.value(of: option), number != number.rounded() {
        throw values.usageError(
          "--\(option.name) takes a whole number, not \(DecimalNumber.text(number))")
      }
    }
    guard let tuned = arguments.techniques.first else {
      let all = tool.catalog.techniques.flatMap { $0.parameters }
      if let stray = all.first(where: { values.has($0.name) }) {
        throw values.usageError(
          "--\(stray.name) needs the name of a technique: \(tool.catalog.names.joined(separator: ", "))"
        )
      }
      return checker
    }
    // Refuses values that contradict each other.
    _ = try tuned.makeDriver()
    checker.assignments = tuned.assignments
    return checker
  }

  private func reports<Behavior: HeaderBehavior>(
    of type: Behavior.Type, named name: String, with checker: ConformanceChecker
  ) -> [ConformanceReport] {
    defer { console.show(progress: "") }
    // Progress is shown even if the reports go to the same terminal, because a technique's reports are written only
    // when all its cases are played.
    return checker.reports(of: type) { count in
      console.show(progress: "\(name): \(count) of \(checker.caseCount) cases")
    }
  }

  private func text(_ reports: [ConformanceReport], of technique: HeaderTechnique) -> String {
    let seed = reports.first.map { ", seed \($0.seed)" } ?? ""
    let name = technique.descriptor.name
    let mover = technique.traits.movedBy.phrase
    let heading = "\(console.emphasized(name))  \(console.faint("\(mover)\(seed)"))"
    return reports.reduce(heading + "\n") { text, report in
      let lines = report.description(program: console.program).split(separator: "\n")
      return text + lines.map { "  \($0)\n" }.joined() + (report.violation == nil ? "" : "\n")
    } + "\n"
  }
}
