import HeaderCore
import HeaderFormats

/// A command of the tool.
protocol Command {
  /// The command's name.
  var name: String { get }
  /// The operands, for help.
  var operands: String { get }
  /// A sentence about the command.
  var summary: String { get }
  /// The numbers of techniques that may be named. Their parameters are options.
  var nameCounts: ClosedRange<Int> { get }
  /// The largest number of other operands, which follow the names.
  var operandCount: Int { get }
  /// The options, without the parameters of techniques.
  var options: [CommandOption] { get }
  /// The notes at the end of its help.
  var notes: String { get }
  /// The tool with the command.
  var tool: Tool { get }

  /// Runs the command.
  func run(_ arguments: CommandArguments) throws(ToolError)
}

extension Command {
  var nameCounts: ClosedRange<Int> { 0...0 }
  var operandCount: Int { 0 }
  var notes: String { "" }
  /// The tool's console.
  var console: Console { tool.console }
  /// The program and the command's name.
  var call: String { "\(console.program) \(name)" }

  /// Runs the command with the `words` after its name, or writes its help.
  func run(_ words: [String]) throws(ToolError) {
    if let arguments = try CommandArguments(words, for: self) { try run(arguments) }
  }

  /// Returns the technique called `name`.
  func technique(named name: String?) throws(ToolError) -> HeaderTechnique {
    let names = tool.catalog.names
    guard let name else {
      throw .usage(
        "expected the name of a technique: \(names.joined(separator: ", "))", command: call)
    }
    guard let technique = tool.catalog[name] else {
      throw .usage(
        "unknown technique \(quoted(name))" + didYouMean(name, among: names),
        hint: "\(console.program) list")
    }
    return technique
  }
}
