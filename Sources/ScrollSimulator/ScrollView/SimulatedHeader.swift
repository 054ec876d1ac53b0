import HeaderCore
import ScrollPhysics

/// The header, or the bar, on the screen: its layout, or an animation to it.
struct SimulatedHeader {
  /// The technique's last layout.
  var layout = HeaderLayout.zero
  /// The layout of an interrupted header, kept until the finger lifts or the content arrives.
  private(set) var held: HeaderLayout?
  private var running: HeaderTransition?
  private var animation = HeaderAnimation.scrolling
  /// The start of the animation, in milliseconds since the start of the simulation.
  private var startTime = 0.0

  /// Whether an animation is running.
  var isAnimating: Bool { running != nil }

  /// Shows the header as `effects` describe it, from `time` on, in milliseconds.
  mutating func show(_ effects: HeaderEffects, at time: Double) {
    layout = effects.layout
    held = nil
    switch effects.appearance {
    case .layout: running = nil
    // The running animation gets new ends.
    case .running(let transition): if isAnimating { running = transition }
    case .animated(let transition, let animation):
      (running, startTime, self.animation) = (transition, time, animation)
    case .held(let layout): (running, held) = (nil, layout)
    }
  }

  /// Returns the layout on the screen at `time`.
  func visible(at time: Double) -> HeaderLayout {
    if let held { return held }
    guard let running, let progress = progress(at: time) else { return layout }
    return running.layout(at: progress)
  }

  /// Whether a frame of an animation is on the screen at `time`. Its start is not such a frame.
  func isMoving(at time: Double) -> Bool { isAnimating && startTime < time }

  /// Returns the progress of the animation at `time`, 0 to 1; `nil` without one.
  func progress(at time: Double) -> Double? {
    isAnimating ? animation.curve.value(at: animation.share(after: time - startTime)) : nil
  }

  /// Ends the animation if its time is over.
  mutating func endAnimationIfOver(at time: Double) {
    if animation.share(after: time - startTime) >= 1 { running = nil }
  }

  /// Ends the animation and the held layout at once, and shows `layout`.
  mutating func halt() { (running, held) = (nil, nil) }
}
