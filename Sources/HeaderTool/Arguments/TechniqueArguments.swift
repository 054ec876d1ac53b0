import HeaderCore
import HeaderRendering
import ScrollSimulator

/// A command line with techniques, whose parameters are options.
struct TechniqueArguments {
  /// The techniques in the order of the command line. `compare --fit` appends the one that it finds.
  var techniques: [TunedTechnique]
  /// The options. Errors refer to the help of the first technique.
  let values: CommandLineValues
  /// The bar at the bottom.
  let bottomBar: BottomBarOption?
  let command: any Command

  /// Parses `arguments` of `command`, with `count` names of techniques and then `otherCount` operands. Writes the
  /// help and returns `nil` if it is asked for.
  init?(
    _ arguments: [String], for command: any Command, count: ClosedRange<Int> = 1...1,
    otherCount: Int = 0
  ) throws(ToolError) {
    let catalog = command.tool.catalog
    let allOptions = command.options + TechniqueArguments.parameters(of: catalog.techniques)
    // Names may follow options. Which words are names is known only with the options of every technique.
    let loose = try? CommandLineValues(arguments, options: allOptions, call: command.call)
    let named = (loose?.operands ?? arguments).compactMap { catalog[$0] }.prefix(count.upperBound)
    let parameters = TechniqueArguments.parameters(of: Array(named))
    values = try CommandLineValues(
      arguments, options: named.isEmpty ? allOptions : command.options + parameters,
      call: ([command.call] + named.prefix(1).map { $0.descriptor.name }).joined(separator: " "))
    self.command = command

    let call = values.call
    techniques = try values.operands.prefix(count.upperBound).map { (name) throws(ToolError) in
      TunedTechnique(technique: try command.technique(named: name), call: call)
    }
    try values.checkOperands(atMost: count.upperBound + otherCount)
    guard !values.has("help") else {
      let names = techniques.map { $0.descriptor.name }.joined(separator: " and ")
      command.console.output.write(
        HelpPage.page(
          for: command,
          groups: [("Options", command.options), ("Parameters of \(names)", parameters)],
          lead: techniques.isEmpty
            ? "'\(command.call) NAME --help' lists the parameters of a technique.\n\n" : ""))
      return nil
    }
    guard techniques.count >= count.lowerBound else {
      if techniques.isEmpty { _ = try command.technique(named: nil) }
      throw values.usageError(
        "expected the name of another technique: \(catalog.names.joined(separator: ", "))")
    }
    for index in techniques.indices {
      for parameter in techniques[index].technique.parameters {
        guard let value = try values.value(of: CommandOption(parameter)) else { continue }
        techniques[index].assignments.append(HeaderParameterAssignment(parameter.name, value))
      }
    }
    bottomBar = try BottomBarOption(values, for: command)
  }

  /// Returns the parameters of `techniques` as options. Parameters with the same name are one option.
  static func parameters(of techniques: [HeaderTechnique]) -> [CommandOption] {
    techniques.flatMap { $0.parameters }.reduce(into: []) { options, parameter in
      guard !options.contains(where: { $0.name == parameter.name }) else { return }
      options.append(CommandOption(parameter))
    }
  }

  /// Returns the screen and the content that the command line asks for.
  func configuration() throws(ToolError) -> SimulatorConfiguration {
    var configuration = try SimulationOptions.configuration(from: values)
    configuration.bottomBar = bottomBar?.bar
    return configuration
  }

  /// Plays the gesture of the command line to each technique, or the first one's example if there is none. Each
  /// recording has its technique's scene. On a drawn phone, the safe area is a phone's by default.
  func recordings(onPhones: Bool = false) throws(ToolError) -> [GestureRecording] {
    var configuration = try configuration()
    if onPhones, !values.has("safe-area-top") {
      configuration.safeAreaTop = SimulationOptions.phoneSafeAreaTop
    }
    var source = try GestureSource(
      self, playing: techniques[0].descriptor.example, configuration)
    var inputs: [SimulationInput] = []
    while let input = try source.next() { inputs.append(input) }
    var recordings: [GestureRecording] = []
    for technique in techniques {
      var playback = InputPlayback(inputs)
      var recording = GestureRecording(
        of: try technique.makeDriver(), barDriver: try bottomBar?.technique?.makeDriver(),
        playing: &playback, configuration: configuration)
      recording.scene = command.tool.scenes[technique.descriptor.name]
      recordings.append(recording)
    }
    return recordings
  }
}
