import HeaderCore
import ScrollPhysics

/// A header's transition, and when it began.
struct TimedTransition {
  private var transition: HeaderTransition
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

  func isOver(at time: Double) -> Bool {
    animation.share(after: time - startTime) >= 1
  }

  /// The same transition to `layout`, if that leaves alone what this one moves.
  func carried(to layout: HeaderLayout) -> TimedTransition? {
    guard let carried = transition.carried(to: layout) else { return nil }
    var copy = self
    copy.transition = carried
    return copy
  }

  /// The rest of it from `time` on, to `layout` instead, if `event` leaves the animation its time.
  func redirected(
    to layout: HeaderLayout, at time: Double, answering event: ScrollEvent
  ) -> TimedTransition? {
    let progress = progress(at: time)
    guard let rest = transition.redirected(to: layout, at: progress, answering: event) else {
      return nil
    }
    return TimedTransition(rest, at: time, animation: animation.remainder(from: progress))
  }

  private func progress(at time: Double) -> Double {
    animation.curve.value(at: animation.share(after: time - startTime))
  }
}
