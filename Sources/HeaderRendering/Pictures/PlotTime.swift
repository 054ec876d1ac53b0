/// The time of a plot: from the first thing that happens until the header rests, and quicker where it
/// stands still in between, however long the content goes on.
///
///     ├──╱╲──┤ ┊ ├──╲___        ┊ where the header stood still for a while
struct PlotTime {
  /// Milliseconds of the gesture that are shown.
  let end: Double
  /// Where time runs quicker.
  let breaks: [TimeCut.Span]
  private let cut: TimeCut

  /// Milliseconds that are left of a longer while in which the header stands still.
  private static let silence = 300.0
  /// Points that a number on the axis has for itself.
  private static let labelWidth = 30.0

  /// All the time until `end`.
  init(until end: Double) {
    (self.end, breaks, cut) = (max(end, 1), [], TimeCut([]) { _ in 0 })
  }

  /// The time of `timelines`.
  init(_ timelines: [Timeline]) {
    let whole = timelines.reduce(0) { max($0, $1.end) }
    let last = timelines.reduce(0) { max($0, $1.lastHeaderEvent) }
    // Of several headers, where all of them stand still. What the content does when they have come to
    // their rest is shown as it is.
    cut = TimeCut(timelines, contentFrom: last) { _ in PlotTime.silence }
    // As long again as a third of what happened, to see how the content goes on.
    let shownLast = cut.shown(last)
    let room = max(400, shownLast / 3)
    end =
      last > 0 && cut.shown(whole) > shownLast + room
      ? cut.time(shownAt: shownLast + room) : max(whole, 100)
    let end = end
    breaks = cut.spans.filter { $0.start > 0 && $0.end < end }
  }

  /// Returns where `milliseconds` are: 0 at the beginning, 1 at the end.
  func share(of milliseconds: Double) -> Double {
    min(max(cut.shown(milliseconds) / max(cut.shown(end), 1), 0), 1)
  }

  /// Returns round times, in milliseconds, that do not run into each other on an axis `width` points long.
  func ticks(across width: Double) -> [Double] {
    let step = PlotAxis.roundStep(max(cut.shown(end), 1) / 6000) * 1000
    var ticks: [Double] = []
    var time = 0.0
    for (start, next) in breaks.map({ ($0.start, $0.end) }) + [(end, end)] {
      let first = (time / step - 1e-9).rounded(.up)
      // About six have room; far more at once are of a time too long for its steps.
      for index in 0..<20 where (first + Double(index)) * step <= start + 1e-6 {
        let tick = (first + Double(index)) * step
        let room = ticks.last.map { (share(of: tick) - share(of: $0)) * width } ?? .infinity
        if room >= PlotTime.labelWidth { ticks.append(tick) }
      }
      time = next
    }
    return ticks
  }
}
