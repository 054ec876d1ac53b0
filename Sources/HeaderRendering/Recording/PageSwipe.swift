/// A swipe to another list.
package struct PageSwipe: Equatable, Sendable {
  /// When it begins, in milliseconds since the simulation began.
  package var time: Double
  /// Milliseconds until it is over; without an end while a finger holds the lists.
  package var duration: Double
  /// Where it leads, 1 being the first list.
  package var page: Int

  package init(time: Double, duration: Double, page: Int) {
    self.time = time
    self.duration = duration
    self.page = page
  }

  /// Which list is in the middle of the screen at `time`, 0 being the first, after the swipe began over
  /// `start`: as a page that is let go, quick, and gently to its end.
  package func position(from start: Double, at time: Double) -> Double {
    let share = duration > 0 ? min(max((time - self.time) / duration, 0), 1) : 1
    return start + (Double(page - 1) - start) * share * (2 - share)
  }
}
