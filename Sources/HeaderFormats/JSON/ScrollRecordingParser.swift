import Foundation
import HeaderCore

/// Reads a recording line by line; see ``ScrollRecording`` for the format.
///
/// Strict in what a line must have: a missing key, a value of another kind, an unknown event or a time
/// that goes backwards is refused with its line.
struct ScrollRecordingParser: LineParser {
  typealias Problem = ScrollRecording.Problem

  enum Line {
    case technique(RecordedTechnique)
    case record(ScrollRecord)
  }

  static let lineLimit = 1 << 16
  /// How much of a line that is no recording's an error keeps, in bytes.
  private static let quotationLimit = 256

  private var hasTechnique = false
  private var hasRecords = false
  private var time = 0.0

  mutating func value(in line: ArraySlice<UInt8>) throws(Problem) -> Line? {
    guard hasTechnique else {
      let technique = try technique(in: line)
      hasTechnique = true
      return .technique(technique)
    }
    let record = try ScrollRecord(line)
    guard record.time >= time else { throw .timeWentBackwards(from: time, to: record.time) }
    time = record.time
    hasRecords = true
    return .record(record)
  }

  var problemAtEnd: Problem? { hasRecords ? nil : .noRecords }

  private func technique(
    in bytes: ArraySlice<UInt8>
  ) throws(Problem) -> RecordedTechnique {
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
}

extension ScrollRecord {
  /// The record that a `line` of a recording spells.
  package init(_ line: ArraySlice<UInt8>) throws(ScrollRecording.Problem) {
    self = try decode(ScrollRecord.self, from: line)
  }
}

private func decode<Value: Decodable>(
  _ type: Value.Type, from bytes: ArraySlice<UInt8>
) throws(ScrollRecording.Problem) -> Value {
  do {
    return try JSONDecoder().decode(type, from: Data(bytes))
  } catch {
    throw ScrollRecording.Problem(error)
  }
}

extension ScrollRecording.Problem {
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

extension ScrollRecording.ValueKind {
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
