import HeaderCore
import HeaderFit
import HeaderFormats
import HeaderRendering

/// `headers compare NAME NAME…`: plays one gesture to several techniques, and shows them side by side.
struct CompareCommand: Command {
  let tool: Tool

  let name = "compare"
  let operands = "NAME NAME… [OPTIONS]"
  let summary = "Play a gesture to several techniques, side by side."

  private static let table = "table"
  private static let style = CommandOption.choice(
    "style", [table] + HeaderComparison.Style.allCases.map { $0.rawValue }, default: table,
    "One line of numbers for each, four moments, the numbers over time, or phones side by side.")

  let options =
    [
      style,
      .output(
        "The file to write, instead of standard output. With a picture in a file, the table is printed."
      ),
      CommandOption(
        "fit", "FILE",
        "Add the technique that moves like the header recorded in FILE, with its parameters, as 'fit' "
          + "finds it; one NAME is enough then."),
    ] + GestureSource.options + SimulationOptions.all + [.help]

  var nameCounts: ClosedRange<Int> { 1...max(2, tool.catalog.techniques.count) }

  func run(_ arguments: CommandArguments) throws(ToolError) {
    var arguments = arguments
    guard arguments.techniques.count > 1 || arguments.values.has("fit") else {
      throw arguments.values.usageError(
        "expected the name of another technique: \(tool.catalog.names.joined(separator: ", "))")
    }
    let style: HeaderComparison.Style? = try arguments.values.choice(of: CompareCommand.style)
    let path = try arguments.values.outputPath(isPicture: style != nil)
    if let file = arguments.values.text("fit") {
      let fit = try fit(of: file)
      arguments.techniques.append(
        TunedTechnique(
          technique: fit.technique, assignments: fit.changes, call: arguments.values.call))
    }
    let drawsPhones = style.map { $0 != .plot } ?? false
    var recordings = try arguments.recordings(onPhones: drawsPhones)
    if arguments.values.has("fit") { recordings[recordings.count - 1].name += " (fit)" }
    let comparison = HeaderComparison(recordings)
    guard let style else {
      var console = console
      if path != nil { console.usesEmphasis = false }
      return try console.deliver(summary(of: comparison, console), to: path)
    }
    try console.deliver(comparison.svg(style), to: path)
    if path != nil { console.output.write(summary(of: comparison, console)) }
  }

  /// Returns the best fit of the recorded header in the file at `path`.
  private func fit(of path: String) throws(ToolError) -> TechniqueFit {
    let fitter = try HeaderFitter(HeaderRecord(path: path, catalog: tool.catalog), from: path)
    guard let fit = FitRanking(fitter.fitsAtOnce(of: tool.catalog.techniques)).best.first else {
      throw .data("\(printable(path)): no technique moves as this header does; see 'fit'")
    }
    return fit
  }

  /// Returns the numbers of `comparison`, one line for each technique.
  private func summary(of comparison: HeaderComparison, _ console: Console) -> String {
    let columns = SummaryColumn.all
    let headings = [""] + columns.map { $0.name }
    let units = [""] + columns.map { $0.unit }
    let rows = zip(comparison.recordings, comparison.summaries).map { recording, summary in
      [recording.name] + columns.map { $0.text(summary) }
    }
    let texts = HelpPage.columns([headings, units] + rows, endingRightFrom: 1)
      .map { $0.trimmingTrailingSpaces() }
    return
      ([console.emphasized(texts[0]), console.faint(texts[1])] + texts.dropFirst(2))
      .joined(separator: "\n") + "\n"
  }

  var notes: String {
    """
    Without --trace and --gesture, all play the first technique's example. A parameter that several
    techniques have is one option, for all of them.

    \(console.emphasized("The table's columns"))
    \(HelpPage.table(SummaryColumn.all.map { ($0.name, $0.help) }))

    \(GestureSource.notes(console))
    """
  }
}
