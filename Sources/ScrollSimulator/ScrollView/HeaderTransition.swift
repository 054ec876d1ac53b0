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

  /// The same transition to `layout`, if that leaves alone what this one moves: a header that is
  /// part of the content may go with it meanwhile.
  func carried(to layout: HeaderLayout) -> HeaderTransition? {
    var start = start
    for number in HeaderTransition.numbers {
      guard number.get(start) != number.get(end) else {
        number.set(&start, number.get(layout))
        continue
      }
      guard number.get(layout) == number.get(end) else { return nil }
    }
    return HeaderTransition(from: start, to: layout, at: startTime, animation: animation)
  }
}

/// One number of a layout.
private struct LayoutNumber {
  let get: @Sendable (HeaderLayout) -> Double
  let set: @Sendable (inout HeaderLayout, Double) -> Void
}

extension HeaderTransition {
  private static let numbers = [
    LayoutNumber(get: { $0.headerMinY }, set: { $0.headerMinY = $1 }),
    LayoutNumber(get: { $0.headerHeight }, set: { $0.headerHeight = $1 }),
    LayoutNumber(get: { $0.scrollViewMinY }, set: { $0.scrollViewMinY = $1 }),
    LayoutNumber(get: { $0.contentInsetTop }, set: { $0.contentInsetTop = $1 }),
    LayoutNumber(get: { $0.collapsedFraction }, set: { $0.collapsedFraction = $1 }),
    LayoutNumber(get: { $0.stretch }, set: { $0.stretch = $1 }),
  ]
}
