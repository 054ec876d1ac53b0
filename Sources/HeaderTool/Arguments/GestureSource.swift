import HeaderCore
import HeaderFormats
import ScrollSimulator

/// The gesture that a command line asks for: a script, a recorded trace, or a trace and a script of what
/// the app does meanwhile.
struct GestureSource: SimulationSource {
  // An enumeration's value would be copied, buffer and all, for every touch.
  private var script: CheckedSource<GesturePlayback>?
  private var trace: CheckedSource<TouchTraceReader<FileBytes>>?
  /// What comes next of each, where there are both.
  private var nextOfScript: SimulationInput?
  private var nextOfTrace: SimulationInput?

  /// The options that say which gesture is played.
  static let options = [
    CommandOption(
      "trace", .text(placeholder: "FILE|-"),
      "Play a recorded touch trace, CSV t_ms,phase,x,y; '-' is standard input."),
    CommandOption(
      "gesture", .text(placeholder: "SCRIPT"),
      "Play a gesture script; with --trace, what the app does meanwhile.",
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
    let path = values.text("trace")
    if path == nil || values.has("gesture") {
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
      guard path == nil || !statements.contains(where: { $0.needsFinger }) else {
        throw .usage(
          "with --trace the finger is the trace's; --gesture takes no drag, flick, wheel, hold or lift",
          command: command)
      }
      let playback = GesturePlayback(statements, configuration: configuration)
      self.script = CheckedSource(playback, output: output, translating: \.absurd)
    }
    guard let path else { return }
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
    guard script != nil else { return try trace?.next() ?? nil }
    guard trace != nil || nextOfTrace != nil else {
      guard let statement = nextOfScript else { return try script?.next() ?? nil }
      nextOfScript = nil
      return statement
    }
    if nextOfTrace == nil { nextOfTrace = try trace?.next() ?? nil }
    if nextOfScript == nil { nextOfScript = try script?.next() ?? nil }
    guard let touch = nextOfTrace else {
      trace = nil
      return try next()
    }
    if let other = nextOfScript, other.time < touch.time {
      nextOfScript = nil
      return other
    }
    nextOfTrace = nil
    return touch
  }
}

extension GestureStatement {
  /// Whether a finger or a trackpad does it.
  fileprivate var needsFinger: Bool {
    switch self {
    case .drag, .flick, .wheel, .hold, .lift: true
    case .wait, .perform, .page, .set: false
    }
  }
}

/// A source whose failures are the tool's, and which ends when the output is closed.
struct CheckedSource<Source: SimulationSource>: SimulationSource {
  private var source: Source
  private let output: TextOutput
  private let translate: (Source.Failure) -> ToolError

  /// `source`, whose failures `translate` puts into words, for a simulation written to `output`.
  init(
    _ source: Source, output: TextOutput,
    translating translate: @escaping (Source.Failure) -> ToolError
  ) {
    self.source = source
    self.output = output
    self.translate = translate
  }

  mutating func next() throws(ToolError) -> SimulationInput? {
    if let failure = output.failure { throw failure }
    do throws(Source.Failure) {
      return try source.next()
    } catch {
      throw translate(error)
    }
  }
}

extension Never {
  /// The failure of a source that cannot fail.
  var absurd: ToolError {
    switch self {}
  }
}

/// Makes a script's assignments in order without playing it, so that a bad one is refused before
/// anything is seen.
struct ParameterRehearsal {
  /// Each technique with the values it has by now.
  private var parts: [(technique: HeaderTechnique, values: [HeaderParameterAssignment])] = []

  /// A rehearsal for `techniques` as the command line has them.
  init(_ techniques: [TunedTechnique]) throws(ToolError) {
    for technique in techniques {
      parts.append((technique.technique, try technique.makeDriver().assignments))
    }
  }

  /// Makes `assignment` on every technique that has the parameter.
  ///
  /// - Throws: where none has it, or one of them refuses the value.
  mutating func make(_ assignment: HeaderParameterAssignment) throws(HeaderParameterError) {
    let owners = parts.indices.filter { index in
      parts[index].technique.parameters.contains { $0.name == assignment.name }
    }
    guard !owners.isEmpty else {
      var names: [String] = []
      for name in parts.flatMap({ $0.technique.parameters.map { $0.name } })
      where !names.contains(name) { names.append(name) }
      throw .unknownName(assignment.name, known: names)
    }
    for index in owners {
      let (technique, values) = parts[index]
      parts[index].values = try technique.makeDriver([assignment], over: values).assignments
    }
  }
}
