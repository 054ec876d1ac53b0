import HeaderCore
import HeaderFormats
import ScrollSimulator

/// How a command prints rows, which its user may choose.
enum RowFormat {
  private static let format = HeaderParameterDescription(
    choice: "format", ["table", "csv", "jsonl"], default: "table",
    "A table for people, or one row per event for programs.")

  /// `--format`.
  static let option = CommandOption(format)

  /// What writes the rows, in the format that `arguments` ask for.
  static func makeWriter(
    _ arguments: TechniqueArguments, _ console: Console, traits: HeaderTraits
  ) throws(ToolError) -> any RowWriter {
    switch try arguments.values.value(of: format, command: arguments.command) {
    case .choice("csv"):
      LineRowWriter(console, heading: SimulationRow.csvHeading) { $0.csvLine }
    case .choice("jsonl"):
      LineRowWriter(console) { $0.jsonLine }
    default:
      TableRowWriter(console, traits: traits)
    }
  }
}
