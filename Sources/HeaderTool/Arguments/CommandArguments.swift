import HeaderCore
import HeaderFormats
import HeaderRendering
import ScrollSimulator

/// The arguments of a command: names of techniques, whose parameters are options, and other operands.
struct CommandArguments {
  let command: any Command
  private let words: [String]
  /// The techniques in the order of the command line. `compare --fit` appends the one that it finds.
  var techniques: [TunedTechnique]
  /// The other operands.
  let operands: [String]
  /// The options. Errors refer to the help of the first technique.
  let values: CommandLineValues
  /// The bar at the bottom.
  let bottomBar: BottomBarOption?

  /// Parses `words` for `command`. Writes the help and returns `nil` if it is asked for.
  init?(_ words: [String], for command: any Command) throws(ToolError) {
    let catalog = command.tool.catalog
    let most = command.nameCounts.upperBound
    let all = most == 0 ? [] : CommandArguments.parameters(of: catalog.techniques)
    // Names may follow options. Which words are names is known only with the options of every technique.
    let loose = try? CommandLineValues(words, options: command.options + all, call: command.call)
    let named = (loose?.operands ?? words).compactMap { catalog[$0] }.prefix(most)
    let parameters = CommandArguments.parameters(of: Array(named))
    values = try CommandLineValues(
      words, options: command.options + (named.isEmpty ? all : parameters),
      call: ([command.call] + named.prefix(1).map { $0.descriptor.name }).joined(separator: " "))
    (self.command, self.words) = (command, words)

    let call = values.call
    techniques = named.map { TunedTechnique(technique: $0, call: call) }
    operands = named.reduce(into: values.operands) { words, technique in
      words.firstIndex(of: technique.descriptor.name).map { _ = words.remove(at: $0) }
    }
    guard operands.count <= command.operandCount else {
      if named.count < most {
        // One of them is a file.
        let name = operands.first { $0 != "-" && !FileSystem.exists($0) } ?? operands[0]
        _ = try command.technique(named: name)
      }
      throw values.usageError("unexpected argument \(quoted(operands[command.operandCount]))")
    }
    guard !values.has("help") else {
      let names = techniques.map { $0.descriptor.name }.joined(separator: " and ")
      command.console.output.write(
        HelpPage.page(
          for: command,
          groups: [("Options", command.options), ("Parameters of \(names)", parameters)],
          lead: most > 0 && techniques.isEmpty
            ? "'\(command.call) NAME --help' lists the parameters of a technique.\n\n" : ""))
      return nil
    }
    if techniques.count < command.nameCounts.lowerBound { _ = try command.technique(named: nil) }
    for index in techniques.indices {
      for parameter in techniques[index].technique.parameters {
        guard let value = try values.value(of: CommandOption(parameter)) else { continue }
        techniques[index].assignments.append(HeaderParameterAssignment(parameter.name, value))
      }
    }
    bottomBar = try BottomBarOption(values, for: command)
  }

  /// Names `technique`, of which the options are parameters.
  mutating func name(_ technique: HeaderTechnique) throws(ToolError) {
    let words = [technique.descriptor.name] + words
    if let named = try CommandArguments(words, for: command) { self = named }
  }

  /// Returns the parameters of `techniques` as options. Parameters with the same name are one option.
  private static func parameters(of techniques: [HeaderTechnique]) -> [CommandOption] {
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
