import HeaderCore
import ScrollSimulator

/// Shortens the pauses of a gesture, in which nothing moves.
///
///     gesture   ╱╲______________╱╲
///     picture   ╱╲___╱╲
struct TimeCut {
  /// A pause that is shown in less time.
  struct Span: Equatable {
    let start: Double
    let end: Double
    /// Its start in the picture.
    let shownStart: Double
    /// Its duration in the picture, in milliseconds.
    let shownDuration: Double
  }

  /// The pauses in order.
  private(set) var spans: [Span] = []

  /// Shortens the pauses of `timelines`, in which no finger is down and no visible header moves, to the milliseconds
  /// that `limit` returns for their start. Before `contentFrom` the content may move in a pause; from then on, content
  /// that moves ends it. O(n log n).
  init(
    _ timelines: [Timeline], contentFrom: Double = .infinity, limit: (_ time: Double) -> Double
  ) {
    var busy = timelines.flatMap { $0.busySpans(contentFrom: contentFrom) }
    let end = timelines.map { $0.end }.min() ?? 0
    busy.append((end, end))
    busy.sort { $0.start < $1.start }
    var time = timelines.reduce(0) { max($0, $1.frames[0].time) }
    // The removed time, in milliseconds.
    var saved = 0.0
    for span in busy {
      let (stop, shown) = (min(span.start, end), limit(time))
      if stop - time > shown {
        spans.append(
          Span(start: time, end: stop, shownStart: time - saved, shownDuration: shown))
        saved += stop - time - shown
      }
      time = max(time, span.end)
    }
  }

  /// Returns the time of the gesture that is shown at `shown`.
  func time(shownAt shown: Double) -> Double {
    guard let span = spans.last(where: { $0.shownStart <= shown }) else { return shown }
    let rest = shown - span.shownStart - span.shownDuration
    guard rest < 0 else { return span.end + rest }
    return span.end + rest / span.shownDuration * (span.end - span.start)
  }

  /// Returns when `time` is shown.
  func shown(_ time: Double) -> Double {
    guard let span = spans.last(where: { $0.start <= time }) else { return time }
    guard time < span.end else { return span.shownStart + span.shownDuration + time - span.end }
    return span.shownStart + span.shownDuration * (time - span.start) / (span.end - span.start)
  }
}

extension Timeline {
  /// The time of the last event of the header or the finger, in milliseconds.
  var lastHeaderEvent: Double {
    var last = finger.last?.time ?? 0
    var index = frames.count - 1
    while index > 0, isHeaderStill(from: frames[index - 1], to: frames[index]) { index -= 1 }
    if index > 0 { last = max(last, frames[index].time) }
    return last
  }

  /// Returns when a finger is down, lists slide, or the visible header moves; from `contentFrom` on, also when
  /// the content moves.
  fileprivate func busySpans(contentFrom: Double) -> [(start: Double, end: Double)] {
    var busy = recording.swipes.map { (start: $0.time, end: $0.time + $0.duration) }
    let ends = finger.dropFirst().map { $0.time } + [end]
    for (sample, end) in zip(finger, ends) where sample.isDown && end > sample.time {
      busy.append((sample.time, end))
    }
    for (frame, next) in zip(frames, frames.dropFirst())
    where !isHeaderStill(from: frame, to: next)
      || frame.time >= contentFrom && !frame.looksLike(next)
    {
      busy.append((frame.time, next.time))
    }
    return busy
  }

  /// Returns whether header and bar look the same in both frames.
  fileprivate func isHeaderStill(from frame: HeaderFrame, to next: HeaderFrame) -> Bool {
    let (one, two) = (frame.layout, next.layout)
    if frame.barMinY != next.barMinY { return false }
    if heightInSight(in: frame) <= 0, heightInSight(in: next) <= 0 { return true }
    return (one.headerMinY - two.headerMinY).magnitude < 1e-6
      && (one.headerMaxY - two.headerMaxY).magnitude < 1e-6
  }
}

extension HeaderFrame {
  /// Returns whether header and content look the same as in `other`.
  fileprivate func looksLike(_ other: HeaderFrame) -> Bool {
    layout == other.layout && contentTop == other.contentTop && contentSize == other.contentSize
      && page == other.page
  }
}
