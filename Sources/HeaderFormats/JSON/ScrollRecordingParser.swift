import Foundation
import HeaderCore

/// Reads a recording line by line; see ``ScrollRecording`` for the format.
///
/// Strict in what a line must have: a missing key, a value of another kind, an unknown event or a time
/// that goes backwards is refused with its line. A byte-order mark, CRLF line ends and empty lines are
/// fine.
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
    guard bytes.contains(where: { !$0.isSpace }) else { return nil }
    do throws(ScrollRecordingError.Problem) {
      guard technique != nil else {
        technique = try technique(in: bytes)
        return nil
      }
      let record = try decode(ScrollRecord.self, from: bytes)
      guard record.time >= time else { throw .timeWentBackwards(from: time, to: record.time) }
      time = record.time
      hasRecords = true
      return record
    } catch {
      throw ScrollRecordingError(line: line, problem: error)
    }
  }

  /// Checks that the recording was not over before it began.
  package func finish() throws(ScrollRecordingError) {
    if technique == nil { throw ScrollRecordingError(line: 1, problem: .emptyFile) }
    if !hasRecords { throw ScrollRecordingError(line: line, problem: .noRecords) }
  }

  private func technique(
    in bytes: ArraySlice<UInt8>
  ) throws(ScrollRecordingError.Problem) -> RecordedTechnique {
    guard (try? decode(FirstLine.self, from: bytes))?.format == RecordField.formatName else {
      let beginning = bytes.prefix(ScrollRecordingParser.quotationLimit)
      throw .notARecording(found: String(decoding: beginning, as: UTF8.self))
    }
    return try decode(RecordedTechnique.self, from: bytes)
  }

  /// What tells a recording from another file.
  private struct FirstLine: Decodable {
    var format: String
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: ArraySlice<UInt8>
  ) throws(ScrollRecordingError.Problem) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch {
      throw ScrollRecordingError.Problem(error)
    }
  }
}

extension ScrollRecordingError.Problem {
  /// What `error`, of a decoder of JSON, means for a recording.
  fileprivate init(_ error: any Error) {
    switch error {
    case let problem as Self: self = problem
    case DecodingError.keyNotFound(let key, let context):
      self = .missingField(Self.path(context.codingPath + [key]))
    case DecodingError.typeMismatch(let type, let context) where !context.codingPath.isEmpty,
      DecodingError.valueNotFound(let type, let context) where !context.codingPath.isEmpty:
      self = .wrongValue(field: Self.path(context.codingPath), expected: .init(type))
    default: self = .notJSON
    }
  }

  /// One in a visible layout has `visible_layout.` before it.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { $0.stringValue }.joined(separator: ".")
  }
}

extension ScrollRecordingError.ValueKind {
  /// What a decoder asked for that wanted a `type`.
  fileprivate init(_ type: any Any.Type) {
    self =
      if type == Double.self {
        .number
      } else if type == Bool.self {
        .flag
      } else if type == String.self {
        .text
      } else if type == HeaderParameterValue.self {
        .parameter
      } else {
        .object
      }
  }
}
