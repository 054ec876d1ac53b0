import HeaderCore
import HeaderFormats
import ScrollSimulator

/// How a command prints rows, which its user may choose.
enum RowFormat: String, CaseIterable {
  /// For people.
  case table
  /// One row per event, with commas between.
  case csv
  /// One row per event, each a JSON object.
  case jsonl

  private static let format = HeaderParameterDescription(
    choice: "format", allCases.map { $0.rawValue }, default: table.rawValue,
    "A table for people, or one row per event for programs.")

  /// `--format`.
  static let option = CommandOption(format)

  /// The format that `arguments` ask for.
  init(_ arguments: TechniqueArguments) throws(ToolError) {
    self = try arguments.values.choice(of: RowFormat.format, command: arguments.command) ?? .table
  }

  /// What writes the rows of a technique with `traits`, over several pages or one list.
  func makeWriter(
    _ console: Console, traits: HeaderTraits, hasPages: Bool = false
  ) -> any RowWriter {
    switch self {
    case .table: TableRowWriter(console, traits: traits, hasPages: hasPages)
    case .csv:
      LineRowWriter(console, heading: SimulationRow.csvHeading(hasPages: hasPages)) { $0.csvLine }
    case .jsonl: LineRowWriter(console) { $0.jsonLine }
    }
  }
}
