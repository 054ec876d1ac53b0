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
  /// Where its output goes.
  var console: Console { get }

  /// Runs the command with the `arguments` after its name.
  func run(_ arguments: [String]) throws(ToolError)
}

extension Command {
  /// How the command is called.
  var call: String { "\(console.program) \(name)" }
  /// The same with its operands, as help shows it.
  var usage: String { operands.isEmpty ? call : "\(call) \(operands)" }

  /// Reads `arguments`, with `count` operands at most. Where they ask for help, writes it, with `notes`
  /// at its end, and returns `nil`.
  func valuesOrHelp(
    _ arguments: [String], count: Int, notes: String = ""
  ) throws(ToolError) -> CommandLineValues? {
    let values = try CommandLineValues(arguments, options: options, call: call)
    try values.checkOperands(atMost: count)
    guard values.has("help") else { return values }
    console.output.write(HelpPage.page(for: self, groups: [("Options", options)], notes: notes))
    return nil
  }
}

extension HeaderCatalog {
  /// Returns the technique named by the first of `operands`.
  func technique(
    in operands: some Collection<String>, call: String, _ console: Console
  ) throws(ToolError) -> HeaderTechnique {
    guard let name = operands.first else {
      throw .usage(
        "expected the name of a technique: \(names.joined(separator: ", "))", command: call)
    }
    guard let technique = self[name] else {
      throw .usage(
        "unknown technique \(quoted(name))"
          + didYouMean(NameSuggestion.suggestions(for: name, among: names)),
        hint: "\(console.program) list")
    }
    return technique
  }
}
