import HeaderCore
import HeaderFormats
import HeaderRendering

/// The command-line tool for a catalog. It finds and runs the command, and reports its error.
struct Tool {
  /// The version of the package, as in the release's tag.
  static let version = "0.2.0"

  let catalog: HeaderCatalog
  /// The scenes of pictures, by technique.
  var scenes: [String: HeaderScene] = [:]
  let console: Console

  /// Runs the command in `arguments`, without the program's name, and returns the exit status.
  func run(_ arguments: [String]) -> Int32 {
    do throws(ToolError) {
      try perform(arguments)
      try console.output.finish()
      return 0
    } catch {
      // Rows before the error are valid. If they cannot be written either, only the first error is reported.
      console.output.flush()
      if !error.message.isEmpty {
        console.messages.write("\(console.program): \(error.message)\n")
      }
      if let hint = error.hint { console.messages.write("Try '\(hint)'.\n") }
      console.messages.flush()
      return error.status.rawValue
    }
  }

  private func perform(_ arguments: [String]) throws(ToolError) {
    try checkParameterNames()
    guard let name = arguments.first else {
      throw .usage(
        "expected a command: \(commandNames.joined(separator: ", "))", command: console.program)
    }
    var rest = arguments.dropFirst()
    let isHelp = Tool.helpWords.contains(name)
    if isHelp, let topic = rest.popFirst(), !Tool.helpWords.contains(topic) {
      return try command(named: topic).run(rest + ["--help"])
    }
    guard isHelp || name == "--version" else {
      return try command(named: name).run(Array(rest))
    }
    if let stray = rest.first {
      throw .usage("unexpected argument \(quoted(stray))", command: console.program)
    }
    console.output.write(
      isHelp ? HelpPage.overview(of: commands, console: console) : Tool.version + "\n")
  }

  /// Parameters of techniques are options, so they must not have the names of the tool's own options.
  private func checkParameterNames() throws(ToolError) {
    let flags = commands.flatMap { $0.options.map { $0.name } } + ["version"]
    for technique in catalog.techniques {
      for parameter in technique.parameters where flags.contains(parameter.name) {
        throw .usage(
          "the technique \(quoted(technique.descriptor.name)) has a parameter "
            + "\(quoted(parameter.name)), and --\(printable(parameter.name)) is an option of the "
            + "tool; the parameter needs another name",
          hint: nil)
      }
    }
  }

  private func command(named name: String) throws(ToolError) -> any Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let word = String(name.drop { $0 == "-" })
    throw .usage(
      word.isEmpty || word == name
        ? "unknown command \(quoted(name))" + didYouMean(name, among: commandNames)
        : "unknown option \(quoted(name))"
          + didYouMean(word, among: ["help", "version"].filter { "--" + $0 != name }, prefix: "--"),
      command: console.program)
  }

  private static let helpWords = ["--help", "-h", "help"]

  private var commandNames: [String] { commands.map { $0.name } }

  /// The commands, in the order of help.
  private var commands: [any Command] {
    [
      ListCommand(tool: self), ShowCommand(tool: self), SimulateCommand(tool: self),
      ReplayCommand(tool: self), FitCommand(tool: self), CompareCommand(tool: self),
      RenderCommand(tool: self), CheckCommand(tool: self), GalleryCommand(tool: self),
      PlaygroundCommand(tool: self),
    ]
  }
}
