import HeaderCore
import HeaderFormats

/// One command of the tool.
protocol Command {
  /// The word that calls it.
  var name: String { get }
  /// What follows the word, as help shows it.
  var operands: String { get }
  /// One sentence.
  var summary: String { get }
  /// Its flags, a technique's parameters left out.
  var options: [CommandOption] { get }
  /// What its help says at the end.
  var notes: String { get }
  /// The tool that it is a command of.
  var tool: Tool { get }

  /// Runs the command with the `arguments` after its name.
  func run(_ arguments: [String]) throws(ToolError)
}

extension Command {
  var notes: String { "" }
  /// Where its output goes.
  var console: Console { tool.console }
  /// How the command is called.
  var call: String { "\(console.program) \(name)" }
  /// The same with its operands, as help shows it.
  var usage: String { operands.isEmpty ? call : "\(call) \(operands)" }

  /// Reads `arguments`, with `count` operands at most. Where they ask for help, writes it and returns
  /// `nil`.
  func valuesOrHelp(_ arguments: [String], count: Int) throws(ToolError) -> CommandLineValues? {
    let values = try CommandLineValues(arguments, options: options, call: call)
    try values.checkOperands(atMost: count)
    guard values.has("help") else { return values }
    console.output.write(HelpPage.page(for: self, groups: [("Options", options)]))
    return nil
  }

  /// The technique called `name`, the operand that should be one.
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
