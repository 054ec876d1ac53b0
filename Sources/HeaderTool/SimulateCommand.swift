import HeaderCore
import ScrollSimulator

/// `headers simulate NAME`: plays a gesture to a technique and prints what happens.
struct SimulateCommand: TechniqueCommand {
  let catalog: HeaderCatalog
  let console: Console

  let name = "simulate"
  let operands = "NAME [OPTIONS]"
  let summary = "Play a gesture to a technique on a simulated scroll view."

  /// Played where no other gesture is given: a flick up, a slow pull down that stops half-way.
  static let builtInGesture =
    "drag -150 over 300; lift; wait 2500; drag 38 over 400; hold 150; lift"

  static let options =
    [
      CommandOption(
        "trace", .text(placeholder: "FILE|-"),
        "Play a recorded touch trace, CSV t_ms,phase,x,y; '-' is standard input."),
      CommandOption(
        "gesture", .text(placeholder: "SCRIPT"), "Play a gesture script.",
        defaultText: "\"\(builtInGesture)\""),
    ] + SimulationOptions.all
  static let operandCount = 1

  func run(_ arguments: [String]) throws(ToolError) {
    guard let arguments = try techniqueOrHelp(arguments) else { return }
    let driver = try arguments.makeDriver()
    let configuration = try SimulationOptions.configuration(
      from: arguments.values, command: arguments.command)
    let writer = try makeWriter(arguments)
    let simulation = Simulation(driver: driver, configuration: configuration, observer: writer)
    try play(arguments.values, configuration, arguments.command, on: simulation)
    writer.finish()
  }

  private func play(
    _ values: CommandLineValues, _ configuration: SimulatorConfiguration, _ command: String,
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
      throw .usage("--trace and --gesture cannot be used together", command: command)
    }
    let bytes = try FileBytes(path: path)
    let reader = TouchTraceReader(bytes)
    var source = CheckedSource(reader, output: console.output) { failure in
      switch failure {
      case .invalid(let error):
        .data("\(printable(bytes.name)):\(error.line): \(error.problem.message)")
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
      throw .data(error.message, hint: "\(call) --help")
    }
  }

  var notes: String {
    """
    \(console.emphasized("Gesture scripts")) are statements separated by ';' or line ends; '#' begins \
    a comment:
    \(HelpPage.table(GestureGrammar.usages.map { ($0.form, $0.help) }))

    To drag or hold, a finger that is up first touches the middle of the screen. One that is still
    down at the end lifts, and the run goes on until everything is at rest.

    """
  }
}
