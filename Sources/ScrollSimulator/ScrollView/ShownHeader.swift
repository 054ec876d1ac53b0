import HeaderCore
import ScrollPhysics

/// What is seen of a header, or of a bar: its layout, or where an animation has got to on the way there.
struct ShownHeader {
  /// The layout as last answered.
  var layout = HeaderLayout.zero
  /// Where a finger, or content that has not arrived, holds the header on its way.
  private(set) var held: HeaderLayout?
  private var running: HeaderTransition?
  private var animation = HeaderAnimation.scrolling
  /// When the animation began, in milliseconds since the simulation began.
  private var startTime = 0.0

  /// Whether an animation is under way.
  var isAnimating: Bool { running != nil }

  /// Shows the header as `effects` have it from `time` on, in milliseconds.
  mutating func show(_ effects: HeaderEffects, at time: Double) {
    layout = effects.layout
    held = nil
    switch effects.appearance {
    case .layout: running = nil
    case .running(let transition): if isAnimating { running = transition }
    case .animated(let begun, let animation):
      (running, startTime, self.animation) = (begun, time, animation)
    case .held(let layout): (running, held) = (nil, layout)
    }
  }

  /// What is seen at `time`.
  func visible(at time: Double) -> HeaderLayout {
    if let held { return held }
    guard let running, let progress = progress(at: time) else { return layout }
    return running.layout(at: progress)
  }

  /// Whether a frame of an animation is seen at `time`: its beginning is no frame of it.
  func isMoving(at time: Double) -> Bool { isAnimating && startTime < time }

  /// How much of the way is done at `time`, 0 to 1; `nil` without an animation.
  func progress(at time: Double) -> Double? {
    isAnimating ? animation.curve.value(at: animation.share(after: time - startTime)) : nil
  }

  /// Ends an animation whose time is over.
  mutating func finishFrame(at time: Double) {
    if animation.share(after: time - startTime) >= 1 { running = nil }
  }

  /// Ends what is under way, at once.
  mutating func halt() { (running, held) = (nil, nil) }
}
