import HeaderCore
import ScrollSimulator

/// `headers simulate NAME`: plays a gesture to a technique and prints what happens.
struct SimulateCommand: Command {
  let catalog: HeaderCatalog
  let console: Console

  let name = "simulate"
  let operands = "NAME [OPTIONS]"
  let summary = "Play a gesture to a technique on a simulated scroll view."

  /// Played where no other gesture is given: a flick up, a slow pull down that stops half-way.
  static let builtInGesture =
    "drag -150 over 300; lift; wait 2500; drag 38 over 400; hold 150; lift"

  private static let format = HeaderParameterDescription(
    choice: "format", ["table", "csv", "jsonl"], default: "table",
    "A table for people, or one row per event for programs.")

  private static let options =
    GestureSource.options(defaultText: "\"\(builtInGesture)\"")
    + SimulationOptions.all + [CommandOption(format), .help]

  func run(_ arguments: [String]) throws(ToolError) {
    let named = namedTechnique(in: arguments)
    let command = named.map { "\(call) \($0.descriptor.name)" } ?? call
    let options = SimulateCommand.options(for: named.map { [$0] } ?? catalog.techniques)
    let values = try CommandLineValues(arguments, options: options, command: command)
    guard !values.has("help") else {
      if !values.operands.isEmpty { _ = try catalog.technique(in: values.operands, command: call) }
      showHelp(for: named)
      return
    }
    let technique = try catalog.technique(in: values.operands, command: command)
    let driver = try makeDriver(technique, values, command)
    let configuration = try SimulationOptions.configuration(from: values, command: command)
    let writer = try makeWriter(values, command)
    let simulation = Simulation(driver: driver, configuration: configuration, observer: writer)
    var gesture = try GestureSource(
      values, playing: SimulateCommand.builtInGesture, configuration, console, command: command)
    try simulation.run(&gesture)
    writer.finish()
  }

  /// The technique whose parameters are flags here. It may stand anywhere among them, so which
  /// words are operands takes knowing every technique's flags. `nil` when there is none: the
  /// complaint is then about the name and not about the flags.
  private func namedTechnique(in arguments: [String]) -> HeaderTechnique? {
    let options = SimulateCommand.options(for: catalog.techniques)
    let values = try? CommandLineValues(arguments, options: options, command: call)
    return (values?.operands ?? arguments).lazy.compactMap { catalog[$0] }.first
  }

  private static func options(for techniques: [HeaderTechnique]) -> [CommandOption] {
    options + techniques.flatMap { $0.parameters.map { CommandOption($0) } }
  }

  private func makeDriver(
    _ technique: HeaderTechnique, _ values: CommandLineValues, _ command: String
  ) throws(ToolError) -> any HeaderDriving {
    var assignments: [HeaderParameterAssignment] = []
    for parameter in technique.parameters {
      guard let value = try values.value(of: parameter, command: command) else { continue }
      assignments.append(HeaderParameterAssignment(parameter.name, value))
    }
    do throws(HeaderParameterError) {
      return try technique.makeDriver(assignments)
    } catch {
      throw .usage(error.message(), command: command)
    }
  }

  private func makeWriter(
    _ values: CommandLineValues, _ command: String
  ) throws(ToolError) -> any RowWriter {
    switch try values.value(of: SimulateCommand.format, command: command) {
    case .choice("csv"): CSVRowWriter(console)
    case .choice("jsonl"): JSONLinesRowWriter(console)
    default: TableRowWriter(console)
    }
  }

  private func showHelp(for technique: HeaderTechnique?) {
    let notes = GestureSource.notes(console)
    console.output.write(
      HelpPage.page(
        for: self,
        groups: [
          ("Options", SimulateCommand.options),
          (
            "Parameters of \(technique?.descriptor.name ?? "")",
            (technique?.parameters ?? []).map { CommandOption($0) }
          ),
        ],
        notes: technique == nil
          ? "'headers simulate NAME --help' lists the parameters of a technique.\n\n" + notes
          : notes,
        console: console))
  }
}
