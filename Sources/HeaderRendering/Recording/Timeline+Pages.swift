extension Timeline {
  /// Which list is in the middle of the screen at `time`, 0 being the first; between two during a
  /// swipe.
  func pagePosition(at time: Double) -> Double {
    var position = 0.0
    for swipe in swipes where swipe.time <= time {
      position = swipe.position(from: position, at: time)
    }
    return position
  }

  /// The same over the whole time, at moments that lines may join.
  var pagePositions: [(time: Double, page: Double)] {
    var positions: [(time: Double, page: Double)] = [(0, 0)]
    var position = 0.0
    for swipe in swipes {
      for step in 0...8 {
        let time = swipe.time + swipe.duration * Double(step) / 8
        positions.append((time, swipe.position(from: position, at: time)))
      }
      position = swipe.position(from: position, at: swipe.time + swipe.duration)
    }
    return positions
  }
}

extension PageSwipe {
  /// Which list is in the middle of the screen at `time`, after the swipe began over `start`: as a page
  /// that is let go, quick, and gently to its end.
  fileprivate func position(from start: Double, at time: Double) -> Double {
    let share = duration > 0 ? min(max((time - self.time) / duration, 0), 1) : 1
    return start + (Double(page - 1) - start) * share * (2 - share)
  }
}
