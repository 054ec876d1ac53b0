public import HeaderFit

/// A recorded header and a fitted one over time, with the difference below.
public struct FitPlot {
  private let name: String
  /// Milliseconds to the last row.
  private let end: Double
  private let panels: [PlotPanel]

  private static let left = 52.0
  private static let right = 348.0
  private static let height = 90.0
  private static let step = 134.0

  /// A plot of `record`, and of what the technique `name` shows in each of its rows.
  public init(_ record: HeaderRecord, _ fitted: [HeaderSight?], name: String) {
    self.name = name
    let pairs = zip(record.rows, fitted).compactMap { row, fitted in
      row.header.flatMap { seen in fitted.map { (time: row.time, seen: seen, fitted: $0) } }
    }
    end = max(pairs.last?.time ?? 1, 1)
    func series(_ number: (HeaderSight, HeaderSight) -> Double) -> PlotSeries {
      PlotSeries(pairs.map { MotionSample(time: $0.time, number($0.seen, $0.fitted)) })
    }
    panels = [
      PlotPanel("header's lower edge, pt", [series { seen, _ in seen.maxY }, series { $1.maxY }]),
      PlotPanel(
        "header's top edge, pt",
        [series { $0.minY ?? $1.minY ?? 0 }, series { $1.minY ?? $0.minY ?? 0 }]),
      PlotPanel("error of the lower edge, pt", [series { $1.maxY - $0.maxY }]),
    ]
  }

  /// The picture: one SVG document that needs nothing but itself.
  public var svg: String {
    var writer = SVGWriter(name: "h-fit-plot")
    let legend = PlotLegend(names: ["recorded", name], phases: [])
    let top = 70 + legend.height
    let foot = top + Double(panels.count) * FitPlot.step - 44
    let size = Size(width: 360, height: foot + 44)
    let title = "Recorded, and \(name)"
    writer.write("\(.ground(size))\(.heading(title))\n\(legend.markup.at(12, 40))\n")
    for (index, panel) in panels.enumerated() {
      writer.write(
        panel.markup(
          top: top + Double(index) * FitPlot.step, height: FitPlot.height, left: FitPlot.left
        ) { FitPlot.left + (FitPlot.right - FitPlot.left) * $0 / end })
    }
    writer.write(
      .text(
        "time, 0 to \(String(number: end / 1000)) s", FitPlot.right, foot + 20, 11,
        Palette.ink, weight: 600, anchor: .end) + "\n")
    return writer.document(
      size: size, title: title,
      description: "The recorded header and the fitted one over time, and their difference.")
  }
}
