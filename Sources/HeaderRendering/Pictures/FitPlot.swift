public import HeaderFit

/// A recorded header and a fitted one over time, with the difference below.
public struct FitPlot {
  private let name: String
  private let times: [Double]
  private let panels: [(heading: String, lines: [[Double]], axis: PlotAxis)]

  private static let left = 52.0
  private static let right = 348.0
  private static let height = 90.0
  private static let step = 134.0

  /// A plot of `record`, and of what the technique `name` shows in each of its rows.
  public init(_ record: HeaderRecord, _ fitted: [HeaderSight?], name: String) {
    self.name = name
    let pairs = zip(record.rows, fitted).compactMap { row, fitted in
      row.header.flatMap { seen in fitted.map { (row.time, seen, $0) } }
    }
    times = pairs.map { $0.0 }
    func panel(_ heading: String, _ lines: [[Double]]) -> (String, [[Double]], PlotAxis) {
      let numbers = lines.flatMap { $0 }
      return (
        heading, lines,
        PlotAxis(from: numbers.min() ?? 0, to: numbers.max() ?? 1, count: 3)
      )
    }
    panels = [
      panel("header's lower edge, pt", [pairs.map { $0.1.maxY }, pairs.map { $0.2.maxY }]),
      panel(
        "header's top edge, pt",
        [
          pairs.map { $0.1.minY ?? $0.2.minY ?? 0 }, pairs.map { $0.2.minY ?? $0.1.minY ?? 0 },
        ]),
      panel("error of the lower edge, pt", [pairs.map { $0.2.maxY - $0.1.maxY }]),
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
      let y = top + Double(index) * FitPlot.step
      let ticks = panel.axis.ticks.map { tick -> Markup in
        let place = y + FitPlot.height * (1 - panel.axis.share(of: tick))
        return """
          <path d="M\(FitPlot.left) \(place)H348" stroke="\(Palette.rule)"/>\
          \(.text(String(number: tick), FitPlot.left - 5, place + 4, 11, Palette.faint, anchor: .end))

          """
      }
      let lines = panel.lines.enumerated().map { number, values -> Markup in
        let pen = PlotPen(number)
        let path = Markup(verbatim: path(values, panel.axis, top: y))
        return """
          <path d="\(path)" fill="none" stroke="\(pen.paint)" stroke-width="1.75"\(pen.dash)/>

          """
      }
      writer.write(
        .text(panel.heading, FitPlot.left, y - 8, 11, Palette.ink, weight: 600) + "\n"
          + Markup(ticks + lines))
    }
    writer.write(
      .text(
        "time, 0 to \(String(number: (times.last ?? 0) / 1000)) s", FitPlot.right, foot + 20, 11,
        Palette.ink, weight: 600, anchor: .end) + "\n")
    return writer.document(
      size: size, title: title,
      description: "The recorded header and the fitted one over time, and their difference.")
  }

  private func path(_ values: [Double], _ axis: PlotAxis, top: Double) -> String {
    let end = max(times.last ?? 1, 1)
    let samples = zip(times, values).map { time, value in
      MotionSample(
        time: FitPlot.left + (FitPlot.right - FitPlot.left) * time / end,
        top + FitPlot.height * (1 - axis.share(of: value)))
    }
    let kept = KeyframeThinning.kept(samples, within: SIMD4(repeating: 0.25))
    var text = ""
    for (index, point) in kept.enumerated() {
      text += index == 0 ? "M" : "L"
      text.append(number: samples[point].time)
      text += " "
      text.append(number: samples[point].numbers.x)
    }
    return text.isEmpty ? "M0 0" : text
  }
}
