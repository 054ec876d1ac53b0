import HeaderCore
import ScrollSimulator

/// `headers simulate NAME`: plays a gesture to a technique and prints what happens.
struct SimulateCommand: Command {
  let catalog: HeaderCatalog
  let console: Console

  let name = "simulate"
  let operands = "NAME [OPTIONS] [PARAMETERS]"
  let summary = "Play a gesture to a technique on a simulated scroll view."

  /// Played where no other gesture is given: a flick up, a slow pull down that stops half-way.
  static let builtInGesture =
    "drag -150 over 300; lift; wait 2500; drag 38 over 400; hold 150; lift"

  private static let format = HeaderParameterDescription(
    choice: "format", ["table", "csv", "jsonl"], default: "table",
    "A table for people, or one row per event for programs.")

  private static let options =
    [
      CommandOption(
        "trace", .text(placeholder: "FILE|-"), "Play a recorded touch trace (CSV t_ms,phase,x,y)."),
      CommandOption(
        "gesture", .text(placeholder: "SCRIPT"), "Play a gesture script.",
        defaultText: "\"\(builtInGesture)\""),
    ] + SimulationOptions.all + [CommandOption(format), .help]

  func run(_ arguments: [String]) throws(ToolError) {
    // The flags depend on the technique, which may stand anywhere among them.
    let parameters = arguments.lazy.compactMap { catalog[$0]?.parameters }.first ?? []
    let options = SimulateCommand.options + parameters.map { CommandOption($0) }
    let values = try CommandLineValues(
      arguments, options: allOptions(options, arguments), command: call)
    guard !values.has("help") else {
      showHelp(parameters: parameters)
      return
    }
    let technique = try catalog.technique(in: values.operands, command: call)
    let driver = try makeDriver(technique, values)
    let configuration = try SimulationOptions.configuration(from: values, command: call)
    let writer = try makeWriter(values)
    let simulation = Simulation(driver: driver, configuration: configuration, observer: writer)
    try play(values, configuration, on: simulation)
    writer.finish()
  }

  /// The options, with every technique's parameters where no technique is named: the complaint is then
  /// about the name and not about the flags.
  private func allOptions(_ options: [CommandOption], _ arguments: [String]) -> [CommandOption] {
    guard !arguments.contains(where: { catalog[$0] != nil }) else { return options }
    return options + catalog.techniques.flatMap { $0.parameters.map { CommandOption($0) } }
  }

  private func makeDriver(
    _ technique: HeaderTechnique, _ values: CommandLineValues
  ) throws(ToolError) -> any HeaderDriving {
    var assignments: [HeaderParameterAssignment] = []
    for parameter in technique.parameters {
      guard let value = try values.value(of: parameter, command: call) else { continue }
      assignments.append(HeaderParameterAssignment(parameter.name, value))
    }
    do throws(HeaderParameterError) {
      return try technique.makeDriver(assignments)
    } catch {
      throw .usage(error.message(), command: call)
    }
  }

  private func makeWriter(_ values: CommandLineValues) throws(ToolError) -> any RowWriter {
    switch try values.value(of: SimulateCommand.format, command: call) {
    case .choice("csv"): CSVRowWriter(console)
    case .choice("jsonl"): JSONLinesRowWriter(console)
    default: TableRowWriter(console)
    }
  }

  private func play(
    _ values: CommandLineValues, _ configuration: SimulatorConfiguration,
    on simulation: Simulation
  ) throws(ToolError) {
    guard let path = values.text("trace") else {
      let statements = try statements(values.text("gesture") ?? SimulateCommand.builtInGesture)
      let playback = GesturePlayback(statements, configuration: configuration)
      var source = CheckedSource(playback, output: console.output, translating: \.absurd)
      try simulation.run(&source)
      return
    }
    guard !values.has("gesture") else {
      throw .usage("--trace and --gesture exclude each other", command: call)
    }
    let bytes = try FileBytes(path: path)
    let reader = TouchTraceReader(bytes)
    var source = CheckedSource(reader, output: console.output) { failure in
      switch failure {
      case .invalid(let error):
        .data("\(bytes.name):\(error.line): \(error.problem.message)")
      case .unreadable(let error):
        error
      }
    }
    try simulation.run(&source)
  }

  private func statements(_ script: String) throws(ToolError) -> [GestureStatement] {
    do throws(GestureScriptError) {
      return try GestureScript(script).statements
    } catch {
      throw .data(error.message)
    }
  }

  private func showHelp(parameters: [HeaderParameterDescription]) {
    let notes = """
      \(console.emphasized("Gesture scripts")) are statements separated by ';' or line ends:
      \(HelpPage.table(GestureGrammar.usages.map { ($0.form, $0.help) }))

      """
    console.output.write(
      HelpPage.page(
        for: self,
        groups: [
          ("Options", SimulateCommand.options),
          ("Parameters", parameters.map { CommandOption($0) }),
        ],
        notes: parameters.isEmpty
          ? "'headers simulate NAME --help' lists the parameters of a technique.\n\n" + notes
          : notes,
        console: console))
  }
}
