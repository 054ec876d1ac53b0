import ScrollPhysics

/// An animation. It can be stopped anywhere. The views' own values are the final ones from the start.
@MainActor
open class UIViewPropertyAnimator: NSObject {
  /// Seconds from the first frame to the last.
  let duration: TimeInterval
  private let timing: TimingCurve
  /// Milliseconds on the screen's clock, after the delay; `nil` while the animation does not run.
  private var startTime: Double?
  private var views: [UIView] = []
  private let screen = HeadlessScreen.current
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// An animation of `duration` seconds along `parameters`.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: UICubicTimingParameters
  ) {
    self.init(duration, parameters.timing)
  }

  init(_ duration: TimeInterval, _ timing: TimingCurve) {
    (self.duration, self.timing) = (duration, timing)
  }

  /// Adds changes to animate.
  open func addAnimations(_ animation: @escaping () -> Void) {
    changes.append(animation)
  }

  /// Calls `completion` at the end of the animation.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// The elapsed fraction of the duration.
  open var fractionComplete: CGFloat {
    startTime.map { CGFloat(min(max((screen.time - $0) / (duration * 1000), 0), 1)) } ?? 0
  }

  /// The progress of the values.
  var progress: Double { timing.value(at: Double(fractionComplete)) }

  var isOver: Bool { startTime.map { screen.time - $0 >= duration * 1000 } ?? false }

  /// Starts the animation after `delay` seconds. The screen retains it while it runs.
  open func startAnimation(afterDelay delay: TimeInterval) {
    let isAnimated = duration > 0
    if isAnimated {
      startTime = screen.time + max(0, delay) * 1000
      screen.animations.append(self)
    }
    for change in changes { screen.perform(change, in: isAnimated ? self : nil) }
    changes = []
    if !isAnimated { finish() }
  }

  /// Stops the animation without completion. The views keep the values that are on the screen.
  open func stopAnimation(_ withoutFinishing: Bool) {
    end { $0.endChanges(of: self, at: progress) }
    completions = []
  }

  /// Ends the animation at its end.
  func finish() {
    end { $0.endChanges(of: self, at: 1) }
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(.end) }
  }

  func add(_ view: UIView) {
    if !views.contains(where: { $0 === view }) { views.append(view) }
  }

  private func end(_ endChanges: (UIView) -> Void) {
    screen.animations.removeAll { $0 === self }
    for view in views { endChanges(view) }
    (views, startTime) = ([], nil)
  }
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end. The double's animations complete nowhere else.
  case end = 0
}
