/// What a finger did at one moment.
public struct TouchSample: Sendable, Equatable {
  /// What happened to the finger.
  public enum Phase: Sendable, Equatable, CaseIterable {
    /// It touched the screen.
    case down
    /// It was seen again, moved or not.
    case move
    /// It left the screen.
    case up
    /// The system took the touch away; a scroll view treats it like a finger that lifts.
    case cancel

    /// The phase's name in a trace.
    public var name: String {
      switch self {
      case .down: "down"
      case .move: "move"
      case .up: "up"
      case .cancel: "cancel"
      }
    }
  }

  /// Milliseconds since the simulation began.
  public var time: Double
  /// What happened.
  public var phase: Phase
  /// Points from the screen's left edge. Kept, and not used: headers scroll vertically.
  public var x: Double
  /// Points from the screen's top edge, growing downwards.
  public var y: Double

  /// A sample of a finger at (`x`, `y`), `time` milliseconds in.
  public init(time: Double, phase: Phase, x: Double, y: Double) {
    self.time = time
    self.phase = phase
    self.x = x
    self.y = y
  }
}
