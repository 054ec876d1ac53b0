import HeaderCore
import ScrollPhysics

/// A header's transition, and when it began.
struct TimedTransition {
  var transition: HeaderTransition
  /// Milliseconds since the simulation began.
  let startTime: Double
  private let animation: HeaderAnimation

  init(_ transition: HeaderTransition, at startTime: Double, animation: HeaderAnimation) {
    self.transition = transition
    self.startTime = startTime
    self.animation = animation
  }

  /// What is on screen at `time`.
  func layout(at time: Double) -> HeaderLayout {
    transition.layout(at: progress(at: time))
  }

  /// How much of the way is done at `time`, 0 to 1.
  func progress(at time: Double) -> Double {
    animation.curve.value(at: animation.share(after: time - startTime))
  }

  func isOver(at time: Double) -> Bool {
    animation.share(after: time - startTime) >= 1
  }
}
