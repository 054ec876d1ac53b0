import HeaderCore
import HeaderFormats
import HeaderRendering

/// `headers compare NAME NAME…`: plays one gesture to several techniques, or its own example to each,
/// and sets them side by side.
struct CompareCommand: Command {
  let catalog: HeaderCatalog
  let console: Console

  let name = "compare"
  let operands = "NAME NAME… [OPTIONS]"
  let summary = "Play a gesture to several techniques, side by side."

  private static let table = "table"
  private static let style = HeaderParameterDescription(
    choice: "style", [table] + HeaderComparison.Style.allCases.map { $0.rawValue }, default: table,
    "A line of figures for each, four moments, the numbers over time, or phones side by side.")

  let options =
    [
      CommandOption(style),
      .output(
        "Where to write, -o for short; standard output without it. Beside a picture in a file, the "
          + "table is printed."),
    ] + GestureSource.options + SimulationOptions.all + [.help]

  private static let parameterNote =
    "A parameter that several of them have is one flag, for all of them.\n\n"

  func run(_ arguments: [String]) throws(ToolError) {
    guard
      let arguments = try TechniqueArguments(
        arguments, for: self, catalog: catalog, count: 2...max(2, catalog.techniques.count),
        notes: CompareCommand.parameterNote + SummaryTable.notes(console) + "\n"
          + GestureSource.notes(console))
    else { return }
    let style: HeaderComparison.Style? = try arguments.values.choice(
      of: CompareCommand.style, command: arguments.command)
    let path = try arguments.outputPath(isPicture: style != nil)
    let comparison = HeaderComparison(try arguments.recordings(console))
    guard let style else {
      let isFile = path != nil && path != "-"
      try console.deliver(SummaryTable(comparison, isPlain: isFile).text(console), to: path)
      return
    }
    try console.deliver(comparison.svg(style), to: path)
    if let path, path != "-" {
      console.output.write(SummaryTable(comparison).text(console))
    }
  }
}

/// The answers of a comparison, a line for each technique.
struct SummaryTable {
  private let comparison: HeaderComparison
  private let isPlain: Bool

  /// A table of `comparison`; a plain one has no emphasis on a terminal either.
  init(_ comparison: HeaderComparison, isPlain: Bool = false) {
    self.comparison = comparison
    self.isPlain = isPlain
  }

  func text(_ console: Console) -> String {
    let columns = SummaryColumn.allCases
    let headings = [""] + columns.map { $0.rawValue }
    let units = [""] + columns.map { $0.unit }
    let rows = zip(comparison.recordings, comparison.summaries).map { recording, summary in
      [recording.descriptor.name] + columns.map { $0.text(of: summary) }
    }
    let texts = HelpPage.columns([headings, units] + rows, endingRightFrom: 1)
      .map { $0.trimmingTrailingSpaces() }
    guard !isPlain else { return texts.joined(separator: "\n") + "\n" }
    return
      ([console.emphasized(texts[0]), console.faint(texts[1])] + texts.dropFirst(2))
      .joined(separator: "\n") + "\n"
  }

  /// What the columns mean, for help.
  static func notes(_ console: Console) -> String {
    """
    \(console.emphasized("The table's columns"))
    \(HelpPage.table(SummaryColumn.allCases.map { ($0.rawValue, $0.help) }))

    """
  }
}
