import ScrollPhysics

/// An animation as an object, which can be ended anywhere.
@MainActor
open class UIViewPropertyAnimator: NSObject {
  private let duration: TimeInterval
  private let timing: TimingCurve
  private var waiting: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var animation: HeadlessAnimation?

  /// An animation of `duration` seconds along `parameters`.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timing = (parameters as? UICubicTimingParameters)?.timing ?? .easeInOut
    super.init()
  }

  /// Animates what `animation` changes as well.
  open func addAnimations(_ animation: @escaping () -> Void) {
    waiting.append(animation)
  }

  /// Calls `completion` when it is over, wherever that is.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// The share of the duration that has passed.
  open var fractionComplete: CGFloat { CGFloat(animation?.fraction ?? 0) }

  /// Begins `delay` seconds from now.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard duration > 0 else {
      UIView.performWithoutAnimation { for block in waiting { block() } }
      return complete(.end)
    }
    let animation = HeadlessAnimation(
      duration: duration, delay: delay, allowsUserInteraction: true,
      curve: { [timing] in timing.value(at: $0) })
    self.animation = animation
    // The screen keeps a running animation, and so its animator, alive.
    animation.completion = { self.complete(.end) }
    animation.start()
    for block in waiting { animation.perform(block) }
    waiting = []
  }

  /// Ends where it is, and calls no completion: the views' numbers become what is on screen.
  open func stopAnimation(_ withoutFinishing: Bool) {
    animation?.end(at: .current)
    animation = nil
    completions = []
  }

  private func complete(_ position: UIViewAnimatingPosition) {
    let completions = self.completions
    animation = nil
    self.completions = []
    for completion in completions { completion(position) }
  }
}
