/// One sample of a finger.
package struct PanSample: Sendable, Equatable {
  /// Milliseconds of a monotonic clock.
  package var time: Double
  /// Points, growing to the right.
  package var x: Double
  /// Points, growing downwards.
  package var y: Double

  /// A sample at (`x`, `y`) at `time`.
  package init(time: Double, x: Double, y: Double) {
    self.time = time
    self.x = x
    self.y = y
  }

  /// Returns whether `other` is at the same place.
  func isAtPlace(of other: PanSample) -> Bool { x == other.x && y == other.y }
}
