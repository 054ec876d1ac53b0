/// Reads the rows of a CSV file. The first line names the columns, in any order; unknown columns are allowed.
struct TableReader {
  private var lines: FileLines
  private let columns: [String]
  private let timeColumn: String
  private var time = -Double.infinity

  /// A reader of the table in `lines`. `needed` returns the required columns, of which the first is the time in
  /// milliseconds, which must not decrease.
  init(
    _ lines: FileLines, needing needed: (_ columns: [String]) -> [String]
  ) throws(FileError) {
    var lines = lines
    let columns = TableReader.fields(of: try lines.next() ?? "")
    var named: Set<String> = []
    for column in columns where !column.isEmpty && !named.insert(column).inserted {
      throw lines.error(.repeatedColumn(column))
    }
    let needed = needed(columns)
    for column in needed where !named.contains(column) {
      throw lines.error(.missingColumn(column))
    }
    (self.lines, self.columns, timeColumn) = (lines, columns, needed[0])
  }

  /// Returns the next row; `nil` at the end of a table with at least one row.
  mutating func next() throws(FileError) -> TableRow? {
    guard let line = try lines.next() else { return nil }
    let fields = TableReader.fields(of: line)
    guard fields.count == columns.count else {
      throw lines.error(.wrongFieldCount(found: fields.count, expected: columns.count))
    }
    let row = TableRow(
      kind: lines.kind, line: lines.number, fields: Dictionary(zip(columns, fields)) { $1 })
    let before = time
    time = try row.number(timeColumn)
    guard time >= before else { throw lines.error(.timeWentBackwards(from: before, to: time)) }
    return row
  }

  private static func fields(of line: String) -> [String] {
    Array(line.utf8).split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { String(decoding: $0.trimmed, as: UTF8.self) }
  }
}

/// A row of a CSV file, with its fields by column.
struct TableRow {
  let kind: FileError.Kind
  let line: Int
  let fields: [String: String]

  /// Numbers farther from 0 are refused.
  private static let numberLimit = 1e9

  /// Returns the text in `column`; `nil` if it is empty or there is no such column.
  func text(_ column: String) -> String? {
    fields[column].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the number in `column`.
  func number(_ column: String) throws(FileError) -> Double {
    let text = text(column) ?? ""
    guard let value = DecimalNumber.value(of: text) else {
      throw error(.notANumber(column: column, text: text))
    }
    guard value.magnitude <= TableRow.numberLimit else {
      throw error(.outOfRange(column: column, value: value, limit: TableRow.numberLimit))
    }
    return value
  }

  /// Returns the number in `column`; `nil` if it is empty or there is no such column.
  func numberIfAny(_ column: String) throws(FileError) -> Double? {
    text(column) == nil ? nil : try number(column)
  }

  /// Returns the one of `choices` that the text in `column` names.
  func one<Choice>(
    _ column: String, of choices: [Choice], called name: (Choice) -> String
  ) throws(FileError) -> Choice {
    let text = text(column) ?? ""
    guard let choice = choices.first(where: { name($0) == text }) else {
      throw error(.unknownName(text, of: column, known: choices.map(name)))
    }
    return choice
  }

  /// Returns the error for `problem` in this row.
  func error(_ problem: FileError.Problem) -> FileError {
    FileError(kind: kind, line: line, problem: problem)
  }
}
