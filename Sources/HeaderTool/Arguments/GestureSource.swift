import HeaderCore
import HeaderFormats
import ScrollSimulator

/// The gesture of a command line: a script, a recorded trace, or a trace with a script of what the app does
/// meanwhile.
struct GestureSource: SimulationSource {
  private var script: GesturePlayback?
  /// Reads the next touch of the trace, if there is one.
  private var readTouch: () throws(ToolError) -> TouchSample? = { () throws(ToolError) in nil }
  /// The next input of each, read ahead to sort them by time.
  private var statement: SimulationInput?
  private var touch: SimulationInput?
  private let output: TextOutput

  /// The options for the gesture.
  static let options = [
    CommandOption(
      "trace", "FILE|-",
      "Play a recorded touch trace, CSV t_ms,phase,x,y with the phases "
        + TouchSample.Phase.allCases.map { $0.name }.joined(separator: ", ")
        + "; '-' is standard input."),
    CommandOption(
      "gesture", "SCRIPT",
      "Play a gesture script; with --trace, what the app does meanwhile.",
      defaultText: "the technique's own example"),
  ]

  /// The notes about gestures at the end of help.
  static func notes(_ console: Console) -> String {
    """
    \(console.emphasized("Gesture scripts")) are statements separated by ';' or line ends; '#' begins \
    a comment:
    \(HelpPage.table(GestureGrammar.usages.map { ($0.form, $0.help) }))

    For drag and hold, a finger that is up first touches the middle of the screen. A finger that is
    still down at the end lifts, and the run continues until everything is at rest.

    """
  }

  /// Reads the gesture of `arguments`, or plays `script` if they have neither a trace nor a script. A script's
  /// `set` is checked with the techniques that it is played to, and its pages must exist.
  init(
    _ arguments: CommandArguments, playing script: String, _ configuration: SimulatorConfiguration
  ) throws(ToolError) {
    let values = arguments.values
    output = arguments.command.console.output
    let path = values.text("trace")
    if path == nil || values.has("gesture") {
      let statements = try GestureSource.statements(
        of: values.text("gesture") ?? script, arguments, pages: max(1, configuration.pages.count))
      guard path == nil || !statements.contains(where: { $0.needsFinger }) else {
        throw values.usageError(
          "with --trace the finger is the trace's; --gesture takes no drag, flick, wheel, hold or lift"
        )
      }
      self.script = GesturePlayback(statements, configuration: configuration)
    }
    guard let path else { return }
    let file = try InputFile(path: path)
    var reader = try file.reading(TouchTraceReader(file.lines(as: .touchTrace)))
    readTouch = { () throws(ToolError) in try file.reading(reader.next()) }
  }

  private static func statements(
    of script: String, _ arguments: CommandArguments, pages: Int
  ) throws(ToolError) -> [GestureStatement] {
    let drivers = try arguments.techniques.map { (technique) throws(ToolError) in
      try technique.makeDriver()
    }
    do throws(GestureScriptError) {
      return try GestureScript(script, playedTo: drivers, pageCount: pages).statements
    } catch {
      throw .data(error.description, hint: "\(arguments.values.call) --help")
    }
  }

  /// Returns the earlier of the next statement and the next touch; the touch first if both are due. Throws if the
  /// output can no longer be written, or the trace cannot be read.
  mutating func next() throws(ToolError) -> SimulationInput? {
    if let failure = output.failure { throw failure }
    if touch == nil {
      touch = try readTouch().map { SimulationInput(time: $0.time, action: .touch($0)) }
    }
    if statement == nil { statement = script?.next() }
    if let statement, touch.map({ statement.time < $0.time }) != false {
      self.statement = nil
      return statement
    }
    defer { touch = nil }
    return touch
  }
}

extension GestureStatement {
  /// Returns whether it moves or lifts a finger, or scrolls a trackpad.
  fileprivate var needsFinger: Bool {
    switch self {
    case .drag, .flick, .wheel, .hold, .lift: true
    case .wait, .perform, .page, .set, .holdHeader, .releaseHeader: false
    }
  }
}
