import HeaderCore
import HeaderFormats
import ScrollSimulator

/// The gesture that a command line asks for: a script, or a recorded trace.
struct GestureSource: SimulationSource {
  // One of the two. An enumeration's value would be copied, buffer and all, for every touch.
  private var script: CheckedSource<GesturePlayback>?
  private var trace: CheckedSource<TouchTraceReader<FileBytes>>?

  /// The options that say which gesture is played.
  static let options = [
    CommandOption(
      "trace", .text(placeholder: "FILE|-"),
      "Play a recorded touch trace, CSV t_ms,phase,x,y; '-' is standard input."),
    CommandOption(
      "gesture", .text(placeholder: "SCRIPT"), "Play a gesture script.",
      defaultText: "the technique's own example"),
  ]

  /// What the help of a command with these options says at its end.
  static func notes(_ console: Console) -> String {
    """
    \(console.emphasized("Gesture scripts")) are statements separated by ';' or line ends; '#' begins \
    a comment:
    \(HelpPage.table(GestureGrammar.usages.map { ($0.form, $0.help) }))

    To drag or hold, a finger that is up first touches the middle of the screen. One that is still
    down at the end lifts, and the run goes on until everything is at rest.

    """
  }

  /// Whether `values` ask for a gesture.
  static func isGiven(in values: CommandLineValues) -> Bool {
    values.has("trace") || values.has("gesture")
  }

  /// What `arguments` ask for, or else the script `script`, played on a screen as `configuration`
  /// has it. A script's `set` is tried on the techniques that it will be played to.
  init(
    _ arguments: TechniqueArguments, playing script: String,
    _ configuration: SimulatorConfiguration, _ console: Console
  ) throws(ToolError) {
    let (values, command) = (arguments.values, arguments.command)
    let output = console.output
    guard let path = values.text("trace") else {
      var rehearsal = try ParameterRehearsal(arguments.techniques)
      let statements: [GestureStatement]
      do throws(GestureScriptError) {
        statements = try GestureScript(
          values.text("gesture") ?? script,
          checking: { (assignment) throws(HeaderParameterError) in
            try rehearsal.make(assignment)
          }
        ).statements
      } catch {
        throw .data(error.message, hint: "\(arguments.plainCommand) --help")
      }
      let playback = GesturePlayback(statements, configuration: configuration)
      self.script = CheckedSource(playback, output: output, translating: \.absurd)
      return
    }
    guard !values.has("gesture") else {
      throw .usage("--trace and --gesture cannot be used together", command: command)
    }
    let bytes = try FileBytes(path: path)
    trace = CheckedSource(TouchTraceReader(bytes), output: output) { failure in
      switch failure {
      case .invalid(let error):
        .data("\(printable(bytes.name)):\(error.line): \(error.problem.message)")
      case .unreadable(let error):
        error
      }
    }
  }

  mutating func next() throws(ToolError) -> SimulationInput? {
    guard script == nil else { return try script?.next() ?? nil }
    return try trace?.next() ?? nil
  }
}
