import HeaderCore
import ScrollPhysics

/// A header on its way from one layout to another.
struct HeaderTransition {
  private var start: HeaderLayout
  private var end: HeaderLayout
  /// Milliseconds since the simulation began.
  let startTime: Double
  private let animation: HeaderAnimation

  init(
    from start: HeaderLayout, to end: HeaderLayout, at startTime: Double,
    animation: HeaderAnimation
  ) {
    self.start = start
    self.end = end
    self.startTime = startTime
    self.animation = animation
  }

  /// What is on screen at `time`.
  func layout(at time: Double) -> HeaderLayout {
    let progress = animation.curve.value(at: (time - startTime) / (animation.duration * 1000))
    return .interpolated(from: start, to: end, progress: progress)
  }

  func isOver(at time: Double) -> Bool {
    time - startTime >= animation.duration * 1000
  }

  /// Leads to `newEnd` from now on. What has moved with the content moves at once; what is left of
  /// the animation is left as it is.
  mutating func carry(to newEnd: HeaderLayout) {
    start.headerMinY += newEnd.headerMinY - end.headerMinY
    start.headerHeight += newEnd.headerHeight - end.headerHeight
    start.scrollViewMinY += newEnd.scrollViewMinY - end.scrollViewMinY
    start.contentInsetTop += newEnd.contentInsetTop - end.contentInsetTop
    start.collapsedFraction += newEnd.collapsedFraction - end.collapsedFraction
    start.stretch += newEnd.stretch - end.stretch
    end = newEnd
  }
}
