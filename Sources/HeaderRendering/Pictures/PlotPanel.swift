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

/// One axis of a plot: which numbers it shows, and where they lie.
struct PlotAxis: Equatable {
  let lowest: Double
  let highest: Double
  /// Round numbers within, rising.
  let ticks: [Double]

  /// An axis from `lowest` to `highest`, widened to round numbers, with about `count` ticks. Where
  /// there is but one number, it lies in the middle.
  init(from lowest: Double, to highest: Double, count: Int) {
    // Numbers so close together that the ticks between them cannot be told apart are one.
    let isWide =
      (highest - lowest).isFinite
      && highest - lowest > 1e-9 * max(lowest.magnitude, highest.magnitude)
    let start = isWide ? lowest : (lowest.isFinite ? lowest.rounded() : 0) - 1
    let span = isWide ? highest - lowest : 2
    let step = PlotAxis.roundStep(span / Double(max(count, 1)))
    let first = (start / step + 1e-9).rounded(.down)
    let last = ((start + span) / step - 1e-9).rounded(.up)
    self.lowest = first * step
    self.highest = last * step
    ticks = stride(from: first, through: last, by: 1).map { $0 * step }
  }

  /// Where `value` lies: 0 at the lowest, 1 at the highest.
  func share(of value: Double) -> Double {
    min(max((value - lowest) / (highest - lowest), 0), 1)
  }

  /// The smallest of 1, 2 or 5 times a power of ten that is not below `step`.
  static func roundStep(_ step: Double) -> Double {
    var power = 1.0
    guard step.isFinite, step > 0 else { return 1 }
    while power * 10 <= step { power *= 10 }
    while power > step { power /= 10 }
    for factor in [1.0, 2, 5] where factor * power >= step * 0.999 { return factor * power }
    return power * 10
  }
}
