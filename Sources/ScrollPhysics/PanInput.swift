/// The input of a scroll view's pan recognizer.
public enum PanInput: Sendable, Equatable, CaseIterable {
  /// A finger on the screen.
  case finger
  /// Indirect and continuous: a trackpad, or a mouse without notches.
  case trackpad

  /// Points of travel before it drags.
  public var slop: Double { 10 }

  /// Milliseconds after its first move during which the system rules out its own gestures.
  ///
  /// Recordings bound the number for a finger by 23.28 and 27.27 (iOS 26.2), and 25 is the simplest one
  /// between them. Expect scatter on devices.
  package var gate: Double { self == .finger ? 25 : 0 }

  /// Milliseconds without a move after which it counts as stopped.
  ///
  /// 130 for a trackpad is recorded. 100 for a finger is a modeling choice: no recording was found of a
  /// finger that drags fast and is then held within the edges without a sample. Beyond an edge a finger
  /// never counts as stopped: a recorded one kept its velocity for 312 milliseconds.
  package var staleness: Double { self == .finger ? 100 : 130 }

  /// The coefficient of its rubber band: 0.55 for a finger, 0.715 for a trackpad (recorded, 70 frames exact).
  package var rubberBandCoefficient: Double {
    self == .finger ? RubberBand.standardCoefficient : RubberBand.indirectCoefficient
  }
}
