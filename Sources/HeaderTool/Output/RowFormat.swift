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
  /// The notes about the formats for programs in help.
  static func notes(_ console: Console) -> String {
    """
    \(console.emphasized("Rows of csv and jsonl")) have these columns, in points and milliseconds; y grows downwards:
    \(HelpPage.table(all.map { ($0.name, $0.help) }))

    What has no value is empty in csv, and null in jsonl. In an overlay the rows say what the technique
    is told and answers, so that those of both mountings can be compared.

    """
  }
}
