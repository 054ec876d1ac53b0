/// A swipe to another list.
package struct PageSwipe: Equatable, Sendable {
  /// The start, in milliseconds since the start of the simulation.
  package var time: Double
  /// The duration in milliseconds; infinite while a finger holds the lists.
  package var duration: Double
  /// The number of the target list, from 1.
  package var page: Int

  package init(time: Double, duration: Double, page: Int) {
    self.time = time
    self.duration = duration
    self.page = page
  }

  /// Returns the horizontal position at `time`, in pages from 0, of a swipe that began at `start`. The swipe slows
  /// down towards its end.
  package func position(from start: Double, at time: Double) -> Double {
    let share = duration > 0 ? min(max((time - self.time) / duration, 0), 1) : 1
    return start + (Double(page - 1) - start) * share * (2 - share)
  }
}
