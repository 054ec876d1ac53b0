public import HeaderFit

/// A plot of a recorded and a fitted header over time, with their difference below.
public struct FitPlot {
  private let picture: PlotPicture

  /// A plot of `record`, and of the header of the technique `name` in each row.
  public init(_ record: HeaderRecord, _ fitted: [HeaderSight?], name: String) {
    let pairs = zip(record.rows, fitted).compactMap { row, fitted in
      row.header.flatMap { seen in fitted.map { (time: row.time, seen: seen, fitted: $0) } }
    }
    func line(_ number: (HeaderSight, HeaderSight) -> Double) -> PlotPanel.Line {
      [pairs.map { MotionSample(time: $0.time, number($0.seen, $0.fitted)) }]
    }
    picture = PlotPicture(
      name: "h-fit-plot", title: "Recorded, and \(name)",
      description: "The recorded header and the fitted one, and their difference.",
      names: ["recorded", name],
      panels: [
        PlotPanel(
          "header's lower edge, pt", [line { seen, _ in seen.maxY }, line { $1.maxY }]),
        PlotPanel(
          // Where only one top edge is known, both lines show it.
          "header's top edge, pt",
          [line { $0.minY ?? $1.minY ?? 0 }, line { $1.minY ?? $0.minY ?? 0 }]),
        PlotPanel("error of the lower edge, pt", [line { $1.maxY - $0.maxY }]),
      ], time: PlotTime(until: pairs.last?.time ?? 0))
  }

  /// The picture, as a self-contained SVG document.
  public var svg: String { picture.svg }
}
