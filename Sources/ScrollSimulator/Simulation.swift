public import HeaderCore

/// Something that happens to a scroll view from outside, and when.
public struct SimulationInput: Sendable, Equatable {
  /// What happens.
  public enum Action: Sendable, Equatable {
    /// A finger is seen.
    case touch(TouchSample)
    /// The app or the system does something.
    case command(SimulationCommand)
    /// A parameter of the technique gets another value while the header is on screen, and the header
    /// goes on from where it is seen. A value that the technique refuses changes nothing.
    case assignment(HeaderParameterAssignment)
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
  public func isDue(inFrameAt frameTime: Double) -> Bool {
    switch action {
    case .touch: time <= TouchSample.deadline(ofFrameAt: frameTime)
    case .command, .assignment: time <= frameTime
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

/// Plays inputs to a technique on a simulated scroll view until everything is at rest.
///
/// ```swift
/// let simulation = Simulation(driver: driver, configuration: configuration, observer: recorder)
/// var gesture = GesturePlayback(statements, configuration: configuration)
/// simulation.run(&gesture)
/// ```
///
/// Inputs are pulled as they are due, so memory does not grow with their number.
public final class Simulation {
  /// The scroll view.
  public let scrollView: SimulatedScrollView
  /// What stands between it and the technique. Its client is free to take.
  public let forwarder: ScrollForwarder

  /// A simulation of `driver`'s technique, which `observer` writes down.
  public init(
    driver: any HeaderDriving, configuration: SimulatorConfiguration,
    observer: (any SimulationObserver)?
  ) {
    scrollView = SimulatedScrollView(configuration)
    scrollView.observer = observer
    forwarder = ScrollForwarder(driver: driver, mounting: configuration.mounting)
  }

  /// Lays out as on appearing, plays everything `source` has, and goes on until all is at rest.
  ///
  /// A finger still down after the last input is lifted. The clock goes on from run to run, so the
  /// inputs of a second one that begin at 0 again are all late and come at once.
  public func run<Source: SimulationSource>(
    _ source: inout Source
  ) throws(Source.Failure) {
    // Before anything is recorded: a source that fails at once leaves no record.
    var pending = try source.next()
    forwarder.attach(to: scrollView)
    var lastTouch: TouchSample?
    while true {
      while let input = pending, isDue(input) {
        deliver(input, lastTouch: &lastTouch)
        pending = try source.next()
      }
      if pending == nil, scrollView.finger != nil, var touch = lastTouch {
        touch.phase = .up
        scrollView.receive(touch)
      }
      scrollView.finishFrame()
      if pending == nil, scrollView.isAtRest { return }
      scrollView.beginFrame(nextFrame(before: pending))
    }
  }

  /// Frames further on than this cannot be told apart, or counted.
  private static let lastFrame = min(1e15, Double(Int.max))

  /// An input at a time that no frame has would never come, and comes now.
  private func isDue(_ input: SimulationInput) -> Bool {
    input.isDue(inFrameAt: scrollView.time)
      || !(input.time / scrollView.frameDuration < Simulation.lastFrame)
  }

  private func deliver(_ input: SimulationInput, lastTouch: inout TouchSample?) {
    switch input.action {
    case .touch(let sample):
      scrollView.receive(sample)
      lastTouch = sample
    case .command(let command):
      scrollView.perform(command)
      // A finger that is down stood still meanwhile.
      lastTouch?.time = input.time
    case .assignment(let assignment):
      scrollView.deliverLatestMove()
      try? forwarder.replaceParameters([assignment], in: scrollView)
      lastTouch?.time = input.time
    }
  }

  /// The next frame in which something happens. While nothing moves, that is the pending input's.
  private func nextFrame(before pending: SimulationInput?) -> Int {
    let next = scrollView.frame + 1
    guard let pending, scrollView.isQuiet else { return next }
    // One frame early at most, and never late: the division is inexact where the frame's time is
    // not.
    return max(next, Int((pending.time / scrollView.frameDuration).rounded(.down)))
  }
}
