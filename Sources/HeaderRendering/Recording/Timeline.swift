import HeaderCore
import ScrollSimulator

/// The frames of a recording over time, for interpolation.
struct Timeline {
  /// The pause after the last frame before a picture repeats, in milliseconds.
  static let pause = 900.0

  /// The recording, with its own times.
  let recording: GestureRecording
  /// Frames with increasing times. A pause has a frame at both ends.
  private(set) var frames: [HeaderFrame]
  /// The samples of the finger, in the same way.
  private(set) var finger: [TouchSample]
  /// The places of each list.
  private(set) var pages: [[ContentPlace]]
  /// The list in the middle of the screen, from 0, over time, with a fraction during a swipe.
  private(set) var pagePositions: [(time: Double, page: Double)]
  /// The time of the last event, in milliseconds.
  private(set) var end: Double
  /// Points of the content that the header takes: its height for a header that is the first part of the content,
  /// like a table header view, and 0 for all others.
  let headerShareOfContent: Double

  init(_ recording: GestureRecording) {
    self.recording = recording
    let step = recording.frameDuration
    var frames: [HeaderFrame] = []
    for frame in recording.frames {
      if var held = frames.last, frame.time - held.time > 1.5 * step {
        held.time = frame.time - step
        frames.append(held)
      }
      frames.append(frame)
    }
    finger = recording.touches.map { touch in
      var touch = touch
      if !touch.x.isFinite { touch.x = 0 }
      return touch
    }
    let count = max(recording.pageCount, 1)
    pagePositions = Timeline.positions(during: recording.swipes)
    var pages = [[ContentPlace]](repeating: [], count: count)
    for frame in frames where 1...count ~= frame.page {
      pages[frame.page - 1].append(
        ContentPlace(time: frame.time, top: frame.contentTop, height: frame.contentSize))
    }
    for (page, place) in recording.places { pages[page - 1].append(place) }
    self.pages = pages.map { $0.sorted { $0.time < $1.time } }
    end = max(
      frames.last?.time ?? 0, finger.last?.time ?? 0,
      recording.swipes.last.map { $0.time + $0.duration } ?? 0)
    self.frames = frames
    headerShareOfContent =
      recording.traits.liesInContent ? frames.first?.layout.headerHeight ?? 0 : 0
  }

  /// Returns the timeline with the times that `map` returns.
  func retimed(_ map: (Double) -> Double) -> Timeline {
    var timeline = self
    for index in frames.indices { timeline.frames[index].time = map(frames[index].time) }
    for index in finger.indices { timeline.finger[index].time = map(finger[index].time) }
    timeline.pages = pages.map { places in
      places.map { ContentPlace(time: map($0.time), top: $0.top, height: $0.height) }
    }
    timeline.pagePositions = pagePositions.map { (map($0.time), $0.page) }
    timeline.end = map(end)
    return timeline
  }

  /// Returns the timeline with every touch shifted vertically as a whole, into `range` if it fits.
  func fingersMoved(into range: ClosedRange<Double>) -> Timeline {
    var timeline = self
    for touch in touches {
      let heights = finger[touch].map { $0.y }
      let (top, foot) = (heights.min() ?? 0, heights.max() ?? 0)
      let room = range.upperBound - range.lowerBound - (foot - top)
      // A touch that is too long ends, or begins, at the bottom.
      let shift = room < 0 ? range.upperBound - foot : range.lowerBound + room / 2 - top
      for index in touch { timeline.finger[index].y += shift }
    }
    return timeline
  }

  /// The indices of each touch in ``finger``, from its landing to its lift.
  var touches: [Range<Int>] {
    let lifts = finger.indices.filter { !finger[$0].isDown || $0 == finger.count - 1 }
    return zip([-1] + lifts, lifts).map { $0 + 1..<$1 + 1 }
  }

  /// Returns the latest frame at `time`.
  func frame(at time: Double) -> HeaderFrame {
    var low = 0
    var high = frames.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if frames[middle].time <= time { low = middle } else { high = middle }
    }
    return frames[low]
  }

  /// A time at which the header is visible, for a still picture: the start, if possible.
  var stillTime: Double {
    guard let first = frames.first, heightInSight(in: first) < 8 else { return 0 }
    return frames.max { heightInSight(in: $0) < heightInSight(in: $1) }?.time ?? 0
  }

  /// Returns the mean of a number from the first frame to `end`.
  func mean(until end: Double, _ number: (HeaderFrame) -> Double) -> Double {
    let ends = frames.dropFirst().map { $0.time } + [end]
    let sum = zip(frames, ends).reduce(0) { $0 + number($1.0) * ($1.1 - $1.0.time) }
    let duration = end - frames[0].time
    return duration > 0 ? sum / duration : number(frames[0])
  }

  /// Returns the visible height of the header in `frame`.
  func heightInSight(in frame: HeaderFrame) -> Double {
    frame.layout.heightInSight(
      in: frame.environment, liesInContent: recording.traits.liesInContent)
  }

  /// The smallest and the largest visible height: `44 to 88`.
  var rangeInSight: String {
    let heights = frames.map { heightInSight(in: $0) }
    let (least, most) = (heights.min() ?? 0, heights.max() ?? 0)
    return "\(String(number: least, digits: 0)) to \(String(number: most, digits: 0))"
  }

  /// Returns the list in the middle of the screen during `swipes`, for interpolation.
  private static func positions(during swipes: [PageSwipe]) -> [(time: Double, page: Double)] {
    var positions: [(time: Double, page: Double)] = [(0, 0)]
    var position = 0.0
    for swipe in swipes {
      for step in 0...16 {
        let time = swipe.time + swipe.duration * Double(step) / 16
        positions.append((time, swipe.position(from: position, at: time)))
      }
      position = swipe.position(from: position, at: swipe.time + swipe.duration)
    }
    return positions
  }
}

/// The place of a list at one time.
struct ContentPlace: Equatable {
  /// Milliseconds since the start of the simulation.
  var time: Double
  /// Its top in the container.
  var top: Double
  /// Its height.
  var height: Double
}

extension TouchSample {
  /// Whether the finger is down until the next sample.
  var isDown: Bool { !phase.isEnd }
}
