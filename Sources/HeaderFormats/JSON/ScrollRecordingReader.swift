import HeaderCore

/// Why a recording could not be read to its end.
public enum ScrollRecordingFailure<ReadFailure: Error>: Error {
  /// It is not a recording.
  case invalid(ScrollRecordingError)
  /// Its bytes cannot be had.
  case unreadable(ReadFailure)
}

/// Reads a recording as it is needed: memory does not grow with its length.
public struct ScrollRecordingReader<Bytes: ByteSource> {
  /// A line longer than this many bytes is refused.
  package static var lineLimit: Int { 1 << 16 }

  /// What the recording was made with.
  public let technique: RecordedTechnique
  /// The line that says so, the first being 1: empty lines may stand before it.
  package let techniqueLine: Int

  private var lines: LineReader<Bytes>
  private var parser = ScrollRecordingParser()

  /// A reader of the recording that `bytes` spell, once its first line is read.
  public init(_ bytes: Bytes) throws(ScrollRecordingFailure<Bytes.Failure>) {
    var lines = LineReader(bytes, limit: Self.lineLimit)
    var parser = ScrollRecordingParser()
    while parser.technique == nil {
      guard try Self.readLine(&lines) else { break }
      _ = try Self.record(lines, &parser)
    }
    guard let technique = parser.technique else {
      throw .invalid(ScrollRecordingError(line: 1, problem: .emptyFile))
    }
    self.technique = technique
    techniqueLine = parser.line
    self.lines = lines
    self.parser = parser
  }

  /// The next record; `nil` at the end of a recording that had some.
  public mutating func next() throws(ScrollRecordingFailure<Bytes.Failure>) -> ScrollRecord? {
    while try Self.readLine(&lines) {
      if let record = try Self.record(lines, &parser) { return record }
    }
    do throws(ScrollRecordingError) {
      try parser.finish()
    } catch {
      throw .invalid(error)
    }
    return nil
  }

  private static func record(
    _ lines: LineReader<Bytes>, _ parser: inout ScrollRecordingParser
  ) throws(ScrollRecordingFailure<Bytes.Failure>) -> ScrollRecord? {
    do throws(ScrollRecordingError) {
      return try parser.record(in: lines.line[...])
    } catch {
      throw .invalid(error)
    }
  }

  private static func readLine(
    _ lines: inout LineReader<Bytes>
  ) throws(ScrollRecordingFailure<Bytes.Failure>) -> Bool {
    do throws(LineFailure<Bytes.Failure>) {
      return try lines.readLine()
    } catch {
      switch error {
      case .tooLong(let line):
        throw .invalid(
          ScrollRecordingError(line: line, problem: .lineTooLong(limit: Self.lineLimit)))
      case .unreadable(let failure): throw .unreadable(failure)
      }
    }
  }
}
