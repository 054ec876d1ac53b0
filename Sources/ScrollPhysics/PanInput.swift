/// What moves a scroll view, as far as its pan recogniser tells one from another.
public enum PanInput: Sendable, Equatable, CaseIterable {
  /// A finger on the screen.
  case finger
  /// Indirect and continuous: a trackpad, or a mouse with a smooth surface.
  case trackpad

  /// How far it travels before it drags, in points.
  public var slop: Double { 10 }

  /// Milliseconds after its first move during which the system rules out gestures of its own.
  ///
  /// 25 for a finger is the simplest number within the bounds of 23.28 and 27.27 that recordings
  /// leave (iOS 26.2); no decoded one. Expect scatter on devices.
  package var gate: Double { self == .finger ? 25 : 0 }

  /// Milliseconds without a move after which it has stopped.
  ///
  /// 130 for a trackpad is recorded. 100 for a finger is a modelling choice: no recording was found
  /// of a finger that drags fast and is then held within the edges without a sample. Beyond an edge a
  /// finger never counts as stopped: a recorded one kept its velocity for 312 milliseconds.
  package var staleness: Double { self == .finger ? 100 : 130 }

  /// The coefficient of the rubber band that it stretches: 0.55 for a finger, 0.715 recorded for a
  /// trackpad (70 frames exact).
  package var rubberBandCoefficient: Double {
    self == .finger ? RubberBand.standardCoefficient : RubberBand.indirectCoefficient
  }
}
