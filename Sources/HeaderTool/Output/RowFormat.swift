import HeaderFormats

/// The format of the rows: `--format`.
enum RowFormat: String, CaseIterable {
  /// A table for people.
  case table
  /// One line of CSV for each row.
  case csv
  /// One line with a JSON object for each row.
  case jsonl

  /// `--format`.
  static let option = CommandOption.choice(
    "format", default: RowFormat.table,
    "A table for people, or one row per event for programs.")
}

extension RowColumn {
  /// Returns the notes about the formats for programs in help, with the column for pages if a command `hasPages`.
  static func notes(_ console: Console, hasPages: Bool) -> String {
    let columns = all.filter { hasPages || $0.name != "page" }
    return """
      \(console.emphasized("Rows of csv and jsonl")) have these columns, in points and milliseconds; y grows downwards:
      \(HelpPage.table(columns.map { ($0.name, $0.help) }))

      A missing value is empty in csv, and null in jsonl. With both mountings, the rows have what the
      technique is told and what it answers, so that they can be compared.

      """
  }
}
