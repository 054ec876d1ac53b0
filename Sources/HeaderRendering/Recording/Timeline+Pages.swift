extension Timeline {
  /// Which list is in the middle of the screen at `time`, 0 being the first; between two during a
  /// swipe.
  func pagePosition(at time: Double) -> Double {
    var position = 0.0
    for swipe in swipes where swipe.time <= time {
      let target = Double(swipe.page - 1)
      let share =
        swipe.duration > 0 ? min(max((time - swipe.time) / swipe.duration, 0), 1) : 1
      // As a page that is let go: quick, and gently to its end.
      position += (target - position) * share * (2 - share)
    }
    return position
  }

  /// The same over the whole time, at moments that lines may join.
  var pagePositions: [(time: Double, page: Double)] {
    var positions: [(time: Double, page: Double)] = [(0, 0)]
    var position = 0.0
    for swipe in swipes {
      let target = Double(swipe.page - 1)
      for step in 0...8 {
        let share = Double(step) / 8
        positions.append(
          (
            swipe.time + share * swipe.duration,
            position + (target - position) * share * (2 - share)
          ))
      }
      position = target
    }
    return positions
  }
}
