public import ScrollPhysics

/// A sample of a finger or another pointing device.
public struct TouchSample: Sendable, Equatable {
  /// The phase of a touch.
  public enum Phase: String, Sendable, Equatable, CaseIterable {
    /// The finger touched the screen.
    case down
    /// The finger moved, or was sampled again.
    case move
    /// The finger left the screen.
    case up
    /// The system canceled the touch. A scroll view treats it as a lift.
    case cancel

    /// Whether the finger is up afterwards.
    package var isEnd: Bool { self == .up || self == .cancel }

    /// The phase's name in a trace.
    public var name: String { rawValue }
  }

  /// The time, in milliseconds since the start of the simulation.
  public var time: Double
  /// The phase.
  public var phase: Phase
  /// Points from the screen's left edge. It is used only for a finger's speed when it lifts.
  public var x: Double
  /// Points from the screen's top edge, downwards.
  public var y: Double
  /// The device, a finger by default. A trackpad's place is the pointer's plus the distance scrolled since `down`. The
  /// first sample determines the device until the lift.
  public var input: PanInput

  /// A sample at (`x`, `y`) and `time`, in points and milliseconds.
  public init(time: Double, phase: Phase, x: Double, y: Double, input: PanInput = .finger) {
    self.time = time
    self.phase = phase
    self.x = x
    self.y = y
    self.input = input
  }
}

extension TouchSample {
  /// The sample for a pan recognizer.
  var pan: PanSample { PanSample(time: time, x: x, y: y) }

  /// The jitter of touches that are synchronized with the display, in milliseconds.
  private static let jitter = 0.25

  /// Returns the latest time of a touch for the display frame at `frameTime`, in milliseconds.
  ///
  /// A digitizer samples in step with the display, some tenths of a millisecond before or after a frame. With
  /// `frameTime` as the limit, a frame could get no touch and the next one two. A time in whole milliseconds after a
  /// frame at 60 or 120 Hz is at least a third of a millisecond after it, and belongs to the next frame.
  package static func deadline(ofFrameAt frameTime: Double) -> Double {
    frameTime + jitter
  }
}
