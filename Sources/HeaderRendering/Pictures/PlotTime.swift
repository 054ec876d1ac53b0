/// The time of a plot: from the first thing that happens until the header rests, with silences in
/// between made short.
///
///     ├──╱╲──┤ ┊ ├──╲___        ┊ where nothing moved for a while
struct PlotTime {
  /// Milliseconds of the gesture that are shown, the first and the last.
  let start: Double
  /// The same.
  let end: Double
  /// Where silences have been made short.
  let breaks: [TimeCut.Span]
  private let cut: TimeCut
  private let left: Double
  private let right: Double

  /// Milliseconds of silence that are left of a longer one.
  private static let silence = 220.0
  /// Points that a number on the axis has for itself.
  private static let labelWidth = 30.0

  /// The time of `timelines` between two places of a picture.
  init(_ timelines: [Timeline], left: Double, right: Double) {
    self.left = left
    self.right = right
    let longest = timelines.max { $0.end < $1.end }
    // Of several techniques, silent is what is silent in all of them: the one that moves longest.
    cut =
      timelines.count == 1
      ? TimeCut(timelines[0], silence: .everything) { _ in PlotTime.silence }
      : longest.map { PlotTime.sharedCut(timelines, longest: $0) } ?? TimeCut()
    let whole = timelines.reduce(0) { max($0, $1.end) }
    let last = timelines.reduce(0) { max($0, $1.lastHeaderEvent) }
    start = 0
    // As long again as a third of what happened, to see how the content goes on.
    let shownLast = cut.shown(last)
    let room = max(400, shownLast / 3)
    end =
      last > 0 && cut.shown(whole) > shownLast + room
      ? cut.time(shownAt: shownLast + room) : max(whole, 100)
    let (start, end) = (start, end)
    breaks = cut.spans.filter { $0.start > start && $0.end < end }
  }

  private static func sharedCut(_ timelines: [Timeline], longest: Timeline) -> TimeCut {
    timelines.map { TimeCut($0, silence: .everything) { _ in silence } }
      .reduce(nil) { (shared: TimeCut?, cut) in shared?.intersection(cut, leaving: silence) ?? cut }
      ?? TimeCut()
  }

  /// Where `milliseconds` are in the picture.
  func x(_ milliseconds: Double) -> Double {
    let length = cut.shown(end) - cut.shown(start)
    let share = (cut.shown(milliseconds) - cut.shown(start)) / max(length, 1)
    return left + (right - left) * min(max(share, 0), 1)
  }

  /// Round times, in milliseconds, that do not run into each other.
  var ticks: [Double] {
    let shownSeconds = max(cut.shown(end) - cut.shown(start), 1) / 1000
    let step = PlotAxis.roundStep(shownSeconds / 6) * 1000
    var ticks: [Double] = []
    var time = start
    for edge in breaks.map({ ($0.start, $0.end) }) + [(end, end)] {
      var number = (time / step - 1e-9).rounded(.up)
      while number * step <= edge.0 + 1e-6 {
        let tick = number * step
        if ticks.last.map({ x(tick) - x($0) >= PlotTime.labelWidth }) ?? true { ticks.append(tick) }
        number += 1
      }
      time = edge.1
    }
    return ticks
  }
}
