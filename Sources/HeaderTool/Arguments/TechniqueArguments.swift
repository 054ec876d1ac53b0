import HeaderCore
import HeaderRendering
import ScrollSimulator

/// A command line about techniques, whose parameters are its flags.
struct TechniqueArguments {
  /// The techniques it names, in its order, and any that are found.
  var techniques: [TunedTechnique]
  /// Its options; complaints about them point to the help of the first technique.
  let values: CommandLineValues
  /// The bar at the bottom that it asks for.
  let bottomBar: BottomBarOption?
  let command: any Command

  /// Reads `arguments` for `command`, which takes `count` names of techniques and after them `otherCount`
  /// operands. Where they ask for help, writes it, with `notes` at its end, and returns `nil`.
  init?(
    _ arguments: [String], for command: any Command, catalog: HeaderCatalog,
    count: ClosedRange<Int> = 1...1, otherCount: Int = 0, notes: String
  ) throws(ToolError) {
    let options = command.options
    let allOptions = options + TechniqueArguments.parameters(of: catalog.techniques)
    // Names may follow flags. Which words are names is known only with every technique's flags.
    let loose = try? CommandLineValues(arguments, options: allOptions, call: command.call)
    let named = (loose?.operands ?? arguments).compactMap { catalog[$0] }.prefix(count.upperBound)
    let call = ([command.call] + named.prefix(1).map { $0.descriptor.name }).joined(separator: " ")
    let values = try CommandLineValues(
      arguments,
      options: named.isEmpty
        ? allOptions : options + TechniqueArguments.parameters(of: Array(named)), call: call)

    var techniques: [HeaderTechnique] = []
    for name in values.operands.prefix(count.upperBound) {
      techniques.append(try catalog.technique(in: [name], call: call, command.console))
    }
    try values.checkOperands(atMost: count.upperBound + otherCount)
    guard !values.has("help") else {
      TechniqueArguments.showHelp(for: command, techniques: techniques, notes: notes)
      return nil
    }
    guard techniques.count >= count.lowerBound else {
      if techniques.isEmpty { _ = try catalog.technique(in: [], call: call, command.console) }
      throw values.refusal(
        "expected the name of another technique: \(catalog.names.joined(separator: ", "))")
    }
    var tuned: [TunedTechnique] = []
    for technique in techniques { tuned.append(try TunedTechnique(technique, as: values)) }
    self.techniques = tuned
    bottomBar = try BottomBarOption(values, catalog: catalog, command.console)
    self.values = values
    self.command = command
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
    for command: any Command, techniques: [HeaderTechnique], notes: String
  ) {
    let names = techniques.map { $0.descriptor.name }.joined(separator: " and ")
    command.console.output.write(
      HelpPage.page(
        for: command,
        groups: [
          ("Options", command.options), ("Parameters of \(names)", parameters(of: techniques)),
        ],
        notes: techniques.isEmpty
          ? "'\(command.call) NAME --help' lists the parameters of a technique.\n\n" + notes
          : notes))
  }

  /// The screen and the content that it asks for.
  func configuration() throws(ToolError) -> SimulatorConfiguration {
    var configuration = try SimulationOptions.configuration(from: values)
    configuration.bottomBar = bottomBar?.bar
    return configuration
  }

  /// Plays the gesture of the command line to each technique, or to each its own example, to be drawn in
  /// the scenes given for techniques by their names. Where they are drawn on phones, the screen has a
  /// phone's safe area unless the command line says otherwise.
  func recordings(
    scenes: [String: HeaderScene], onPhones: Bool = false
  ) throws(ToolError) -> [HeaderRecording] {
    var configuration = try configuration()
    if onPhones, !values.has("safe-area-top") {
      configuration.safeAreaTop = SimulationOptions.phoneSafeAreaTop
    }
    var inputs: [SimulationInput] = []
    var recordings: [HeaderRecording] = []
    for (index, technique) in techniques.enumerated() {
      // A pipe can be read once only.
      if index == 0 || !GestureSource.isGiven(in: values) {
        var source = try GestureSource(
          self, playing: technique.descriptor.example, configuration)
        inputs = []
        while let input = try source.next() { inputs.append(input) }
      }
      var playback = InputPlayback(inputs)
      var recording = HeaderRecording(
        of: try technique.makeDriver(), barDriver: try bottomBar?.technique?.makeDriver(),
        playing: &playback, configuration: configuration)
      recording.scene = scenes[technique.descriptor.name]
      recordings.append(recording)
    }
    return recordings
  }
}
