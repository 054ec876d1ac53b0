public import HeaderCore

/// Something that happens to a scroll view from outside, and when.
public struct SimulationInput: Sendable, Equatable {
  /// What happens.
  public enum Action: Sendable, Equatable {
    /// A finger is seen.
    case touch(TouchSample)
    /// The app or the system does something.
    case command(SimulationCommand)
    /// A swipe to a page begins, 1 being the first, which is over after so many milliseconds. Without
    /// such a page, and for a time that is no number or has no end, nothing happens.
    case swipe(page: Int, duration: Double)
    /// A parameter of the technique gets another value while the header is on screen, and the header
    /// goes on from where it is seen. A value that the technique refuses changes nothing.
    case assignment(HeaderParameterAssignment)
    /// The app holds the header, or takes one hold back.
    case hold(Bool)
  }

  /// Milliseconds since the simulation began.
  public var time: Double
  /// What happens.
  public var action: Action

  /// `action`, `time` milliseconds in.
  public init(time: Double, action: Action) {
    self.time = time
    self.action = action
  }

  /// Whether it is for the display frame at `frameTime`, in milliseconds, or for one before.
  package func isDue(inFrameAt frameTime: Double) -> Bool {
    switch action {
    case .touch: time <= TouchSample.deadline(ofFrameAt: frameTime)
    case .command, .swipe, .assignment, .hold: time <= frameTime
    }
  }
}

/// Where a simulation's inputs come from, one at a time and in the order of their times.
public protocol SimulationSource {
  /// Why the next input cannot be had.
  associatedtype Failure: Error

  /// The next input, or `nil` after the last.
  mutating func next() throws(Failure) -> SimulationInput?
}

/// Plays inputs that are all in memory.
package struct InputPlayback: SimulationSource {
  private var inputs: ArraySlice<SimulationInput>

  /// Plays `inputs` in order. Their times are milliseconds and never go backwards.
  package init(_ inputs: [SimulationInput]) {
    self.inputs = inputs[...]
  }

  /// The next input.
  package mutating func next() throws(Never) -> SimulationInput? {
    inputs.popFirst()
  }
}

/// Plays touches that are all in memory: a trace's, or a test's own.
public struct TouchPlayback: SimulationSource {
  private var touches: ArraySlice<TouchSample>

  /// Plays `touches` in order. Their times are milliseconds and never go backwards.
  public init(_ touches: [TouchSample]) {
    self.touches = touches[...]
  }

  /// The next touch.
  public mutating func next() throws(Never) -> SimulationInput? {
    touches.popFirst().map { SimulationInput(time: $0.time, action: .touch($0)) }
  }
}
