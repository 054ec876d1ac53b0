import HeaderCore
import ScrollSimulator

/// A command about one technique, whose parameters are flags, that prints rows.
protocol TechniqueCommand: Command {
  /// The techniques to choose from.
  var catalog: HeaderCatalog { get }
  /// Its options besides the technique's parameters and those that every such command has.
  static var options: [CommandOption] { get }
  /// How many operands it takes, the technique's name among them.
  static var operandCount: Int { get }
  /// What its help says at the end.
  var notes: String { get }
}

/// A command line about one technique.
struct TechniqueArguments {
  let technique: HeaderTechnique
  let values: CommandLineValues
  /// How the command is called for this technique, for complaints.
  let command: String
  /// What the technique's flags say.
  let assignments: [HeaderParameterAssignment]
}

private let formatOption = HeaderParameterDescription(
  choice: "format", ["table", "csv", "jsonl"], default: "table",
  "A table for people, or one row per event for programs.")

extension TechniqueCommand {
  /// What `arguments` say; `nil` once the help that they ask for instead is written.
  func techniqueOrHelp(_ arguments: [String]) throws(ToolError) -> TechniqueArguments? {
    let named = namedTechnique(in: arguments)
    let command = named.map { "\(call) \($0.descriptor.name)" } ?? call
    let options = Self.options(for: named.map { [$0] } ?? catalog.techniques)
    let values = try CommandLineValues(arguments, options: options, command: command)
    guard !values.has("help") else {
      if !values.operands.isEmpty { _ = try technique(in: values, command: call) }
      showHelp(for: named)
      return nil
    }
    let technique = try technique(in: values, command: command)
    return try TechniqueArguments(technique: technique, values: values, command: command)
  }

  /// What writes the rows, in the format that `arguments` ask for.
  func makeWriter(_ arguments: TechniqueArguments) throws(ToolError) -> any RowWriter {
    switch try arguments.values.value(of: formatOption, command: arguments.command) {
    case .choice("csv"): CSVRowWriter(console)
    case .choice("jsonl"): JSONLinesRowWriter(console)
    default: TableRowWriter(console)
    }
  }

  private static var ownOptions: [CommandOption] {
    options + [CommandOption(formatOption), .help]
  }

  private static func options(for techniques: [HeaderTechnique]) -> [CommandOption] {
    ownOptions + techniques.flatMap { $0.parameters.map { CommandOption($0) } }
  }

  /// The technique whose parameters are flags here. It may stand anywhere among them, so which
  /// words are operands takes knowing every technique's flags. `nil` when there is none: the
  /// complaint is then about the name and not about the flags.
  private func namedTechnique(in arguments: [String]) -> HeaderTechnique? {
    let options = Self.options(for: catalog.techniques)
    let values = try? CommandLineValues(arguments, options: options, command: call)
    return (values?.operands ?? arguments).lazy.compactMap { catalog[$0] }.first
  }

  private func technique(
    in values: CommandLineValues, command: String
  ) throws(ToolError) -> HeaderTechnique {
    try catalog.technique(
      in: values.operands, outOf: Self.operandCount, command: command)
  }

  private func showHelp(for technique: HeaderTechnique?) {
    let notes = notes + "\n" + RowColumn.notes(console)
    let parameters = (technique?.parameters ?? []).map { CommandOption($0) }
    console.output.write(
      HelpPage.page(
        for: self,
        groups: [
          ("Options", Self.ownOptions),
          ("Parameters of \(technique?.descriptor.name ?? "")", parameters),
        ],
        notes: technique == nil
          ? "'\(call) NAME --help' lists the parameters of a technique.\n\n" + notes : notes,
        console: console))
  }
}

extension TechniqueArguments {
  /// What `values` say about `technique`.
  init(
    technique: HeaderTechnique, values: CommandLineValues, command: String
  ) throws(ToolError) {
    var assignments: [HeaderParameterAssignment] = []
    for parameter in technique.parameters {
      guard let value = try values.value(of: parameter, command: command) else { continue }
      assignments.append(HeaderParameterAssignment(parameter.name, value))
    }
    self.init(
      technique: technique, values: values, command: command, assignments: assignments)
  }

  /// A driver for the technique with `recorded` values, where a flag does not say otherwise.
  func makeDriver(
    over recorded: [HeaderParameterAssignment] = []
  ) throws(ToolError) -> any HeaderDriving {
    do throws(HeaderParameterError) {
      return try technique.makeDriver(recorded + assignments)
    } catch {
      throw .usage(error.message(), command: command)
    }
  }
}
