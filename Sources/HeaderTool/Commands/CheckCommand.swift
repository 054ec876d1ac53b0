import HeaderConformance
import HeaderCore
import HeaderFormats

/// `headers check [NAME]`: checks techniques against the laws with random cases.
struct CheckCommand: Command {
  let tool: Tool

  let name = "check"
  let operands = "[NAME] [OPTIONS]"
  let summary = "Try to break the laws that every technique obeys."
  let options = [cases, seed, .help]

  private static let cases = CommandOption.number(
    "cases", 1...100_000_000, default: 10_000,
    "The number of random cases for each law.")
  private static let seed = CommandOption.number(
    "seed", 0...9_007_199_254_740_992, default: 1,
    "The seed of the random cases; the same seed gives the same cases.")

  let notes = "Parameters on the command line hold for every case; the others are random.\n"

  func run(_ arguments: [String]) throws(ToolError) {
    guard let arguments = try TechniqueArguments(arguments, for: self, count: 0...1) else { return }
    let techniques =
      arguments.techniques.isEmpty
      ? tool.catalog.techniques : arguments.techniques.map { $0.technique }
    let checker = ConformanceChecker(
      caseCount: Int(try wholeNumber(CheckCommand.cases, in: arguments.values) ?? 10_000),
      seed: UInt64(try wholeNumber(CheckCommand.seed, in: arguments.values) ?? 1),
      assignments: try assignments(in: arguments))
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

  /// Returns the parameters that every case uses. They need a technique: without one, a parameter on the command line
  /// is an error.
  private func assignments(
    in arguments: TechniqueArguments
  ) throws(ToolError) -> [HeaderParameterAssignment] {
    guard let tuned = arguments.techniques.first else {
      let all = tool.catalog.techniques.flatMap { $0.parameters }
      if let stray = all.first(where: { arguments.values.has($0.name) }) {
        throw arguments.values.usageError(
          "--\(stray.name) needs the name of a technique: \(tool.catalog.names.joined(separator: ", "))"
        )
      }
      return []
    }
    // Refuses values that contradict each other.
    _ = try tuned.makeDriver()
    return tuned.assignments
  }

  private func wholeNumber(
    _ option: CommandOption, in values: CommandLineValues
  ) throws(ToolError) -> Double? {
    guard case .number(let number) = try values.value(of: option) else { return nil }
    guard number == number.rounded() else {
      throw values.usageError(
        "--\(option.name) takes a whole number, not \(DecimalNumber.text(number))")
    }
    return number
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
    return heading + "\n" + reports.map { line(for: $0) }.joined() + "\n"
  }

  private func line(for report: ConformanceReport) -> String {
    let text = report.description(program: console.program).split(separator: "\n")
      .map { "  \($0)\n" }.joined()
    return report.violation == nil ? text : text + "\n"
  }
}
