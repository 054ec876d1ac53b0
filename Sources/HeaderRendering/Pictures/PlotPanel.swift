import HeaderCore

/// One number of a gesture over time, as points that lines join.
struct PlotSeries: Equatable {
  /// Pieces without a gap in them; times in milliseconds.
  let pieces: [[MotionSample]]

  /// The time until `end` in one piece.
  init(_ timeline: Timeline, until end: Double, _ number: (HeaderFrame) -> Double) {
    var samples = timeline.frames.prefix { $0.time <= end }
      .map { MotionSample(time: $0.time, number($0)) }
    if var last = samples.last, last.time < end {
      last.time = end
      samples.append(last)
    }
    pieces = [samples]
  }

  /// The finger's y until `end`, with a gap wherever none is down.
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

  /// Every number that occurs.
  var numbers: [Double] { pieces.flatMap { $0.map { $0.numbers.x } } }
}

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
    return [
      panel("content offset, pt") { $1.contentOffset },
      panel("header in sight, pt") { $0.heightInSight(in: $1) },
      PlotPanel(
        "collapsed fraction, 0 to 1",
        timelines.map { PlotSeries($0, until: end) { $0.layout.collapsedFraction } },
        axis: PlotAxis(from: 0, to: 1, count: 2)),
      // One gesture is played to all of them.
      PlotPanel(
        "finger, pt from the top", timelines.prefix(1).map { PlotSeries(fingerOf: $0, until: end) }),
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
