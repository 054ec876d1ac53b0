#if !hasFeature(Embedded)
  import HeaderCore

  /// Reads a recording line by line; see ``ScrollRecording`` for the format.
  ///
  /// Strict in what a line must have: a missing key, a value of another kind, an unknown event or a
  /// time that goes backwards is refused with its line. Keys it does not know are ignored, and a
  /// `null` counts as no value. A byte-order mark, CRLF line ends and empty lines are fine.
  package struct ScrollRecordingParser: Sendable {
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
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
      var bytes = bytes
      if line == 1, bytes.starts(with: ScrollRecordingParser.byteOrderMark) {
        bytes = bytes.dropFirst(ScrollRecordingParser.byteOrderMark.count)
      }
      do throws(ScrollRecordingError.Problem) {
        guard let first = bytes.first(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else {
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
