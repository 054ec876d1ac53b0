import HeaderCore

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

  /// A cut that takes nothing away.
  init() {}

  /// Leaves `shown` milliseconds of a silence, if it is longer.
  private mutating func cut(from start: Double, to end: Double, leaving shown: Double) {
    guard end - start > shown else { return }
    spans.append(
      Span(start: start, end: end, shownStart: start - saved, shownDuration: shown))
    saved += end - start - shown
  }

  /// What both take away, of which `shown` milliseconds are left each time.
  func intersection(_ other: TimeCut, leaving shown: Double) -> TimeCut {
    var both = TimeCut()
    var (one, two) = (spans[...], other.spans[...])
    while let first = one.first, let second = two.first {
      let (start, end) = (max(first.start, second.start), min(first.end, second.end))
      if start < end { both.cut(from: start, to: end, leaving: shown) }
      if first.end < second.end { one.removeFirst() } else { two.removeFirst() }
    }
    return both
  }

  /// A cut of `timeline` that gives each silence, in which no finger is down and what is seen of the
  /// header stands still, as many milliseconds as `limit` says of the header at its beginning. From
  /// `contentFrom` on, the content stands still in a silence as well.
  init(
    _ timeline: Timeline, contentFrom: Double = .infinity, limit: (HeaderFrame) -> Double
  ) {
    var open: (start: Double, frame: HeaderFrame)?
    func close(at end: Double) {
      guard let silence = open else { return }
      open = nil
      cut(from: silence.start, to: end, leaving: limit(silence.frame))
    }
    var finger = timeline.finger[...]
    var isDown = false
    var swipes = timeline.swipes[...]
    var frames = timeline.frames
    if var last = frames.last, last.time < timeline.end {
      last.time = timeline.end
      frames.append(last)
    }
    for (frame, next) in zip(frames, frames.dropFirst()) {
      // Moments between the two frames at which a finger comes or goes.
      var start = frame.time
      let isStill =
        timeline.isSilent(from: frame, to: next)
        && (frame.time < contentFrom || frame.shows(whatIsSeenOf: next))
      repeat {
        while let sample = finger.first, sample.time <= start {
          isDown = sample.isDown
          finger.removeFirst()
        }
        while let swipe = swipes.first, swipe.time + swipe.duration <= start {
          swipes.removeFirst()
        }
        var end = min(next.time, finger.first?.time ?? .infinity)
        var isSwiped = false
        if let swipe = swipes.first {
          isSwiped = swipe.time <= start
          end = min(end, isSwiped ? swipe.time + swipe.duration : swipe.time)
        }
        if isStill, !isDown, !isSwiped {
          if open == nil { open = (start, frame) }
        } else {
          close(at: start)
        }
        start = end
      } while start < next.time
    }
    close(at: frames.last?.time ?? 0)
  }

  /// The moment of the gesture that is shown at `shown`.
  func time(shownAt shown: Double) -> Double {
    guard let span = spans.last(where: { $0.shownStart <= shown }) else { return shown }
    let rest = shown - span.shownStart - span.shownDuration
    guard rest < 0 else { return span.end + rest }
    return span.end + rest / span.shownDuration * (span.end - span.start)
  }

  /// The moment of the picture at which `time` is shown.
  func shown(_ time: Double) -> Double {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return time }
    let span = spans[low - 1]
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

  fileprivate func isSilent(from frame: HeaderFrame, to next: HeaderFrame) -> Bool {
    let (one, two) = (frame.layout, next.layout)
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
