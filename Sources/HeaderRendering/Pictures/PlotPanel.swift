import HeaderCore

/// One of a plot's panels: the same number of every technique over the shared time.
struct PlotPanel {
  let heading: String
  let series: [PlotSeries]
  let axis: PlotAxis

  /// The panels of a plot, from top to bottom.
  static func panels(of timelines: [Timeline], until end: Double) -> [PlotPanel] {
    func panel(_ heading: String, _ number: (Timeline, HeaderFrame) -> Double) -> PlotPanel {
      let series = timelines.map { timeline in
        PlotSeries(timeline, until: end) { number(timeline, $0) }
      }
      return PlotPanel(heading, series)
    }
    let hasBar = timelines.contains { $0.frames.contains { $0.barMinY != nil } }
    let bar = panel("bar's top edge, pt") { $1.barMinY ?? $1.environment.containerHeight }
    return [
      panel("content offset, pt") { $1.contentOffset },
      panel("header in sight, pt") { $0.heightInSight(in: $1) },
      PlotPanel(
        "collapsed fraction, 0 to 1",
        timelines.map { PlotSeries($0, until: end) { $0.layout.collapsedFraction } },
        axis: PlotAxis(from: 0, to: 1, count: 2)),
    ] + (hasBar ? [bar] : []) + [
      // One gesture is played to all of them.
      PlotPanel(
        "finger, pt from the top", timelines.prefix(1).map { PlotSeries(fingerOf: $0, until: end) })
    ]
  }

  private init(_ heading: String, _ series: [PlotSeries], axis: PlotAxis? = nil) {
    self.heading = heading
    self.series = series
    let numbers = series.flatMap { $0.numbers }
    self.axis =
      axis ?? PlotAxis(from: numbers.min() ?? 0, to: numbers.max() ?? 1, count: 3)
  }
}
