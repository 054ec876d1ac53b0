import HeaderCore
import ScrollSimulator

/// A moment of a gesture at which something happens.
struct FilmstripMoment: Equatable {
  /// In one or two words.
  let caption: String
  /// Milliseconds since the simulation began.
  let time: Double
  /// The moments of the lowest number are shown first.
  let rank: Int

  /// More than these are too small to see.
  static let count = 4

  /// Four moments of `recording`, in order: touches, what the header does, releases, snaps,
  /// and rest; filled up, where little happens, with what lies between.
  static func moments(of recording: HeaderRecording, _ timeline: Timeline) -> [FilmstripMoment] {
    var chosen: [FilmstripMoment] = []
    for candidate in candidates(of: recording, timeline) where chosen.count < count {
      // Two pictures of one moment would show the same.
      if !chosen.contains(where: { abs($0.time - candidate.time) < 90 }) {
        chosen.append(candidate)
      }
    }
    chosen.sort { $0.time < $1.time }
    while chosen.count < count { insertBetween(&chosen, timeline) }
    return chosen
  }

  /// Four moments, in order, of one gesture that was played to several techniques: the first touch, the
  /// last one's rest, and of all that happens to any of the headers, where they look least like at the
  /// moments chosen before.
  static func moments(
    of recordings: [HeaderRecording], _ timelines: [Timeline]
  ) -> [FilmstripMoment] {
    guard let longest = timelines.max(by: { $0.end < $1.end }) else { return [] }
    let all = zip(recordings, timelines).flatMap { candidates(of: $0, $1) }
    var chosen = [FilmstripMoment(caption: "rest", time: longest.end, rank: 0)]
    if let touch = touches(longest).first, touch.time < longest.end - 90 { chosen.append(touch) }
    func heights(at moment: FilmstripMoment) -> [Double] {
      timelines.map { $0.heightInSight(in: $0.frame(at: moment.time)) }
    }
    let seen = all.map { (moment: $0, heights: heights(at: $0)) }
    // Of each header, as a share of all its way.
    let ways = timelines.indices.map { index in
      let heights = seen.map { $0.heights[index] }
      return max((heights.max() ?? 0) - (heights.min() ?? 0), 1)
    }
    while chosen.count < count {
      let shown = chosen.map { heights(at: $0) }
      var best: (moment: FilmstripMoment, difference: Double)?
      for (moment, heights) in seen
      where !chosen.contains(where: { abs($0.time - moment.time) < 90 }) {
        let difference =
          shown.map { other in
            ways.indices.reduce(0) { $0 + abs(heights[$1] - other[$1]) / ways[$1] }
          }.min() ?? 0
        if difference > best?.difference ?? 0 { best = (moment, difference) }
      }
      guard let best else { break }
      chosen.append(best.moment)
    }
    chosen.sort { $0.time < $1.time }
    while chosen.count < count { insertBetween(&chosen, longest) }
    return chosen
  }

  /// What happens in `recording`, what matters most first.
  private static func candidates(
    of recording: HeaderRecording, _ timeline: Timeline
  ) -> [FilmstripMoment] {
    let all =
      touches(timeline) + courses(timeline) + snaps(recording) + [
        FilmstripMoment(caption: "rest", time: timeline.end, rank: 0)
      ]
    return all.sorted { ($0.rank, $0.time) < ($1.rank, $1.time) }
  }

  /// Where fingers touch and lift.
  private static func touches(_ timeline: Timeline) -> [FilmstripMoment] {
    var moments: [FilmstripMoment] = []
    var isDown = false
    var touchCount = 0
    for sample in timeline.finger where sample.isDown != isDown {
      isDown = sample.isDown
      touchCount += isDown ? 1 : 0
      moments.append(
        FilmstripMoment(
          caption: isDown ? "touch" : "release", time: sample.time,
          rank: touchCount == 1 && isDown ? 0 : isDown ? 5 : 4))
    }
    return moments
  }

  /// Where the header has collapsed, expanded and stretched furthest, and is half-way there.
  private static func courses(_ timeline: Timeline) -> [FilmstripMoment] {
    var moments: [FilmstripMoment] = []
    var seen: Set<String> = []
    func add(_ caption: String, _ time: Double, rank: Int) {
      moments.append(
        FilmstripMoment(
          caption: caption, time: time, rank: seen.insert(caption).inserted ? rank : rank + 3))
    }
    let frames = timeline.frames
    var last = frames[0].layout.collapsedFraction
    for (index, frame) in frames.enumerated().dropFirst() {
      let fraction = frame.layout.collapsedFraction
      let before = frames[index - 1].layout.collapsedFraction
      if before < 0.5, fraction >= 0.5, fraction < 1 { add("mid-collapse", frame.time, rank: 1) }
      if before > 0.5, fraction <= 0.5, fraction > 0 { add("mid-expand", frame.time, rank: 2) }
      guard fraction != before, fraction == 0 || fraction == 1, fraction != last else { continue }
      last = fraction
      add(fraction == 1 ? "collapsed" : "expanded", frame.time, rank: 1)
    }
    let furthest = frames.max { $0.layout.stretch < $1.layout.stretch }
    if let furthest, furthest.layout.stretch > 1 { add("stretched", furthest.time, rank: 0) }
    let lowest = frames.max { $0.contentTop < $1.contentTop }
    if let lowest, lowest.contentTop - frames[0].contentTop > 20, lowest.layout.stretch <= 1 {
      add("pulled", lowest.time, rank: 2)
    }
    return moments
  }

  /// The middles of the header's own animations.
  private static func snaps(_ recording: HeaderRecording) -> [FilmstripMoment] {
    recording.phases.filter { $0.kind == .snap }.enumerated().map { index, phase in
      FilmstripMoment(
        caption: "snap", time: (phase.start + phase.end) / 2, rank: index == 0 ? 1 : 5)
    }
  }

  /// Adds the middle of the longest gap.
  private static func insertBetween(_ moments: inout [FilmstripMoment], _ timeline: Timeline) {
    let edges = [0] + moments.map { $0.time } + [timeline.end + Timeline.pause]
    let gaps = zip(edges, edges.dropFirst()).map { $1 - $0 }
    guard let widest = gaps.indices.max(by: { gaps[$0] < gaps[$1] }) else { return }
    let time = (edges[widest] + edges[widest + 1]) / 2
    let frame = timeline.frame(at: time)
    let isMoving = frame != timeline.frame(at: time - 50)
    let caption = time > timeline.end ? "at rest" : isMoving ? "moving" : "still"
    moments.insert(FilmstripMoment(caption: caption, time: time, rank: 9), at: widest)
  }
}
