/// The time of a plot: from the first event until the header rests, shortened where the header stands still,
/// however long the content moves.
///
///     ├──╱╲──┤ ┊ ├──╲___        ┊ where the header stood still for a while
struct PlotTime {
  /// The shown duration of the gesture, in milliseconds.
  let end: Double
  /// The times where it is shortened.
  let breaks: [TimeCut.Span]
  private let cut: TimeCut

  /// The milliseconds to which a longer pause of the header is shortened.
  private static let shownPause = 300.0
  /// The width of a number on the axis, in points.
  private static let labelWidth = 30.0

  /// The unshortened time until `end`.
  init(until end: Double) {
    (self.end, breaks, cut) = (max(end, 1), [], TimeCut([]) { _ in 0 })
  }

  /// The time of `timelines`.
  init(_ timelines: [Timeline]) {
    let whole = timelines.reduce(0) { max($0, $1.end) }
    let last = timelines.reduce(0) { max($0, $1.lastHeaderEvent) }
    // With several headers, where all of them stand still. The time after their rest is not shortened.
    cut = TimeCut(timelines, contentFrom: last) { _ in PlotTime.shownPause }
    // A third longer than the events, to show how the content continues.
    let shownLast = cut.shown(last)
    let room = max(400, shownLast / 3)
    end =
      last > 0 && cut.shown(whole) > shownLast + room
      ? cut.time(shownAt: shownLast + room) : max(whole, 100)
    let end = end
    breaks = cut.spans.filter { $0.start > 0 && $0.end < end }
  }

  /// Returns the place of `milliseconds`, from 0 at the start to 1 at the end.
  func share(of milliseconds: Double) -> Double {
    min(max(cut.shown(milliseconds) / max(cut.shown(end), 1), 0), 1)
  }

  /// Returns round times in milliseconds that do not overlap on an axis `width` points long.
  func ticks(across width: Double) -> [Double] {
    let step = PlotAxis.roundStep(max(cut.shown(end), 1) / 6000) * 1000
    var ticks: [Double] = []
    var time = 0.0
    for (start, next) in breaks.map({ ($0.start, $0.end) }) + [(end, end)] {
      let first = (time / step - 1e-9).rounded(.up)
      // There is room for about six; far more means a time that is too long for its steps.
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
