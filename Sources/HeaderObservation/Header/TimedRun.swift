package import HeaderCore
import ScrollPhysics

/// A header's animation and when it began: what is on screen at any moment follows from the clock.
package struct TimedRun: Sendable, Equatable {
  /// The way it goes.
  package var transition: HeaderTransition
  /// How it goes.
  package let animation: HeaderAnimation
  /// When it began, in seconds.
  package let startTime: Double

  /// Seconds by which two readings of a clock may be off.
  private static let roundingError = 1e-9

  package init(_ transition: HeaderTransition, _ animation: HeaderAnimation, at startTime: Double) {
    self.transition = transition
    self.animation = animation
    self.startTime = startTime
  }

  /// When it is over.
  package var endTime: Double {
    animation.duration.isFinite ? startTime + animation.duration : startTime
  }

  /// How much of the way is done at `time`, 0 to 1.
  package func progress(at time: Double) -> Double {
    guard !isOver(at: time) else { return 1 }
    return animation.curve.value(at: (time - startTime) / animation.duration)
  }

  /// Whether nothing is left to be shown.
  package func isOver(at time: Double) -> Bool { time >= endTime - TimedRun.roundingError }

  /// What is on screen at `time`.
  package func layout(at time: Double) -> HeaderLayout {
    transition.layout(at: progress(at: time))
  }
}
