import HeaderCore
import ScrollSimulator

/// What is on the screen at one moment.
struct HeaderFrame: Equatable {
  /// Milliseconds since the simulation began.
  var time: Double
  /// The header as it is seen, an animation's intermediate layouts included.
  var layout: HeaderLayout
  /// What it is made of there.
  var parts: HeaderParts
  var contentOffset: Double
  var contentSize: Double
  var environment: HeaderEnvironment
  /// Where the content's own top is in the container.
  var contentTop: Double
  /// Which of several lists is active, 1 being the first.
  var page: Int
  /// Points of the content under the header, as the stage has them; 0 where there is no stage.
  var overlap: Double
  /// Top edge of a bar at the bottom as it is seen; `nil` without one.
  var barMinY: Double?
}

extension HeaderRecording {
  /// One frame for each time at which something happened, in order; never empty.
  var frames: [HeaderFrame] {
    var frames: [HeaderFrame] = []
    frames.reserveCapacity(rows.count + 1)
    var start = rows.startIndex
    while start < rows.endIndex {
      var end = start + 1
      while end < rows.endIndex, rows[end].time == rows[start].time { end += 1 }
      let last = rows[end - 1]
      if last.time.isFinite, last.finalOffset.isFinite {
        let seen = visibleLayout(start..<end, before: frames.last?.layout)
        frames.append(
          HeaderFrame(
            time: last.time, layout: seen,
            parts: visible({ $0.parts }, start..<end, before: frames.last?.parts),
            contentOffset: last.finalOffset,
            contentSize: last.scroll.contentSize, environment: last.environment,
            contentTop: last.contentMinY(under: seen), page: last.page ?? 1,
            overlap: last.overlap ?? 0,
            barMinY: visible({ $0.barMinY }, start..<end, before: frames.last?.barMinY)))
      }
      start = end
    }
    guard frames.isEmpty else { return frames }
    return [
      HeaderFrame(
        time: 0, layout: .zero, parts: HeaderParts(), contentOffset: 0, contentSize: 0,
        environment: HeaderEnvironment(containerHeight: 0), contentTop: 0, page: 1,
        overlap: 0)
    ]
  }

  /// The layout that is seen after the rows of one time.
  private func visibleLayout(_ group: Range<Int>, before previous: HeaderLayout?) -> HeaderLayout {
    var seen = HeaderLayout.zero
    for number in LayoutNumber.all {
      let get = number.get
      number.set(&seen, visible({ get($0.layout) }, group, before: previous.map { get($0) }))
    }
    return seen.isFinite ? seen : previous ?? .zero
  }

  /// What is seen of `part`, a number of the layout or a bar, after the rows of one time.
  ///
  /// An answer that an animation leads to is not seen yet. The animation's own frames begin with
  /// the next one, so it is told by what follows: then whatever the animation moves is still where
  /// it was before that answer, and everything else is where the newest answer has it.
  private func visible<Part: Equatable>(
    _ part: (SimulationRow) -> Part, _ group: Range<Int>, before previous: Part?
  ) -> Part {
    let last = rows[group.upperBound - 1]
    guard last.isEvent, let step = animationFrame(after: group.upperBound),
      part(step.frame) != part(step.answer ?? last)
    else { return part(last) }
    let earlier = group.last { part(rows[$0]) != part(last) }
    return earlier.map { part(rows[$0]) } ?? previous ?? part(last)
  }

  /// The first frame of an animation among the rows of one time, which begin at `index`, and the
  /// newest answer before it among them.
  private func animationFrame(
    after index: Int
  ) -> (frame: SimulationRow, answer: SimulationRow?)? {
    guard index < rows.endIndex else { return nil }
    let time = rows[index].time
    var answer: SimulationRow?
    for row in rows[index...] {
      guard row.time == time else { return nil }
      if row.kind == .animationFrame { return (row, answer) }
      answer = row
    }
    return nil
  }
}
