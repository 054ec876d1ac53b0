import HeaderCore
import HeaderFit
import HeaderFormats
import HeaderRendering
import ScrollSimulator

/// `headers fit FILE [NAME…]`: finds the technique and the parameters of a recorded header.
struct FitCommand: Command {
  let tool: Tool

  let name = "fit"
  let operands = "FILE|- [NAME…] [OPTIONS]"
  let summary = "Find the technique that moves a header as it was recorded."

  private static let style = CommandOption.choice(
    "style", ["table", "plot"], default: "table",
    "A ranking, or the recorded and the fitted header over time.")
  private static let parameters = SimulatorConfiguration.parameters.filter {
    ["content-size", "container-height", "safe-area-top", "mounting"].contains($0.name)
  }

  let options =
    [
      style,
      .output("The file to write, instead of standard output."),
      CommandOption(
        "touches", "FILE",
        "A touch trace, CSV t_ms,phase,x,y, recorded at the same time: when a finger was down."),
    ]
    + CommandOption.all(
      for: parameters, of: SimulatorConfiguration(),
      defaultTexts: [
        "mounting": "inferred from the rows", "safe-area-top": "as recorded, or 0",
        "container-height": "as recorded, or 852", "content-size": "as recorded, or endless",
      ]) + [.help]

  var operandCount: Int { 1 + tool.catalog.techniques.count }

  func run(_ arguments: CommandArguments) throws(ToolError) {
    let values = arguments.values
    guard let path = arguments.operands.first else {
      throw values.usageError(
        "expected a file with a recorded header, or '-' for standard input")
    }
    let named = try arguments.operands.dropFirst().map(technique(named:))
    let techniques = named.isEmpty ? tool.catalog.techniques : named
    let isPlot = try values.value(of: FitCommand.style) == .choice("plot")
    let output = try values.outputPath(isPicture: isPlot)
    let record = try record(path, values)
    let fitter = try HeaderFitter(record, from: path)
    let fits = fitter.fitsAtOnce(of: techniques) {
      console.show(progress: "\($0) of \(techniques.count) techniques")
    }
    console.show(progress: "")
    let ranking = FitRanking(fits)
    let report = FitReport(ranking: ranking, fitter: fitter, record: record, console: console)
    guard isPlot, let fit = ranking.lines.first?.first else {
      return try console.deliver(report.text, to: output)
    }
    let plot = FitPlot(record, fit.sights, name: fit.technique.descriptor.name)
    try console.deliver(plot.svg, to: output)
    if output != nil { console.output.write(report.text) }
  }

  private func record(
    _ path: String, _ values: CommandLineValues
  ) throws(ToolError) -> HeaderRecord {
    var record = try HeaderRecord(path: path, catalog: tool.catalog)
    var screen = SimulatorConfiguration()
    try values.apply(FitCommand.parameters, to: &screen)
    if values.has("content-size") { record.contentSize = screen.contentSize }
    if values.has("container-height") { record.containerHeight = screen.containerHeight }
    if values.has("safe-area-top") { record.safeAreaTop = screen.safeAreaTop }
    if values.has("mounting") { record.mounting = screen.mounting }
    if let path = values.text("touches") { try record.addTouches(path: path) }
    return record
  }

  var notes: String {
    """
    FILE is CSV with a row for each frame and these columns. An empty field means that the value is not
    known.
    \(HelpPage.table([
      ("t_ms", "time in milliseconds"),
      ("content_offset", "the scroll view's content offset in points"),
      ("header_min_y", "the header's top edge, in points from the container's top"),
      ("header_height", "the header's height in points"),
      ("header_max_y", "the header's lower edge, instead of the two columns above"),
      ("phase", "optional; what moved the content: "
        + HeaderRecord.Phase.allCases.map { $0.rawValue }.joined(separator: ", ")),
      ("scroll_view_min_y", "optional; the scroll view's top edge"),
      ("safe_area_top", "optional; in the first row, instead of the option"),
      ("container_height", "the same"),
      ("content_size", "the same"),
    ]))

    FILE can also be a recording, or the output of 'simulate --format csv':

      \(console.program) simulate detents --format csv > seen.csv
      \(console.program) fit seen.csv

    """
  }
}
