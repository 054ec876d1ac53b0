/// A header's animation and its start time, from which the layout at any other time follows.
package struct TimedRun: Sendable, Equatable {
  /// The layouts at the start and at the end.
  package var transition: HeaderTransition
  /// Duration, delay and curve.
  package let animation: HeaderAnimation
  /// The time of the start, in seconds.
  package let startTime: Double

  /// Tolerance for rounding errors in sums of times, in seconds.
  private static let roundingError = 1e-9

  package init(_ transition: HeaderTransition, _ animation: HeaderAnimation, at startTime: Double) {
    self.transition = transition
    self.animation = animation
    self.startTime = startTime
  }

  /// The time of the end, in seconds.
  package var endTime: Double {
    animation.takesTime ? startTime + animation.length : startTime
  }

  /// Returns the progress at `time`, 0 to 1.
  package func progress(at time: Double) -> Double {
    guard !isOver(at: time) else { return 1 }
    return animation.progress(after: time - startTime)
  }

  /// Returns whether it has ended at `time`.
  package func isOver(at time: Double) -> Bool { time >= endTime - TimedRun.roundingError }

  /// Returns the layout on the screen at `time`.
  package func layout(at time: Double) -> HeaderLayout {
    transition.layout(at: progress(at: time))
  }
}
