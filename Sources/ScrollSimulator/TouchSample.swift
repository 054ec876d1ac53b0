public import ScrollPhysics

/// What a finger, or another pointing device, did at one moment.
public struct TouchSample: Sendable, Equatable {
  /// What happened to the finger.
  public enum Phase: String, Sendable, Equatable, CaseIterable {
    /// It touched the screen.
    case down
    /// It was seen again, moved or not.
    case move
    /// It left the screen.
    case up
    /// The system took the touch away; a scroll view treats it like a finger that lifts.
    case cancel

    /// Whether the finger is up from then on.
    package var isEnd: Bool { self == .up || self == .cancel }

    /// The phase's name in a trace.
    public var name: String { rawValue }
  }

  /// Milliseconds since the simulation began.
  public var time: Double
  /// What happened.
  public var phase: Phase
  /// Points from the screen's left edge. Headers scroll vertically: it counts only for how fast a
  /// finger is when it lifts.
  public var x: Double
  /// Points from the screen's top edge, growing downwards.
  public var y: Double
  /// What was seen: a finger unless said otherwise. A trackpad is at the pointer's place plus what it
  /// has scrolled since it began; it is down from then until it is let go. The first sample says it for
  /// all until the lift.
  public var input: PanInput

  /// A sample of a finger, or of `input`, at (`x`, `y`), `time` milliseconds in.
  public init(time: Double, phase: Phase, x: Double, y: Double, input: PanInput = .finger) {
    self.time = time
    self.phase = phase
    self.x = x
    self.y = y
    self.input = input
  }
}

extension TouchSample {
  /// When and where, as a pan recogniser takes it.
  var pan: PanSample { PanSample(time: time, x: x, y: y) }
}

extension TouchSample {
  /// Milliseconds by which touches that come in step with the display may miss its frames.
  private static let jitter = 0.25

  /// The time of the last touch that is for the display frame at `frameTime`, in milliseconds.
  ///
  /// A digitizer samples in step with the display, but its times lie some tenths of a millisecond
  /// before or after a frame's. Were `frameTime` itself the limit, chance would leave one frame
  /// without a touch and lose a touch in the next. A time in whole milliseconds that lies after a
  /// frame at 60 or 120 Hz lies a third or more after it, and is the next frame's.
  package static func deadline(ofFrameAt frameTime: Double) -> Double {
    frameTime + jitter
  }
}
