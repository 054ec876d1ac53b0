import HeaderCore
import ScrollSimulator

/// Takes time out of a gesture in which nothing happens that a picture is about.
///
///     gesture   ▁▁▂▅█████████████████████▅▂▁▁
///     picture   ▁▁▂▅███▅▂▁▁                      the same, and quicker over what stands still
struct TimeCut {
  /// A while that is shown in less time than it took.
  struct Span: Equatable {
    let start: Double
    let end: Double
    /// Where it begins in the picture.
    let shownStart: Double
    /// Milliseconds that it has there.
    let shownDuration: Double
  }

  /// In the order of their times.
  private(set) var spans: [Span] = []
  /// Milliseconds that are taken away.
  private var saved = 0.0

  /// Leaves `shown` milliseconds of a silence, if it is longer.
  private mutating func cut(from start: Double, to end: Double, leaving shown: Double) {
    guard end - start > shown else { return }
    spans.append(
      Span(start: start, end: end, shownStart: start - saved, shownDuration: shown))
    saved += end - start - shown
  }

  /// A cut of `timelines` that gives each silence, in which no finger is down and what is seen of every
  /// header stands still, as many milliseconds as `limit` says of its beginning. From `contentFrom` on,
  /// the content stands still in a silence as well. O(n log n).
  init(
    _ timelines: [Timeline], contentFrom: Double = .infinity, limit: (_ time: Double) -> Double
  ) {
    var busy = timelines.flatMap { $0.busySpans(contentFrom: contentFrom) }
    let end = timelines.map { $0.end }.min() ?? 0
    busy.append((end, end))
    busy.sort { $0.start < $1.start }
    var time = timelines.reduce(0) { max($0, $1.frames[0].time) }
    for span in busy {
      cut(from: time, to: min(span.start, end), leaving: limit(time))
      time = max(time, span.end)
    }
  }

  /// Returns the moment of the gesture that is shown at `shown`.
  func time(shownAt shown: Double) -> Double {
    guard let span = spans.last(where: { $0.shownStart <= shown }) else { return shown }
    let rest = shown - span.shownStart - span.shownDuration
    guard rest < 0 else { return span.end + rest }
    return span.end + rest / span.shownDuration * (span.end - span.start)
  }

  /// Returns the moment of the picture at which `time` is shown.
  func shown(_ time: Double) -> Double {
    guard let span = spans.last(where: { $0.start <= time }) else { return time }
    guard time < span.end else { return span.shownStart + span.shownDuration + time - span.end }
    return span.shownStart + span.shownDuration * (time - span.start) / (span.end - span.start)
  }
}

extension Timeline {
  /// Milliseconds to the last thing that happens to the header, or that a finger does.
  var lastHeaderEvent: Double {
    var last = finger.last?.time ?? 0
    var index = frames.count - 1
    while index > 0, isSilent(from: frames[index - 1], to: frames[index]) { index -= 1 }
    if index > 0 { last = max(last, frames[index].time) }
    return last
  }

  /// When a finger is down, lists slide, or what is seen of the header moves; from `contentFrom` on, also
  /// when the content moves.
  fileprivate func busySpans(contentFrom: Double) -> [(start: Double, end: Double)] {
    var busy = swipes.map { (start: $0.time, end: $0.time + $0.duration) }
    let ends = finger.dropFirst().map { $0.time } + [end]
    for (sample, end) in zip(finger, ends) where sample.isDown && end > sample.time {
      busy.append((sample.time, end))
    }
    for (frame, next) in zip(frames, frames.dropFirst())
    where !isSilent(from: frame, to: next)
      || frame.time >= contentFrom && !frame.shows(whatIsSeenOf: next)
    {
      busy.append((frame.time, next.time))
    }
    return busy
  }

  fileprivate func isSilent(from frame: HeaderFrame, to next: HeaderFrame) -> Bool {
    let (one, two) = (frame.layout, next.layout)
    if frame.barMinY != next.barMinY { return false }
    if heightInSight(in: frame) <= 0, heightInSight(in: next) <= 0 { return true }
    return (one.headerMinY - two.headerMinY).magnitude < 1e-6
      && (one.headerMaxY - two.headerMaxY).magnitude < 1e-6
  }
}

extension HeaderFrame {
  /// Whether header and content are where they are in `other`.
  fileprivate func shows(whatIsSeenOf other: HeaderFrame) -> Bool {
    layout == other.layout && contentTop == other.contentTop && contentSize == other.contentSize
      && page == other.page
  }
}
