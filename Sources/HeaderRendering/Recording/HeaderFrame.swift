import HeaderCore
import ScrollSimulator

/// What is on the screen at one moment.
struct HeaderFrame: Equatable {
  /// Milliseconds since the simulation began.
  var time: Double
  /// The header as it is seen, an animation's intermediate layouts included.
  var layout: HeaderLayout
  var contentOffset: Double
  var contentSize: Double
  var environment: HeaderEnvironment

  /// Where the content's own top is in the container.
  var contentTop: Double { layout.scrollViewMinY - contentOffset }

  /// Points of the header between the container's edges.
  var heightInSight: Double {
    let bottom = min(layout.headerMaxY, environment.containerHeight)
    return max(0, bottom - max(0, layout.headerMinY))
  }

  /// Whether the header lies behind the middle of the status bar.
  var headerCoversStatusBar: Bool {
    layout.headerMinY <= StatusBar.middle - 8 && layout.headerMaxY >= StatusBar.middle + 8
  }
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
        frames.append(
          HeaderFrame(
            time: last.time,
            layout: visibleLayout(start..<end, before: frames.last?.layout),
            contentOffset: last.finalOffset, contentSize: last.scroll.contentSize,
            environment: last.environment))
      }
      start = end
    }
    guard frames.isEmpty else { return frames }
    return [
      HeaderFrame(
        time: 0, layout: .zero, contentOffset: 0, contentSize: 0,
        environment: HeaderEnvironment(containerHeight: 0))
    ]
  }

  /// What is seen after the rows of one time.
  ///
  /// An answer that an animation leads to is not seen yet. The animation's own frames begin with
  /// the next one, so it is told by what follows: then the header is still where it was before that
  /// answer.
  private func visibleLayout(_ group: Range<Int>, before previous: HeaderLayout?) -> HeaderLayout {
    let last = rows[group.upperBound - 1]
    var seen = last.layout
    if last.kind != .animationFrame, beginsAnimation(before: group.upperBound) {
      let earlier = group.last { rows[$0].layout != last.layout }
      seen = earlier.map { rows[$0].layout } ?? previous ?? last.layout
    }
    return seen.isFinite ? seen : previous ?? .zero
  }

  private func beginsAnimation(before index: Int) -> Bool {
    guard index < rows.endIndex else { return false }
    let time = rows[index].time
    var index = index
    while index < rows.endIndex, rows[index].time == time {
      if rows[index].kind == .animationFrame { return true }
      index += 1
    }
    return false
  }
}
