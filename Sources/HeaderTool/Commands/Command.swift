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
  /// The options, without the parameters of techniques.
  var options: [CommandOption] { get }
  /// The notes at the end of its help.
  var notes: String { get }
  /// The tool with the command.
  var tool: Tool { get }

  /// Runs the command with the `arguments` after its name.
  func run(_ arguments: [String]) throws(ToolError)
}

extension Command {
  var notes: String { "" }
  /// The tool's console.
  var console: Console { tool.console }
  /// The program and the command's name.
  var call: String { "\(console.program) \(name)" }

  /// Parses `arguments`, with at most `count` operands. Writes the help and returns `nil` if it is asked for.
  func valuesOrHelp(_ arguments: [String], count: Int) throws(ToolError) -> CommandLineValues? {
    let values = try CommandLineValues(arguments, options: options, call: call)
    try values.checkOperands(atMost: count)
    guard values.has("help") else { return values }
    console.output.write(HelpPage.page(for: self, groups: [("Options", options)]))
    return nil
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
