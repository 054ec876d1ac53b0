import HeaderFormats

/// The format of a command's rows: `--format`.
enum RowFormat: String, CaseIterable {
  /// For people.
  case table
  /// One row per event, with commas between.
  case csv
  /// One row per event, each a JSON object.
  case jsonl

  /// `--format`.
  static let option = CommandOption.choice(
    "format", allCases.map { $0.rawValue }, default: table.rawValue,
    "A table for people, or one row per event for programs.")

  /// The format that `values` ask for.
  init(_ values: CommandLineValues) throws(ToolError) {
    self = try values.choice(of: RowFormat.option) ?? .table
  }
}

extension RowColumn {
  /// What the rows for programs hold, for help.
  static func notes(_ console: Console) -> String {
    """
    \(console.emphasized("Rows of csv and jsonl")) have these columns, in points and milliseconds; y grows downwards:
    \(HelpPage.table(all.map { ($0.name, $0.help) }))

    What has no value is empty in csv, and null in jsonl. In an overlay the rows say what the technique
    is told and answers, so that those of both mountings can be compared.

    """
  }
}
