/// The offset and the velocity of moving content.
public struct ScrollMotion: Sendable, Equatable {
  /// Content offset in points.
  public var offset: Double
  /// Points per millisecond, positive when the offset grows (the finger went up).
  public var velocity: Double

  /// Content at `offset`, moving at `velocity` points per millisecond.
  public init(offset: Double, velocity: Double) {
    self.offset = offset
    self.velocity = velocity
  }
}
