import HeaderCore
import HeaderRendering

/// `headers compare NAME NAME…`: plays one gesture to several techniques and sets them side by side.
struct CompareCommand: Command {
  let catalog: HeaderCatalog
  let console: Console

  let name = "compare"
  let operands = "NAME NAME… [OPTIONS]"
  let summary = "Play one gesture to several techniques, side by side."

  private static let table = "table"
  private static let style = HeaderParameterDescription(
    choice: "style", [table] + HeaderComparison.Style.allCases.map { $0.rawValue }, default: table,
    "What a product person asks, the numbers over time, or phones side by side.")

  private static let options =
    [
      CommandOption(style),
      .output(
        "Where to write, -o for short; standard output without it. Beside a picture in a file, the "
          + "table is printed."),
    ] + GestureSource.options(defaultText: "\"\(SimulateCommand.builtInGesture)\"")
    + SimulationOptions.all + [.help]

  func run(_ arguments: [String]) throws(ToolError) {
    guard
      let arguments = try GestureArguments(
        arguments, for: self, catalog: catalog, count: 2...max(2, catalog.techniques.count),
        options: CompareCommand.options)
    else { return }
    let path = arguments.values.text("output")
    let comparison = HeaderComparison(
      try arguments.recordings(playing: SimulateCommand.builtInGesture, console))
    var style: HeaderComparison.Style?
    if case .choice(let name) = try arguments.values.value(
      of: CompareCommand.style, command: arguments.command)
    {
      style = HeaderComparison.Style(rawValue: name)
    }
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
private struct SummaryTable {
  private let comparison: HeaderComparison
  private let isPlain: Bool

  init(_ comparison: HeaderComparison, isPlain: Bool = false) {
    self.comparison = comparison
    self.isPlain = isPlain
  }

  func text(_ console: Console) -> String {
    let headings = ["", "content", "gone after", "back after", "at rest after", "turns"]
    let units = ["", "% of screen", "pt of finger", "pt of finger", "s", ""]
    let rows = zip(comparison.recordings, comparison.summaries).map { recording, summary in
      [
        recording.descriptor.name,
        NumberText.rounded(summary.contentShare * 100),
        summary.fingerTravelUntilGone.map { NumberText.rounded($0) } ?? "never",
        summary.fingerTravelUntilBack.map { NumberText.rounded($0) } ?? "never",
        summary.timeToRest.map { NumberText.rounded($0, digits: 2) } ?? "no finger",
        "\(summary.directionChangeCount)",
      ]
    }
    let lines = [headings, units] + rows
    let widths = headings.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let texts = lines.map { cells in
      cells.enumerated().map { column, cell in
        column == 0 ? cell.padded(to: widths[0]) : cell.aligned(to: widths[column])
      }.joined(separator: "  ").trimmingTrailingSpaces()
    }
    guard !isPlain else { return texts.joined(separator: "\n") + "\n" }
    return
      ([console.emphasized(texts[0]), console.faint(texts[1])] + texts.dropFirst(2))
      .joined(separator: "\n") + "\n"
  }
}
