import Foundation
import HeaderCore
import HeaderFit
import HeaderFormats
import HeaderRendering

/// `headers fit FILE [NAME…]`: finds the technique and the parameters that move a header as it was
/// recorded.
struct FitCommand: Command {
  let catalog: HeaderCatalog
  let console: Console

  let name = "fit"
  let operands = "FILE|- [NAME…] [OPTIONS]"
  let summary = "Find the technique that moves a header as it was recorded."

  private static let style = HeaderParameterDescription(
    choice: "style", ["table", "plot"], default: "table",
    "A ranking, or the recorded and the fitted header over time.")
  private static let mounting = HeaderParameterDescription(
    choice: "mounting", HeaderMounting.allCases.map { $0.rawValue }, default: "beside",
    "Whether the scroll view lay beside the header or under it.")
  private static let safeArea = length("safe-area-top", 0, "Safe area at the top.")
  private static let container = length(
    "container-height", 852, "Height that the header and the scroll view share.")
  private static let content = length("content-size", 0, "Height of the content.")

  let options = [
    CommandOption(style),
    .output("Where to write, -o for short; standard output without it."),
    CommandOption(
      "touches", .text(placeholder: "FILE"),
      "A touch trace, CSV t_ms,phase,x,y, that was recorded with it: when a finger was down."),
    CommandOption(mounting, defaultText: "as the rows tell"), CommandOption(safeArea),
    CommandOption(container, defaultText: "as recorded, or 852"),
    CommandOption(content, defaultText: "long"), .help,
  ]

  private static func length(
    _ name: String, _ value: Double, _ help: String
  ) -> HeaderParameterDescription {
    HeaderParameterDescription(
      name: name, unit: "pt", domain: .range(minimum: 0, maximum: 1_000_000_000),
      defaultValue: .number(value), help: help)
  }

  func run(_ arguments: [String]) throws(ToolError) {
    guard
      let values = try valuesOrHelp(arguments, count: 1 + catalog.techniques.count, notes: notes)
    else { return }
    guard let path = values.operands.first else {
      throw .usage(
        "expected a file with what was seen of a header, or '-' for standard input", command: call)
    }
    var techniques: [HeaderTechnique] = []
    for name in values.operands.dropFirst() {
      techniques.append(try catalog.technique(in: [name], command: call, console))
    }
    let isPlot = try values.value(of: FitCommand.style, command: call) == .choice("plot")
    if isPlot, let output = values.outputPath, !output.lowercased().hasSuffix(".svg") {
      throw .usage("a picture is SVG; \(quoted(output)) should end in .svg", command: call)
    }
    var record = try record(path, values)
    if let path = values.text("touches") {
      record.fingers = try SeenHeaderFile.fingers(path: path)
    }
    let fitter = try HeaderFitter(record, from: path)
    let ranking = FitRanking(fits(of: techniques.isEmpty ? catalog.techniques : techniques, fitter))
    if isPlot, let fit = ranking.lines.first?.first {
      let plot = FitPlot(record, fit.sights, name: fit.technique.descriptor.name)
      try console.deliver(plot.svg, to: values.outputPath)
      guard values.outputPath != nil else { return }
      console.output.write(FitReport(ranking, fitter, record, console).text)
      return
    }
    try console.deliver(FitReport(ranking, fitter, record, console).text, to: values.outputPath)
  }

  private func record(
    _ path: String, _ values: CommandLineValues
  ) throws(ToolError) -> HeaderRecord {
    var record = try SeenHeaderFile.record(path: path, catalog: catalog)
    record.mounting = try values.choice(of: FitCommand.mounting, command: call)
    func number(_ option: HeaderParameterDescription) throws(ToolError) -> Double? {
      guard case .number(let number) = try values.value(of: option, command: call) else {
        return nil
      }
      return number
    }
    record.safeAreaTop = try number(FitCommand.safeArea) ?? record.safeAreaTop
    record.containerHeight = try number(FitCommand.container) ?? record.containerHeight
    record.contentSize = try number(FitCommand.content) ?? record.contentSize
    return record
  }

  /// The fit of each of `techniques`, as many at once as there are cores.
  private func fits(of techniques: [HeaderTechnique], _ fitter: HeaderFitter) -> [TechniqueFit] {
    defer { if console.isWatched { console.show(progress: "") } }
    var fits: [TechniqueFit] = []
    let width = 2 * ProcessInfo.processInfo.activeProcessorCount
    while fits.count < techniques.count {
      if console.isWatched {
        console.show(progress: "\(fits.count) of \(techniques.count) techniques")
      }
      let some = Array(techniques[fits.count..<min(techniques.count, fits.count + width)])
      fits += fitter.fitsAtOnce(of: some)
    }
    return fits
  }

  private var notes: String {
    """
    A file is CSV with the columns t_ms,content_offset,header_min_y,header_height, in points and
    milliseconds from the container's top, one row for each frame. header_max_y may stand for the
    last two. What is empty was not seen. Two more columns help where they are known:
    \(HelpPage.table([
      ("phase", "what moved the content: "
        + HeaderRecord.Phase.allCases.map { $0.rawValue }.joined(separator: ", ")),
      ("scroll_view_min_y", "where the scroll view begins"),
    ]))

    Recordings, and rows that 'simulate --format csv' prints, are read as well.

      \(console.program) simulate detents --format csv > seen.csv
      \(console.program) fit seen.csv

    """
  }
}
