import HeaderCore
import ScrollPhysics

/// A header on its way from one layout to another.
struct HeaderTransition {
  let start: HeaderLayout
  let end: HeaderLayout
  /// Milliseconds since the simulation began.
  let startTime: Double
  let animation: HeaderAnimation

  /// What is on screen at `time`.
  func layout(at time: Double) -> HeaderLayout {
    let progress = animation.curve.value(at: (time - startTime) / (animation.duration * 1000))
    return .interpolated(from: start, to: end, progress: progress)
  }

  func isOver(at time: Double) -> Bool {
    time - startTime >= animation.duration * 1000
  }
}
