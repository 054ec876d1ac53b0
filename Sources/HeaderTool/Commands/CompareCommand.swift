import HeaderCore
import HeaderFit
import HeaderFormats
import HeaderRendering

/// `headers compare NAME NAME…`: plays one gesture to several techniques, or its own example to each,
/// and sets them side by side.
struct CompareCommand: Command {
  let catalog: HeaderCatalog
  let scenes: [String: HeaderScene]
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
      CommandOption(
        "fit", .text(placeholder: "FILE"),
        "Add the technique that moves like the header recorded in FILE, with its parameters, as 'fit' "
          + "finds it; one NAME is enough then."),
    ] + GestureSource.options + SimulationOptions.all + [.help]

  private static let parameterNote =
    "A parameter that several of them have is one flag, for all of them.\n\n"

  func run(_ arguments: [String]) throws(ToolError) {
    let least = arguments.contains { $0 == "--fit" || $0.hasPrefix("--fit=") } ? 1 : 2
    guard
      var arguments = try TechniqueArguments(
        arguments, for: self, catalog: catalog, count: least...max(2, catalog.techniques.count),
        notes: CompareCommand.parameterNote + SummaryTable.notes(console) + "\n"
          + GestureSource.notes(console))
    else { return }
    let style: HeaderComparison.Style? = try arguments.values.choice(
      of: CompareCommand.style, command: arguments.command)
    let path = try arguments.outputPath(isPicture: style != nil)
    if let file = arguments.values.text("fit") {
      arguments.techniques.append(TunedTechnique(try fit(of: file), command: arguments.command))
    }
    let comparison = HeaderComparison(try arguments.recordings(console, scenes: scenes))
    guard let style else {
      var console = console
      if path != nil { console.usesEmphasis = false }
      try console.deliver(SummaryTable(comparison).text(console), to: path)
      return
    }
    try console.deliver(comparison.svg(style), to: path)
    if path != nil {
      console.output.write(SummaryTable(comparison).text(console))
    }
  }

  /// The fit of the header that was recorded in the file at `path`.
  private func fit(of path: String) throws(ToolError) -> TechniqueFit {
    let record = try SeenHeaderFile.record(path: path, catalog: catalog)
    let fitter = try HeaderFitter(record, from: path)
    guard let fit = FitRanking(fitter.fitsAtOnce(of: catalog.techniques)).best.first else {
      throw .data("\(printable(path)): no technique moves as this header does; see 'fit'")
    }
    return fit
  }
}
