package import HeaderFit
import HeaderCore

/// Reads what was seen of a header, CSV with the columns
/// `t_ms,content_offset,header_min_y,header_height`.
///
///     t_ms,content_offset,header_min_y,header_height,phase
///     0,0,0,88,rest
///     16.7,0,0,81,drag
///
/// `header_max_y` alone may stand for the header's two columns. `phase` is rest, tracking, drag,
/// deceleration or programmatic, and `scroll_view_min_y` where the scroll view begins; what is empty was
/// not seen. `safe_area_top`, `container_height` and `content_size` are a recorder's, in its first row; a
/// record that has the last counts offsets as a scroll view does. Columns may come in any order, and
/// others are ignored. The rows of `headers simulate --format
/// csv` are read as well.
package struct HeaderRecordParser {
  /// Times and places further than this from 0 are refused.
  static let numberLimit = 1e9

  private let isEvents: Bool
  private let names: [String]
  private var line = 1
  private var time = -Double.infinity
  private var rows: [HeaderRecord.Row] = []
  private var events: [RecordedEvent] = []
  private var screen: (safeAreaTop: Double?, containerHeight: Double?, contentSize: Double?)

  /// The record that `bytes` spell.
  ///
  /// - Throws: the first line that cannot be read, and why.
  package static func record<Bytes: ByteSource>(
    _ bytes: Bytes
  ) throws(HeaderRecordFailure<Bytes.Failure>) -> HeaderRecord {
    var lines = LineReader(bytes, limit: 4096)
    var parser: HeaderRecordParser?
    var number = 0
    while true {
      do throws(LineFailure<Bytes.Failure>) {
        guard try lines.readLine() else { break }
      } catch {
        switch error {
        case .tooLong(let line):
          throw .invalid(HeaderRecordError(line: line, problem: .lineTooLong(limit: 4096)))
        case .unreadable(let failure): throw .unreadable(failure)
        }
      }
      number += 1
      let bytes = number == 1 ? lines.line[...].withoutByteOrderMark : lines.line[...]
      guard bytes.contains(where: { !$0.isSpace }) else { continue }
      let fields = bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        .map { String(decoding: $0.filter { !$0.isSpace }, as: UTF8.self) }
      do throws(HeaderRecordError) {
        if parser == nil {
          parser = try HeaderRecordParser(fields, line: number)
        } else {
          try parser?.take(fields, line: number)
        }
      } catch {
        throw .invalid(error)
      }
    }
    guard let parser else { throw .invalid(HeaderRecordError(line: 1, problem: .emptyFile)) }
    let record = parser.record
    guard !record.rows.isEmpty else {
      throw .invalid(HeaderRecordError(line: max(1, number), problem: .noRows))
    }
    return record
  }

  private init(_ fields: [String], line: Int) throws(HeaderRecordError) {
    names = fields
    for name in fields where fields.filter({ $0 == name }).count > 1 && !name.isEmpty {
      throw HeaderRecordError(line: line, problem: .repeatedColumn(name))
    }
    isEvents = ["time", "event", "bounds", "scroll_view_min_y"].allSatisfy { fields.contains($0) }
    let needed =
      [isEvents ? "time" : "t_ms", "content_offset"]
      + (fields.contains("header_max_y") ? [] : ["header_min_y", "header_height"])
    for name in needed where !fields.contains(name) {
      throw HeaderRecordError(line: line, problem: .missingColumn(name))
    }
  }

  private mutating func take(_ fields: [String], line: Int) throws(HeaderRecordError) {
    guard fields.count == names.count else {
      throw HeaderRecordError(
        line: line, problem: .wrongFieldCount(found: fields.count, expected: names.count))
    }
    func text(_ column: String) -> String? {
      names.firstIndex(of: column).map { fields[$0] }.flatMap { $0.isEmpty ? nil : $0 }
    }
    func numberIfAny(_ column: String) throws(HeaderRecordError) -> Double? {
      guard let text = text(column) else { return nil }
      guard let value = DecimalNumber.value(of: Array(text.utf8)) else {
        throw HeaderRecordError(line: line, problem: .notANumber(column: column, text: text))
      }
      guard value.magnitude <= HeaderRecordParser.numberLimit else {
        throw HeaderRecordError(
          line: line,
          problem: .outOfRange(
            column: column, value: value, limit: HeaderRecordParser.numberLimit))
      }
      return value
    }
    func number(_ column: String) throws(HeaderRecordError) -> Double {
      guard let value = try numberIfAny(column) else {
        throw HeaderRecordError(line: line, problem: .notANumber(column: column, text: ""))
      }
      return value
    }
    let now = try number(isEvents ? "time" : "t_ms")
    guard now >= time else {
      throw HeaderRecordError(line: line, problem: .timeWentBackwards(from: time, to: now))
    }
    time = now
    let offset = try number("content_offset")
    var sight: HeaderSight?
    if let minY = try numberIfAny("header_min_y"), let height = try numberIfAny("header_height") {
      sight = HeaderSight(minY: minY, height: height)
    } else if let maxY = try numberIfAny("header_max_y") {
      sight = HeaderSight(maxY: maxY)
    }
    let minY = try numberIfAny("scroll_view_min_y")
    guard !isEvents else {
      events.append(
        RecordedEvent(
          time: now, name: text("event") ?? "", cause: text("cause"), offset: offset,
          bounds: try number("bounds"), scrollViewMinY: minY ?? 0, header: sight))
      return
    }
    var phase: HeaderRecord.Phase?
    if let word = text("phase") {
      phase = HeaderRecord.Phase(rawValue: word)
      guard phase != nil else {
        throw HeaderRecordError(line: line, problem: .unknownPhase(word))
      }
    }
    if rows.isEmpty {
      screen = (
        try numberIfAny("safe_area_top"), try numberIfAny("container_height"),
        try numberIfAny("content_size")
      )
    }
    rows.append(
      HeaderRecord.Row(
        time: now, contentOffset: offset, header: sight, scrollViewMinY: minY, phase: phase))
  }

  private var record: HeaderRecord {
    guard !isEvents else { return HeaderRecord(events) }
    var record = HeaderRecord(rows: rows)
    record.safeAreaTop = screen.safeAreaTop ?? record.safeAreaTop
    record.containerHeight = max(1, screen.containerHeight ?? record.containerHeight)
    record.contentSize = screen.contentSize
    record.hasKnownOrigin = screen.contentSize != nil
    return record
  }
}

