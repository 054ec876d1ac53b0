import HeaderCore
import ScrollSimulator

/// A panel of a plot: one number of every technique over the shared time.
struct PlotPanel {
  /// A line in pieces without gaps, with times in milliseconds.
  typealias Line = [[MotionSample]]

  let heading: String
  let lines: [Line]
  let axis: PlotAxis

  init(_ heading: String, _ lines: [Line], axis: PlotAxis? = nil) {
    self.heading = heading
    self.lines = lines
    let numbers = lines.joined().joined().map { $0.number }
    self.axis = axis ?? PlotAxis(from: numbers.min() ?? 0, to: numbers.max() ?? 1, count: 3)
  }

  /// Returns the panels of a plot, top to bottom.
  static func panels(of timelines: [Timeline], until end: Double) -> [PlotPanel] {
    func panel(
      _ heading: String, axis: PlotAxis? = nil, _ number: (Timeline, HeaderFrame) -> Double
    ) -> PlotPanel {
      let lines = timelines.map { timeline in
        var samples = timeline.frames.prefix { $0.time <= end }
          .map { MotionSample(time: $0.time, number(timeline, $0)) }
        if var last = samples.last, last.time < end {
          last.time = end
          samples.append(last)
        }
        return [samples]
      }
      return PlotPanel(heading, lines, axis: axis)
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
    let finger = timelines.prefix(1).map { timeline in
      timeline.touches.map { touch in
        timeline.finger[touch].prefix { $0.time <= end }
          .map { MotionSample(time: $0.time, $0.y) }
      }
    }
    return panels + [PlotPanel("finger, pt from the top", finger)]
  }
}
