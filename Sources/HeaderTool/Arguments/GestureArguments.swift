import HeaderCore
import HeaderRendering
import ScrollSimulator

/// A command line that plays one gesture to techniques, whose parameters are its flags.
struct GestureArguments {
  let techniques: [HeaderTechnique]
  let values: CommandLineValues
  /// How the command is called for these techniques, for complaints.
  let command: String

  /// Reads `arguments` for `command`, which has `options` of its own besides those of a gesture, a
  /// screen and its techniques; `nil` once the help that they ask for instead is written, with
  /// `notes` before those about gestures.
  init?(
    _ arguments: [String], for command: any Command, catalog: HeaderCatalog,
    count: ClosedRange<Int>, options: [CommandOption], notes: String = ""
  ) throws(ToolError) {
    let allOptions = options + GestureArguments.parameters(of: catalog.techniques)
    // Which words are operands takes knowing every technique's flags.
    let loose = try? CommandLineValues(arguments, options: allOptions, command: command.call)
    let named = (loose?.operands ?? arguments).compactMap { catalog[$0] }
    let names = named.map { $0.descriptor.name }
    self.command = ([command.call] + names.prefix(1)).joined(separator: " ")
    values = try CommandLineValues(
      arguments,
      options: options
        + GestureArguments.parameters(of: named.isEmpty ? catalog.techniques : named),
      command: self.command)
    guard !values.has("help") else {
      GestureArguments.showHelp(
        for: command, options: options, techniques: named,
        notes: (notes.isEmpty ? "" : notes + "\n") + GestureSource.notes(command.console))
      return nil
    }
    var techniques: [HeaderTechnique] = []
    for name in values.operands.prefix(count.upperBound) {
      techniques.append(try catalog.technique(in: [name], command: command.call))
    }
    guard values.operands.count <= count.upperBound else {
      let extra = values.operands[count.upperBound]
      throw .usage("unexpected argument \(quoted(extra))", command: self.command)
    }
    guard techniques.count >= count.lowerBound else {
      if techniques.isEmpty { _ = try catalog.technique(in: [], command: command.call) }
      throw .usage(
        "expected the name of another technique: \(catalog.names.joined(separator: ", "))",
        command: self.command)
    }
    self.techniques = techniques
  }

  /// The parameters of `techniques` as flags; those of one name are one flag.
  private static func parameters(of techniques: [HeaderTechnique]) -> [CommandOption] {
    var options: [CommandOption] = []
    for parameter in techniques.flatMap({ $0.parameters })
    where !options.contains(where: { $0.name == parameter.name }) {
      options.append(CommandOption(parameter))
    }
    return options
  }

  private static func showHelp(
    for command: any Command, options: [CommandOption], techniques: [HeaderTechnique],
    notes: String
  ) {
    let names = techniques.map { $0.descriptor.name }.joined(separator: " and ")
    command.console.output.write(
      HelpPage.page(
        for: command,
        groups: [("Options", options), ("Parameters of \(names)", parameters(of: techniques))],
        notes: techniques.isEmpty
          ? "'headers \(command.name) NAME --help' lists the parameters of a technique.\n\n" + notes
          : notes,
        console: command.console))
  }

  /// Plays what the command line asks for, or else `script`, to each technique in turn.
  func recordings(
    playing script: String, _ console: Console
  ) throws(ToolError) -> [HeaderRecording] {
    let configuration = try SimulationOptions.configuration(from: values, command: command)
    var source = try GestureSource(
      values, playing: script, configuration, console, command: command)
    // A pipe can be read once only.
    var inputs: [SimulationInput] = []
    while let input = try source.next() { inputs.append(input) }
    var recordings: [HeaderRecording] = []
    for technique in techniques {
      let driver = try TechniqueArguments(
        technique: technique, values: values, command: command
      ).makeDriver()
      var playback = InputPlayback(inputs: inputs[...])
      recordings.append(
        HeaderRecording(of: driver, playing: &playback, configuration: configuration))
    }
    return recordings
  }
}

/// Inputs that are all there already.
private struct InputPlayback: SimulationSource {
  var inputs: ArraySlice<SimulationInput>

  mutating func next() throws(Never) -> SimulationInput? {
    inputs.popFirst()
  }
}
