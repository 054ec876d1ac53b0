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
    GestureSource.options(defaultText: "\"\(builtInGesture)\"") + SimulationOptions.all
  static let operandCount = 1

  func run(_ arguments: [String]) throws(ToolError) {
    guard let arguments = try techniqueOrHelp(arguments) else { return }
    let driver = try arguments.makeDriver()
    let configuration = try SimulationOptions.configuration(
      from: arguments.values, command: arguments.command)
    let writer = try makeWriter(arguments)
    let simulation = Simulation(driver: driver, configuration: configuration, observer: writer)
    var gesture = try GestureSource(
      arguments.values, playing: SimulateCommand.builtInGesture, configuration, console,
      command: arguments.command)
    // Rows that the writer holds back are good even where the trace turns out not to be.
    defer { writer.finish() }
    try simulation.run(&gesture)
  }

  var notes: String { GestureSource.notes(console) }
}
