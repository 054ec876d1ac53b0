public import HeaderCore

/// An input to a simulation, and its time.
public struct SimulationInput: Sendable, Equatable {
  /// The kind of an input.
  public enum Action: Sendable, Equatable {
    /// A sample of a finger.
    case touch(TouchSample)
    /// An action of the app or the system.
    case command(SimulationCommand)
    /// The start of a swipe to a page, numbered from 1, and its duration in milliseconds. It is ignored if there is
    /// no such page, or if the duration is not a number or too long to count in frames. A negative duration counts as
    /// 0.
    case swipe(page: Int, duration: Double)
    /// A change of a parameter. The header continues from where it is on the screen. A value that the technique refuses
    /// is ignored.
    case assignment(HeaderParameterAssignment)
    /// A hold of the header by the app, or the release of one.
    case hold(Bool)
  }

  /// The time, in milliseconds since the start of the simulation.
  public var time: Double
  /// The input.
  public var action: Action

  /// An input at `time`, in milliseconds.
  public init(time: Double, action: Action) {
    self.time = time
    self.action = action
  }

  /// Whether it is due in the display frame at `frameTime`, in milliseconds.
  package func isDue(inFrameAt frameTime: Double) -> Bool {
    switch action {
    case .touch: time <= TouchSample.deadline(ofFrameAt: frameTime)
    case .command, .swipe, .assignment, .hold: time <= frameTime
    }
  }
}

/// A source of inputs, one at a time, in the order of their times.
public protocol SimulationSource {
  /// The error of a failed read.
  associatedtype Failure: Error

  /// Returns the next input, and `nil` after the last.
  mutating func next() throws(Failure) -> SimulationInput?
}

/// Plays an array of inputs.
public struct InputPlayback: SimulationSource {
  private var inputs: ArraySlice<SimulationInput>

  /// Plays `inputs`, whose times must not decrease.
  public init(_ inputs: [SimulationInput]) {
    self.inputs = inputs[...]
  }

  /// Plays `touches`, whose times must not decrease.
  public init(_ touches: [TouchSample]) {
    self.init(touches.map { SimulationInput(time: $0.time, action: .touch($0)) })
  }

  /// Returns the next input.
  public mutating func next() throws(Never) -> SimulationInput? {
    inputs.popFirst()
  }
}
