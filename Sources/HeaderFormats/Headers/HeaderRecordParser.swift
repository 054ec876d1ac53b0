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
package struct HeaderRecordParser: LineParser {
  package static let lineLimit = 4096
  /// Times and places further than this from 0 are refused.
  private static let numberLimit = 1e9

  private var isEvents = false
  private var names: [String] = []
  private var time = -Double.infinity
  private var rows: [HeaderRecord.Row] = []
  private var events: [RecordedEvent] = []
  private var screen: (safeAreaTop: Double?, containerHeight: Double?, contentSize: Double?)

  /// Returns the record that `bytes` spell.
  ///
  /// - Throws: the first line that cannot be read, and why.
  package static func record<Bytes: ByteSource>(
    _ bytes: Bytes
  ) throws(FileFailure<Problem, Bytes.Failure>) -> HeaderRecord {
    var file = LineFile(bytes, HeaderRecordParser())
    _ = try file.next()
    return file.parser.record
  }

  /// Keeps the row in `line`, of which nothing is left to hand out.
  package mutating func value(in line: ArraySlice<UInt8>) throws(Problem) -> Never? {
    let fields = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { String(decoding: $0.filter { !$0.isSpace }, as: UTF8.self) }
    if names.isEmpty { try readColumns(fields) } else { try take(fields) }
    return nil
  }

  package var problemAtEnd: Problem? { record.rows.isEmpty ? .noRows : nil }

  private mutating func readColumns(_ fields: [String]) throws(Problem) {
    for name in fields where fields.filter({ $0 == name }).count > 1 && !name.isEmpty {
      throw .repeatedColumn(name)
    }
    isEvents = ["time", "event", "bounds", "scroll_view_min_y"].allSatisfy { fields.contains($0) }
    let needed =
      [isEvents ? "time" : "t_ms", "content_offset"]
      + (fields.contains("header_max_y") ? [] : ["header_min_y", "header_height"])
    for name in needed where !fields.contains(name) {
      throw .missingColumn(name)
    }
    names = fields
  }

  private mutating func take(_ fields: [String]) throws(Problem) {
    guard fields.count == names.count else {
      throw .wrongFieldCount(found: fields.count, expected: names.count)
    }
    func text(_ column: String) -> String? {
      names.firstIndex(of: column).map { fields[$0] }.flatMap { $0.isEmpty ? nil : $0 }
    }
    func numberIfAny(_ column: String) throws(Problem) -> Double? {
      guard let text = text(column) else { return nil }
      guard let value = DecimalNumber.value(of: Array(text.utf8)) else {
        throw .notANumber(column: column, text: text)
      }
      guard value.magnitude <= HeaderRecordParser.numberLimit else {
        throw .outOfRange(column: column, value: value, limit: HeaderRecordParser.numberLimit)
      }
      return value
    }
    func number(_ column: String) throws(Problem) -> Double {
      guard let value = try numberIfAny(column) else {
        throw .notANumber(column: column, text: "")
      }
      return value
    }
    let now = try number(isEvents ? "time" : "t_ms")
    guard now >= time else {
      throw .timeWentBackwards(from: time, to: now)
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
    if rows.isEmpty, events.isEmpty {
      screen = (
        try numberIfAny("safe_area_top"), try numberIfAny("container_height"),
        try numberIfAny("content_size")
      )
    }
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
        throw .unknownPhase(word)
      }
    }
    rows.append(
      HeaderRecord.Row(
        time: now, contentOffset: offset, header: sight, scrollViewMinY: minY, phase: phase))
  }

  private var record: HeaderRecord {
    var record = isEvents ? HeaderRecord(events) : HeaderRecord(rows: rows)
    record.contentSize = screen.contentSize
    guard !isEvents else { return record }
    record.safeAreaTop = screen.safeAreaTop ?? record.safeAreaTop
    record.containerHeight = max(1, screen.containerHeight ?? record.containerHeight)
    record.hasKnownOrigin = screen.contentSize != nil
    return record
  }
}

extension HeaderRecordParser {
  /// Why a record was refused.
  package enum Problem: FileProblem {
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
}
