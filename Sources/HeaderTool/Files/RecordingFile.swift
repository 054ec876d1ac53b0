import HeaderFormats

/// A recording in a file or on standard input, whose failures are the tool's.
struct RecordingFile {
  private let name: String
  private var reader: ScrollRecordingReader<InputFile>

  /// `hintForTrace` is what to do with a file that holds touches.
  init(path: String, hintForTrace: String) throws(ToolError) {
    let bytes = try InputFile(path: path)
    name = bytes.name
    do throws(FileFailure<ScrollRecording.Problem, ToolError>) {
      reader = try ScrollRecordingReader(bytes)
    } catch {
      var failure = ToolError(error, in: bytes.name)
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
    do throws(FileFailure<ScrollRecording.Problem, ToolError>) {
      return try reader.next()
    } catch {
      throw ToolError(error, in: name)
    }
  }

  func error(line: Int, _ message: String) -> ToolError {
    .data("\(printable(name)):\(line): \(message)")
  }
}
