import ScrollPhysics

/// An animation: when it began, how long it takes, and which views it shows on their way. It can be ended
/// anywhere, and the views' own numbers are at their end from the beginning.
@MainActor
open class UIViewPropertyAnimator: NSObject {
  /// Seconds from the first frame to the last.
  let duration: TimeInterval
  let allowsUserInteraction: Bool
  private let timing: TimingCurve
  /// Milliseconds on the screen's clock, the delay included; `nil` while it does not run.
  private var startTime: Double?
  private var views: [UIView] = []
  private let screen = HeadlessScreen.current
  private var waiting: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// An animation of `duration` seconds along `parameters`.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    let timing = (parameters as? UICubicTimingParameters)?.timing
    self.init(duration, timing ?? .easeInOut, allowsUserInteraction: true)
  }

  init(_ duration: TimeInterval, _ timing: TimingCurve, allowsUserInteraction: Bool) {
    (self.duration, self.timing) = (duration, timing)
    self.allowsUserInteraction = allowsUserInteraction
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
  open var fractionComplete: CGFloat {
    startTime.map { CGFloat(min(max((screen.time - $0) / (duration * 1000), 0), 1)) } ?? 0
  }

  /// How far the views are on their way.
  var progress: Double { timing.value(at: Double(fractionComplete)) }

  var isOver: Bool { startTime.map { screen.time - $0 >= duration * 1000 } ?? false }

  /// Begins `delay` seconds from now. The screen keeps a running animation alive.
  open func startAnimation(afterDelay delay: TimeInterval) {
    let changes = waiting
    waiting = []
    guard duration > 0 else {
      UIView.performWithoutAnimation { for change in changes { change() } }
      return finish()
    }
    startTime = screen.time + max(0, delay) * 1000
    screen.animations.append(self)
    screen.animationScopes.append(self)
    for change in changes { change() }
    screen.animationScopes.removeLast()
  }

  /// Ends where it is, and calls no completion: the views' numbers become what is on screen.
  open func stopAnimation(_ withoutFinishing: Bool) {
    end(at: .current)
    completions = []
  }

  /// Ends at its end.
  func finish() {
    end(at: .end)
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(.end) }
  }

  func add(_ view: UIView) {
    if !views.contains(where: { $0 === view }) { views.append(view) }
  }

  private func end(at position: UIViewAnimatingPosition) {
    screen.animations.removeAll { $0 === self }
    for view in views { view.endChanges(of: self, at: position) }
    (views, startTime) = ([], nil)
  }
}
