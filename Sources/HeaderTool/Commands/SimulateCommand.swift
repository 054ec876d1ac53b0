import HeaderCore
import HeaderFormats
import ScrollSimulator

/// `headers simulate NAME`: plays a gesture to a technique, and prints the events and answers.
struct SimulateCommand: Command {
  let tool: Tool

  let name = "simulate"
  let operands = "NAME [OPTIONS]"
  let summary = "Play a gesture to a technique on a simulated scroll view."

  /// The gesture if none is given and the technique has no example: a flick up, then a slow pull down that stops
  /// half-way.
  static let builtInGesture =
    "drag -150 over 300; lift; wait 2500; drag 38 over 400; hold 150; lift"

  let nameCounts = 1...1
  let options =
    GestureSource.options + SimulationOptions.all + [RowFormat.option, .help]

  var notes: String {
    GestureSource.notes(console) + "\n" + RowColumn.notes(console, hasPages: true)
  }

  func run(_ arguments: CommandArguments) throws(ToolError) {
    let technique = arguments.techniques[0]
    let format: RowFormat = try arguments.values.choice(of: RowFormat.option) ?? .table
    let driver = try technique.makeDriver()
    let configuration = try arguments.configuration()
    let writer = RowWriter(format, console, traits: driver.traits)
    let simulation = Simulation(
      driver: driver, barDriver: try arguments.bottomBar?.technique?.makeDriver(),
      configuration: configuration, observer: writer)
    writer.simulation = simulation
    var gesture = try GestureSource(
      arguments, playing: technique.descriptor.example, configuration)
    // Writes the rows that the writer holds back also if the trace turns out to be invalid.
    defer { writer.finish() }
    try simulation.run(&gesture)
  }
}

extension HeaderDescriptor {
  /// The technique's example, or the built-in gesture.
  var example: String { exampleGesture ?? SimulateCommand.builtInGesture }
}
