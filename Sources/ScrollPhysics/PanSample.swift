/// Where a finger was seen, and when.
package struct PanSample: Sendable, Equatable {
  /// Milliseconds, on any clock that does not go backwards.
  package var time: Double
  /// Points, growing to the right.
  package var x: Double
  /// Points, growing downwards.
  package var y: Double

  /// A finger at (`x`, `y`) at `time`.
  package init(time: Double, x: Double, y: Double) {
    self.time = time
    self.x = x
    self.y = y
  }

  /// Whether `other` is at the same place.
  func isAtPlace(of other: PanSample) -> Bool {
    x == other.x && y == other.y
  }
}