/// Why what was seen of a header could not be read to its end.
package enum HeaderRecordFailure<ReadFailure: Error>: Error {
  /// It is not such a record.
  case invalid(HeaderRecordError)
  /// Its bytes cannot be had.
  case unreadable(ReadFailure)
}

/// Why a record of a header was refused, and where.
package struct HeaderRecordError: Error, Sendable, Equatable {
  /// What is wrong.
  package enum Problem: Sendable, Equatable {
    /// There is nothing in it.
    case emptyFile
    /// The first line does not name a column that is needed.
    case missingColumn(String)
    /// The first line names a column twice.
    case repeatedColumn(String)
    /// A line has another number of fields than the first.
    case wrongFieldCount(found: Int, expected: Int)
    /// A field is not a finite decimal number.
    case notANumber(column: String, text: String)
    /// A number is further from 0 than anything on a screen.
    case outOfRange(column: String, value: Double, limit: Double)
    /// A row is earlier than the one before it.
    case timeWentBackwards(from: Double, to: Double)
    /// No phase has this name.
    case unknownPhase(String)
    /// A line is longer than any row could be.
    case lineTooLong(limit: Int)
    /// There are columns and no rows.
    case noRows
  }

  /// The line, the first being 1.
  package var line: Int
  /// What is wrong there.
  package var problem: Problem
}
