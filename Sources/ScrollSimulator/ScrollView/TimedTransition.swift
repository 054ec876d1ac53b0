import HeaderCore
import ScrollPhysics

/// A header's transition, and when it began.
struct TimedTransition {
  private var transition: HeaderTransition
  /// Milliseconds since the simulation began.
  let startTime: Double
  private let animation: HeaderAnimation

  init(
    from start: HeaderLayout, to end: HeaderLayout, at startTime: Double,
    animation: HeaderAnimation
  ) {
    transition = HeaderTransition(from: start, to: end)
    self.startTime = startTime
    self.animation = animation
  }

  /// What is on screen at `time`.
  func layout(at time: Double) -> HeaderLayout {
    transition.layout(
      at: animation.curve.value(at: (time - startTime) / (animation.duration * 1000)))
  }

  func isOver(at time: Double) -> Bool {
    time - startTime >= animation.duration * 1000
  }

  /// The same transition to `layout`, if that leaves alone what this one moves.
  func carried(to layout: HeaderLayout) -> TimedTransition? {
    guard let carried = transition.carried(to: layout) else { return nil }
    var copy = self
    copy.transition = carried
    return copy
  }
}
