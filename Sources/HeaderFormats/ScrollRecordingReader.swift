#if !hasFeature(Embedded)
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

  /// Reads a recording line by line; see ``ScrollRecording`` for the format.
  ///
  /// Strict in what a line must have: a missing key, a value of another kind, an unknown event or a
  /// time that goes backwards is refused with its line. Keys it does not know are ignored, and a
  /// `null` counts as no value. A byte-order mark, CRLF line ends and empty lines are fine.
  package struct ScrollRecordingParser: Sendable {
    /// How much of a line that is no recording's an error keeps, in bytes.
    private static let quotationLimit = 256

    /// The technique that the first line names; `nil` before it was read.
    package private(set) var technique: RecordedTechnique?

    /// How many lines were read.
    package private(set) var line = 0

    private var time = 0.0
    private var hasRecords = false

    /// A parser at the beginning of a recording.
    package init() {}

    /// The record in the next line, or `nil` where a line has none: the first one, and empty ones.
    ///
    /// `bytes` is the line without its line feed.
    package mutating func record(
      in bytes: ArraySlice<UInt8>
    ) throws(ScrollRecordingError) -> ScrollRecord? {
      line += 1
      let bytes = line == 1 ? bytes.withoutByteOrderMark : bytes
      do throws(ScrollRecordingError.Problem) {
        guard let first = bytes.first(where: { !$0.isSpace }) else {
          return nil
        }
        guard technique != nil else {
          guard first == UInt8(ascii: "{") else { throw notARecording(bytes) }
          try readTechnique(bytes)
          return nil
        }
        return try record(try fields(bytes))
      } catch {
        throw ScrollRecordingError(line: line, problem: error)
      }
    }

    /// Checks that the recording was not over before it began.
    package func finish() throws(ScrollRecordingError) {
      if technique == nil { throw ScrollRecordingError(line: 1, problem: .emptyFile) }
      if !hasRecords { throw ScrollRecordingError(line: line, problem: .noRecords) }
    }

    private mutating func readTechnique(
      _ bytes: ArraySlice<UInt8>
    ) throws(ScrollRecordingError.Problem) {
      let fields = try fields(bytes)
      guard (try? fields.text(.format)) == RecordField.formatName else {
        throw notARecording(bytes)
      }
      let version = try fields.number(.version)
      guard version == RecordField.supportedVersion else {
        throw .unsupportedVersion(version, supported: RecordField.supportedVersion)
      }
      technique = RecordedTechnique(
        name: try fields.text(.technique),
        parameters: try fields.object(.parameters).assignments())
    }

    private mutating func record(
      _ fields: JSONFields
    ) throws(ScrollRecordingError.Problem) -> ScrollRecord {
      let record = ScrollRecord(
        time: try fields.number(.time), kind: try fields.kind(), context: try fields.context(),
        finger: try fields.numberIfAny(.finger))
      guard record.time >= time else { throw .timeWentBackwards(from: time, to: record.time) }
      time = record.time
      hasRecords = true
      return record
    }

    private func fields(
      _ bytes: ArraySlice<UInt8>
    ) throws(ScrollRecordingError.Problem) -> JSONFields {
      do throws(JSONFault) {
        return JSONFields(try JSONLineParser.members(in: bytes), in: bytes)
      } catch {
        switch error {
        case .unexpected(let index, let expected):
          throw .notJSON(column: index - bytes.startIndex + 1, expected: expected)
        case .brokenOff: throw .brokenOff
        case .repeatedKey(let key): throw .repeatedField(key)
        }
      }
    }

    private func notARecording(_ bytes: ArraySlice<UInt8>) -> ScrollRecordingError.Problem {
      let beginning = bytes.prefix(ScrollRecordingParser.quotationLimit)
      return .notARecording(found: String(decoding: beginning, as: UTF8.self))
    }
  }
#endif
