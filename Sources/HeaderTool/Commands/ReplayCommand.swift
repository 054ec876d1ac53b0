import HeaderCore
import HeaderFormats
import ScrollSimulator

/// `headers replay NAME FILE`: plays a recording of a scroll view to a technique, and prints the answers.
struct ReplayCommand: Command {
  let tool: Tool

  let name = "replay"
  let operands = "[NAME] FILE|- [OPTIONS]"
  let summary = "Replay what a scroll view reported to a technique."
  let options = [BottomBarOption.option, RowFormat.option, .help]

  let nameCounts = 0...1
  let operandCount = 1

  func run(_ arguments: CommandArguments) throws(ToolError) {
    guard let path = arguments.operands.first else {
      throw arguments.values.usageError("expected a recording's file, or '-' for standard input")
    }
    let format: RowFormat = try arguments.values.choice(of: RowFormat.option) ?? .table
    var (file, recording) = try open(path, for: arguments.techniques.first)
    var arguments = arguments
    if arguments.techniques.isEmpty {
      try arguments.name(technique(named: recording.technique.name))
    }
    let technique = arguments.techniques[0]
    let driver = try makeDriver(technique, recording, file)
    let (bar, barDriver) = (arguments.bottomBar, try arguments.bottomBar?.technique?.makeDriver())
    let writer = RowWriter(format, console, traits: driver.traits)
    if format == .table { printDifferences(driver, from: recording.technique) }
    // Writes the rows that the writer holds back also if the recording turns out to be invalid.
    defer { writer.finish() }
    while let record = try file.reading(recording.next()) {
      let mover = barDriver?.replay(record)
      if var row = driver.replay(record) {
        row.barMinY = bar?.bar.minY(
          hidden: (mover ?? row).layout.collapsedFraction, in: row.environment.containerHeight)
        writer.simulationDidRecord(row)
      }
      if let failure = console.output.failure { throw failure }
    }
  }

  /// Opens the recording at `path`. If it is a touch trace, the error says how to play it to the `technique`.
  private func open(
    _ path: String, for technique: TunedTechnique?
  ) throws(ToolError) -> (file: InputFile, recording: ScrollRecordingReader) {
    let file = try InputFile(path: path)
    do throws(ToolError) {
      return (file, try file.reading(ScrollRecordingReader(file.lines(as: .recording))))
    } catch {
      var failure = error
      if error.message.hasSuffix("found 't_ms,phase,x,y'") {
        let name = technique?.descriptor.name ?? "NAME"
        failure.hint = "\(console.program) simulate \(name) --trace \(shellQuoted(path))"
      }
      throw failure
    }
  }

  /// Returns a driver for the technique, with the recorded parameters if it is the recorded technique.
  private func makeDriver(
    _ tuned: TunedTechnique, _ recording: ScrollRecordingReader, _ file: InputFile
  ) throws(ToolError) -> any HeaderDriving {
    let recorded = recording.technique
    guard recorded.name == tuned.descriptor.name else { return try tuned.makeDriver() }
    // Refuses invalid recorded parameters with the file's name and line.
    _ = try recording.makeDriver(tuned.technique, in: file)
    return try tuned.makeDriver(over: recorded.parameters)
  }

  /// Prints how the technique and its parameters differ from the recorded ones, if they do.
  private func printDifferences(_ driver: any HeaderDriving, from recorded: RecordedTechnique) {
    let name = driver.descriptor.name
    var before = [quoted(recorded.name)]
    var now = ["'\(name)'"]
    if recorded.name == name {
      let changes = driver.assignments.compactMap { parameter in
        recorded.parameters.last { $0.name == parameter.name && $0.value != parameter.value }
          .map { (before: $0, now: parameter) }
      }
      guard !changes.isEmpty else { return }
      before = changes.map { $0.before }.flags
      now = changes.map { $0.now }.flags
    }
    console.messages.write(
      "\(console.program): recorded with \(before.joined(separator: " ")), "
        + "replayed with \(now.joined(separator: " "))\n")
    console.messages.flush()
  }

  var notes: String {
    """
    RecordingHeaderDriver writes recordings: a line of JSON with the technique and its parameters, and
    one for every event. The recorded technique, which needs no NAME, has its recorded parameters,
    unless an option changes them. Any other technique answers the same events. Answers are not
    applied, so no animation of the header runs.

      \(console.program) replay twitter-condense recording.jsonl --minimum-height 30

    \(RowColumn.notes(console, hasPages: false))
    """
  }
}
