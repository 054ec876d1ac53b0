import HeaderCore

/// One number of a gesture over time, as points that lines join.
struct PlotSeries: Equatable {
  /// Pieces without a gap in them; times in milliseconds.
  let pieces: [[MotionSample]]

  /// `samples` in one piece.
  init(_ samples: [MotionSample]) {
    pieces = [samples]
  }

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
