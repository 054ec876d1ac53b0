import HeaderCore
import HeaderRendering
import ScrollSimulator

/// A command line about techniques, whose parameters are its flags.
struct TechniqueArguments {
  /// The techniques it names, in its order, and any that are found.
  var techniques: [TunedTechnique]
  let values: CommandLineValues
  /// The bar at the bottom that it asks for.
  let bottomBar: BottomBarOption?
  /// The command with the first technique's name, whose help complaints point to.
  let command: String
  /// The command alone.
  let plainCommand: String

  /// Reads `arguments` for `command`, which takes `count` names of techniques and after them `otherCount`
  /// operands. Where they ask for help, writes it, with `notes` at its end, and returns `nil`.
  init?(
    _ arguments: [String], for command: any Command, catalog: HeaderCatalog,
    count: ClosedRange<Int> = 1...1, otherCount: Int = 0, notes: String
  ) throws(ToolError) {
    let options = command.options
    let allOptions = options + TechniqueArguments.parameters(of: catalog.techniques)
    // Names may follow flags. Which words are names is known only with every technique's flags.
    let loose = try? CommandLineValues(arguments, options: allOptions, command: command.call)
    let named = (loose?.operands ?? arguments).compactMap { catalog[$0] }.prefix(count.upperBound)
    let call = ([command.call] + named.prefix(1).map { $0.descriptor.name }).joined(separator: " ")
    let values = try CommandLineValues(
      arguments,
      options: named.isEmpty
        ? allOptions : options + TechniqueArguments.parameters(of: Array(named)),
      command: call)

    var techniques: [HeaderTechnique] = []
    for name in values.operands.prefix(count.upperBound) {
      techniques.append(try catalog.technique(in: [name], command: call, command.console))
    }
    let limit = count.upperBound + otherCount
    guard values.operands.count <= limit else {
      throw .usage("unexpected argument \(quoted(values.operands[limit]))", command: call)
    }
    guard !values.has("help") else {
      TechniqueArguments.showHelp(for: command, techniques: techniques, notes: notes)
      return nil
    }
    guard techniques.count >= count.lowerBound else {
      if techniques.isEmpty { _ = try catalog.technique(in: [], command: call, command.console) }
      throw .usage(
        "expected the name of another technique: \(catalog.names.joined(separator: ", "))",
        command: call)
    }
    var tuned: [TunedTechnique] = []
    for technique in techniques {
      tuned.append(try TunedTechnique(technique, as: values, command: call))
    }
    self.techniques = tuned
    bottomBar = try BottomBarOption(values, catalog: catalog, command: call, command.console)
    self.values = values
    self.command = call
    plainCommand = command.call
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
          : notes,
        console: command.console))
  }

  /// The screen and the content that it asks for.
  func configuration() throws(ToolError) -> SimulatorConfiguration {
    var configuration = try SimulationOptions.configuration(from: values, command: command)
    configuration.bottomBar = bottomBar?.bar
    return configuration
  }

  /// A driver for a bar with a technique of its own; `nil` without such a bar.
  func makeBarDriver() throws(ToolError) -> (any HeaderDriving)? {
    try bottomBar?.makeDriver(command: command)
  }

  /// Plays the gesture of the command line to each technique, or to each its own example, to be drawn in
  /// the scenes given for techniques by their names. Where they are drawn on phones, the screen has a
  /// phone's safe area unless the command line says otherwise.
  func recordings(
    _ console: Console, scenes: [String: HeaderScene], onPhones: Bool = false
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
          self, playing: technique.descriptor.example, configuration, console)
        inputs = []
        while let input = try source.next() { inputs.append(input) }
      }
      let driver = try technique.makeDriver()
      var playback = InputPlayback(inputs)
      var recording = HeaderRecording(
        of: driver, barDriver: try makeBarDriver(), playing: &playback,
        configuration: configuration)
      recording.scene = scenes[technique.descriptor.name]
      recordings.append(recording)
    }
    return recordings
  }

  private static let otherPictures = ["png", "jpg", "jpeg", "gif", "webp", "pdf", "mp4", "mov"]

  /// Where the output goes: a picture, which is SVG, or a table. A name that promises something else
  /// is refused, as under it the file would open nowhere.
  func outputPath(isPicture: Bool) throws(ToolError) -> String? {
    guard let path = values.outputPath else { return nil }
    let pieces = path.split(separator: ".", omittingEmptySubsequences: false)
    let ending = pieces.count > 1 ? pieces.last?.lowercased() ?? "" : ""
    let isOtherPicture = TechniqueArguments.otherPictures.contains(ending)
    if isPicture, isOtherPicture {
      throw .usage("a picture is SVG; \(quoted(path)) should end in .svg", command: command)
    }
    if !isPicture, isOtherPicture || ending == "svg" {
      throw .usage(
        "a table is no picture; \(quoted(path)) takes --style plot or --style animation",
        command: command)
    }
    return path
  }
}
