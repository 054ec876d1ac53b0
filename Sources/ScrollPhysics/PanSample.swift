/// Where a finger was seen, and when.
public struct PanSample: Sendable, Equatable {
  /// Milliseconds, on any clock that does not go backwards.
  public var time: Double
  /// Points, growing to the right.
  public var x: Double
  /// Points, growing downwards.
  public var y: Double

  /// A finger at (`x`, `y`) at `time`.
  public init(time: Double, x: Double, y: Double) {
    self.time = time
    self.x = x
    self.y = y
  }

  /// Whether `other` is at the same place.
  func isAtPlace(of other: PanSample) -> Bool {
    x == other.x && y == other.y
  }
}
