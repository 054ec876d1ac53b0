import HeaderCore
import ScrollSimulator

/// A panel of a plot: one number of every technique over the shared time.
struct PlotPanel {
  let heading: String
  let series: [PlotSeries]
  let axis: PlotAxis

  /// Returns the panels of a plot, top to bottom.
  static func panels(of timelines: [Timeline], until end: Double) -> [PlotPanel] {
    func panel(
      _ heading: String, axis: PlotAxis? = nil, _ number: (Timeline, HeaderFrame) -> Double
    ) -> PlotPanel {
      let series = timelines.map { timeline in
        PlotSeries(timeline, until: end) { number(timeline, $0) }
      }
      return PlotPanel(heading, series, axis: axis)
    }
    var panels = [
      panel("content offset, pt") { $1.contentOffset },
      panel("header in sight, pt") { $0.heightInSight(in: $1) },
      panel("collapsed fraction, 0 to 1", axis: PlotAxis(from: 0, to: 1, count: 2)) {
        $1.layout.collapsedFraction
      },
    ]
    if timelines.contains(where: { $0.frames.contains { $0.barMinY != nil } }) {
      panels.append(
        panel("bar's top edge, pt") { $1.barMinY ?? $1.environment.containerHeight })
    }
    // All techniques have the same finger.
    let finger = timelines.prefix(1).map { PlotSeries(fingerOf: $0, until: end) }
    return panels + [PlotPanel("finger, pt from the top", finger)]
  }

  init(_ heading: String, _ series: [PlotSeries], axis: PlotAxis? = nil) {
    self.heading = heading
    self.series = series
    let numbers = series.flatMap { $0.numbers }
    self.axis =
      axis ?? PlotAxis(from: numbers.min() ?? 0, to: numbers.max() ?? 1, count: 3)
  }

  /// Half a pixel at twice the size.
  private static let tolerance = 0.25

  /// Returns the panel, `height` points high from `top`, beside numbers that end at `left`. `x` returns the place
  /// of a time. A line that all techniques share has a neutral colour.
  func markup(
    top: Double, height: Double, left: Double, isShared: Bool = false, x: (Double) -> Double
  ) -> Markup {
    func y(_ value: Double) -> Double { top + height * (1 - axis.share(of: value)) }
    let ticks = axis.ticks.map { tick -> Markup in
      """
      <path d="M\(left) \(y(tick))H348" stroke="\(Palette.rule)"/>\
      \(.text(String(number: tick), left - 5, y(tick) + 4, 11, Palette.faint, anchor: .end))

      """
    }
    let lines = series.enumerated().map { index, series -> Markup in
      let pen = PlotPen(index)
      var path = ""
      for piece in series.pieces {
        let points = piece.map { MotionSample(time: x($0.time), y($0.numbers.x)) }
        let kept = KeyframeThinning.kept(points, within: SIMD4(repeating: PlotPanel.tolerance))
        for (index, point) in kept.enumerated() {
          path += (index == 0 ? "M" : "L") + String(number: points[point].time)
          path += " " + String(number: points[point].numbers.x)
        }
      }
      return """
        <path d="\(Markup(verbatim: path.isEmpty ? "M\(String(number: left)) 0" : path))" fill="none" \
        stroke="\(isShared ? Palette.ink : pen.paint)" stroke-width="1.75" stroke-linejoin="round" \
        stroke-linecap="round"\(pen.dash)/>

        """
    }
    return Markup(
      ticks + [.text(heading, left, top - 6, 11, Palette.ink, weight: 600), "\n"] + lines)
  }
}

/// A number of a gesture over time, as points that are joined by lines.
struct PlotSeries {
  /// Pieces without gaps, with times in milliseconds.
  let pieces: [[MotionSample]]

  /// All numbers.
  var numbers: [Double] { pieces.flatMap { $0.map { $0.numbers.x } } }
}

extension PlotSeries {
  /// A number until `end`, in one piece.
  init(_ timeline: Timeline, until end: Double, _ number: (HeaderFrame) -> Double) {
    var samples = timeline.frames.prefix { $0.time <= end }
      .map { MotionSample(time: $0.time, number($0)) }
    if var last = samples.last, last.time < end {
      last.time = end
      samples.append(last)
    }
    pieces = [samples]
  }

  /// The finger's y until `end`, with gaps while none is down.
  init(fingerOf timeline: Timeline, until end: Double) {
    var pieces: [[MotionSample]] = []
    var isDown = false
    for sample in timeline.finger where sample.time <= end {
      if sample.isDown, !isDown { pieces.append([]) }
      if isDown || sample.isDown, !pieces.isEmpty {
        pieces[pieces.count - 1].append(MotionSample(time: sample.time, sample.y))
      }
      isDown = sample.isDown
    }
    self.pieces = pieces
  }
}
