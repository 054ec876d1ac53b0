import HeaderCore

/// The frames of a recording on one line of time, ready to be joined by straight lines.
struct Timeline {
  /// Milliseconds that a picture rests on the last frame before it begins again.
  static let pause = 900.0

  /// Rising times. Where nothing happens for a while, a frame stands at both ends of the while.
  let frames: [HeaderFrame]
  /// The finger, in the same way.
  let finger: [FingerSample]
  /// Milliseconds from the beginning to the last thing that happens.
  let end: Double

  init(_ recording: HeaderRecording) {
    let step = recording.frameDuration
    var frames: [HeaderFrame] = []
    for frame in recording.frames {
      if var held = frames.last, frame.time - held.time > 1.5 * step {
        held.time = frame.time - step
        frames.append(held)
      }
      frames.append(frame)
    }
    finger = FingerSample.samples(of: recording.touches)
    end = max(frames.last?.time ?? 0, finger.last?.time ?? 0)
    self.frames = frames
    traits = recording.traits
    headerShareOfContent = traits.liesInContent ? frames.first?.layout.headerHeight ?? 0 : 0
  }

  /// What is seen at `time`: the newest frame that is not later.
  func frame(at time: Double) -> HeaderFrame {
    var low = 0
    var high = frames.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if frames[middle].time <= time { low = middle } else { high = middle }
    }
    return frames[low]
  }

  /// Where the finger is at `time`; `nil` when none is down.
  func finger(at time: Double) -> FingerSample? {
    guard let sample = finger.last(where: { $0.time <= time + 1e-6 }), sample.isDown else {
      return nil
    }
    return sample
  }

  /// The header as large as it rests: the tallest frame, without what it is stretched by.
  var restingHeight: Double {
    frames.reduce(0) { max($0, $1.layout.headerHeight - $1.layout.stretch) }
  }

  /// A time at which the header is seen, for a picture that stands still: the beginning, unless
  /// there is nothing of the header then.
  var stillTime: Double {
    guard let first = frames.first, heightInSight(in: first) < 8 else { return 0 }
    return frames.max { heightInSight(in: $0) < heightInSight(in: $1) }?.time ?? 0
  }

  /// Points of the header that are seen in `frame`.
  func heightInSight(in frame: HeaderFrame) -> Double {
    frame.layout.heightInSight(
      in: frame.environment, liesInContent: traits.liesInContent)
  }

  /// Points of the content that the header itself takes up: 60 for a header that is the first part
  /// of the content, as a table header view is; 0 for one that stands beside or above it.
  let headerShareOfContent: Double
  private let traits: HeaderTraits
}
