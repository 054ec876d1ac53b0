import HeaderCore
import ScrollSimulator

/// A moment of a gesture with an event.
struct FilmstripMoment: Equatable {
  /// The event in one or two words.
  let caption: String
  /// Milliseconds since the start of the simulation.
  let time: Double

  /// The number of moments. More would be too small.
  private static let count = 4
  /// The least time between two moments in milliseconds, so that they look different.
  private static let distance = 90.0

  /// The time as text.
  var seconds: String { String(number: time / 1000) + " s" }

  /// Returns four moments, in order, of one gesture that was played to one or several techniques.
  ///
  /// The first choices are the rest at the end, the first touch, and the largest stretch. Then follow the moments
  /// with an event at which the headers differ most from those at the chosen moments. If there are too few, the
  /// middles of the longest gaps are added.
  static func moments(of timelines: [Timeline]) -> [FilmstripMoment] {
    guard let longest = timelines.max(by: { $0.end < $1.end }) else { return [] }
    var chosen = [FilmstripMoment(caption: "rest", time: longest.end)]
    func isApart(_ moment: FilmstripMoment) -> Bool {
      !chosen.contains { abs($0.time - moment.time) < distance }
    }
    for moment in touches(longest).prefix(1) + timelines.compactMap({ stretch($0) }).prefix(1)
    where isApart(moment) { chosen.append(moment) }
    func heights(at moment: FilmstripMoment) -> [Double] {
      timelines.map { $0.heightInSight(in: $0.frame(at: moment.time)) }
    }
    let candidates = timelines.flatMap { collapses($0) + snaps($0.recording) + touches($0) }
      .map { (moment: $0, heights: heights(at: $0)) }
    // The range of each header's visible height, by which its differences are divided.
    let ranges = timelines.indices.map { index in
      let heights = candidates.map { $0.heights[index] }
      return max((heights.max() ?? 0) - (heights.min() ?? 0), 1)
    }
    while chosen.count < count {
      let shown = chosen.map { heights(at: $0) }
      var best: (moment: FilmstripMoment, difference: Double)?
      for (moment, heights) in candidates where isApart(moment) {
        let difference =
          shown.map { other in
            ranges.indices.reduce(0) { $0 + abs(heights[$1] - other[$1]) / ranges[$1] }
          }.min() ?? 0
        // Of two that differ almost equally, the first is chosen.
        if difference > best.map({ $0.difference + 0.1 }) ?? 0 { best = (moment, difference) }
      }
      guard let best else { break }
      chosen.append(best.moment)
    }
    chosen.sort { $0.time < $1.time }
    while chosen.count < count { insertBetween(&chosen, longest) }
    return chosen
  }

  /// Returns when fingers touch and lift.
  private static func touches(_ timeline: Timeline) -> [FilmstripMoment] {
    var moments: [FilmstripMoment] = []
    var isDown = false
    for sample in timeline.finger where sample.isDown != isDown {
      isDown = sample.isDown
      moments.append(FilmstripMoment(caption: isDown ? "touch" : "release", time: sample.time))
    }
    return moments
  }

  /// Returns when the header becomes collapsed or expanded, and when it is half-way.
  private static func collapses(_ timeline: Timeline) -> [FilmstripMoment] {
    var moments: [FilmstripMoment] = []
    let frames = timeline.frames
    var last = frames[0].layout.collapsedFraction
    for (before, frame) in zip(frames, frames.dropFirst()) {
      let (start, end) = (before.layout.collapsedFraction, frame.layout.collapsedFraction)
      func note(_ caption: String) {
        moments.append(FilmstripMoment(caption: caption, time: frame.time))
      }
      if start < 0.5, end >= 0.5, end < 1 { note("mid-collapse") }
      if start > 0.5, end <= 0.5, end > 0 { note("mid-expand") }
      guard end != start, end == 0 || end == 1, end != last else { continue }
      last = end
      note(end == 1 ? "collapsed" : "expanded")
    }
    return moments
  }

  /// Returns when the header is stretched most; `nil` if it is not.
  private static func stretch(_ timeline: Timeline) -> FilmstripMoment? {
    let furthest = timeline.frames.max { $0.layout.stretch < $1.layout.stretch }
    guard let furthest, furthest.layout.stretch > 1 else { return nil }
    return FilmstripMoment(caption: "stretched", time: furthest.time)
  }

  /// Returns the middles of the header's animations.
  private static func snaps(_ recording: GestureRecording) -> [FilmstripMoment] {
    recording.phases.filter { $0.kind == .snap }.map { phase in
      FilmstripMoment(caption: "snap", time: (phase.start + phase.end) / 2)
    }
  }

  /// Inserts the middle of the longest gap.
  private static func insertBetween(_ moments: inout [FilmstripMoment], _ timeline: Timeline) {
    let edges = [0] + moments.map { $0.time } + [timeline.end + Timeline.pause]
    let gaps = zip(edges, edges.dropFirst()).map { $1 - $0 }
    guard let widest = gaps.indices.max(by: { gaps[$0] < gaps[$1] }) else { return }
    let time = (edges[widest] + edges[widest + 1]) / 2
    let frame = timeline.frame(at: time)
    let isMoving = frame != timeline.frame(at: time - 50)
    let caption = time > timeline.end ? "at rest" : isMoving ? "moving" : "still"
    moments.insert(FilmstripMoment(caption: caption, time: time), at: widest)
  }
}
