import HeaderCore

/// Reads a recording as it is needed: memory does not grow with its length.
public struct ScrollRecordingReader<Bytes: ByteSource> {
  /// What the recording was made with.
  public let technique: RecordedTechnique
  /// The line that says so, the first being 1: empty lines may stand before it.
  package let techniqueLine: Int

  private var file: LineFile<Bytes, ScrollRecordingParser>

  /// A reader of the recording that `bytes` spell, once its first line is read.
  public init(_ bytes: Bytes) throws(FileFailure<ScrollRecording.Problem, Bytes.Failure>) {
    var file = LineFile(bytes, ScrollRecordingParser())
    guard case .technique(let technique) = try file.next() else {
      throw .invalid(FileError(line: 1, problem: .emptyFile))
    }
    self.technique = technique
    techniqueLine = file.number
    self.file = file
  }

  /// The next record; `nil` at the end of a recording that had some.
  public mutating func next()
    throws(FileFailure<ScrollRecording.Problem, Bytes.Failure>) -> ScrollRecord?
  {
    guard case .record(let record) = try file.next() else { return nil }
    return record
  }
}
