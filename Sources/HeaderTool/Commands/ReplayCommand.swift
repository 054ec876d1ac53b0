import HeaderCore
import HeaderFormats
import ScrollSimulator

/// `headers replay NAME FILE`: puts what a scroll view once reported to a technique, and prints the
/// answers.
struct ReplayCommand: Command {
  let catalog: HeaderCatalog
  let console: Console

  let name = "replay"
  let operands = "NAME FILE|- [OPTIONS]"
  let summary = "Replay what a scroll view reported to a technique."
  let options = [RowFormat.option, .help]

  func run(_ arguments: [String]) throws(ToolError) {
    guard
      let arguments = try TechniqueArguments(
        arguments, for: self, catalog: catalog, otherCount: 1,
        notes: notes + "\n" + RowColumn.notes(console)),
      let technique = arguments.techniques.first
    else { return }
    guard let path = arguments.values.operands.dropFirst().first else {
      throw .usage(
        "expected a recording's file, or '-' for standard input", command: arguments.command)
    }
    let format = try RowFormat(arguments)
    var recording = try RecordingFile(
      path: path,
      // Of the two things that one can record, this is the other.
      hintForTrace:
        "\(console.program) simulate \(technique.descriptor.name) --trace \(shellQuoted(path))")
    let driver = try makeDriver(technique, recording)
    let writer = format.makeWriter(console, traits: driver.traits)
    if format == .table { sayWhatDiffers(driver, from: recording.technique) }
    // Rows that the writer holds back are good even where the recording turns out not to be.
    defer { writer.finish() }
    while let record = try recording.next() {
      if let row = driver.replay(record) { writer.simulationDidRecord(row) }
      if let failure = console.output.failure { throw failure }
    }
  }

  /// A driver for the technique. The one that was recorded has the parameters it had then.
  private func makeDriver(
    _ tuned: TunedTechnique, _ recording: RecordingFile
  ) throws(ToolError) -> any HeaderDriving {
    let recorded = recording.technique
    guard recorded.name == tuned.descriptor.name else { return try tuned.makeDriver() }
    do throws(HeaderParameterError) {
      _ = try tuned.technique.makeDriver(recorded.parameters)
    } catch {
      throw recording.error(
        line: recording.techniqueLine, "\(recorded.name) as recorded: \(error.message(prefix: ""))")
    }
    return try tuned.makeDriver(over: recorded.parameters)
  }

  /// Tells a person that the rows are not what was seen when the recording was made.
  private func sayWhatDiffers(_ driver: any HeaderDriving, from recorded: RecordedTechnique) {
    let name = driver.descriptor.name
    guard recorded.name == name else {
      console.messages.write(
        "\(console.program): recorded with \(quoted(recorded.name)), replayed with '\(name)'\n")
      console.messages.flush()
      return
    }
    var before: [String] = []
    var now: [String] = []
    for parameter in driver.assignments {
      guard let old = recorded.parameters.last(where: { $0.name == parameter.name }),
        old.value != parameter.value
      else { continue }
      before.append("--\(old.name) \(old.value.text)")
      now.append("--\(parameter.name) \(parameter.value.text)")
    }
    guard !before.isEmpty else { return }
    console.messages.write(
      "\(console.program): recorded with \(before.joined(separator: " ")), "
        + "replayed with \(now.joined(separator: " "))\n")
    console.messages.flush()
  }

  private var notes: String {
    """
    A recording is what RecordingHeaderDriver writes: a line of JSON that names the technique and its
    parameters, and one for every event. The technique that was recorded has the parameters it had
    then, where no flag says otherwise. Another one answers the same reports. The
    answers are not applied, so no header animation runs.

      \(console.program) replay twitter-condense recording.jsonl --minimum-height 30

    """
  }
}

/// A recording in a file or on standard input, whose failures are the tool's.
private struct RecordingFile {
  private let name: String
  private var reader: ScrollRecordingReader<FileBytes>

  /// `hintForTrace` is what to do with a file that holds touches.
  init(path: String, hintForTrace: String) throws(ToolError) {
    let bytes = try FileBytes(path: path)
    name = bytes.name
    do throws(ScrollRecordingFailure<ToolError>) {
      reader = try ScrollRecordingReader(bytes)
    } catch {
      var failure = RecordingFile.error(error, in: bytes.name)
      if case .invalid(let invalid) = error, case .notARecording("t_ms,phase,x,y") = invalid.problem
      {
        failure.hint = hintForTrace
      }
      throw failure
    }
  }

  var technique: RecordedTechnique { reader.technique }

  var techniqueLine: Int { reader.techniqueLine }

  mutating func next() throws(ToolError) -> ScrollRecord? {
    do throws(ScrollRecordingFailure<ToolError>) {
      return try reader.next()
    } catch {
      throw RecordingFile.error(error, in: name)
    }
  }

  func error(line: Int, _ message: String) -> ToolError {
    .data("\(printable(name)):\(line): \(message)")
  }

  private static func error(
    _ failure: ScrollRecordingFailure<ToolError>, in name: String
  ) -> ToolError {
    switch failure {
    case .invalid(let error): .data("\(printable(name)):\(error.line): \(error.problem.message)")
    case .unreadable(let error): error
    }
  }
}
