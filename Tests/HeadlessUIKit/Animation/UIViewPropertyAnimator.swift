import ScrollPhysics

/// An animation as an object: it can be held, turned round, and ended anywhere.
@MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Seconds that it takes.
  open private(set) var duration: TimeInterval
  /// Whether it has begun.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it can be held on its way.
  open var isInterruptible = true
  /// Whether touches reach the views meanwhile.
  open var isUserInteractionEnabled = true

  private let progress: (Double) -> Double
  private var waiting: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var animation: HeadlessAnimation?
  private var wantsReverse = false

  /// An animation of `duration` seconds along `parameters`.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    progress =
      (parameters as? any HeadlessTiming)?.progress
      ?? HeadlessAnimation.progress(of: TimingCurve.easeInOut)
    super.init()
  }

  /// An animation of what `animations` change, along a standard curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animation of what `animations` change, along a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animation of what `animations` change, on a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Animates what `animation` changes as well: from the start, or from now on if it has begun.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if let running = self.animation {
      running.perform(animation)
    } else {
      waiting.append(animation)
    }
  }

  /// Calls `completion` when it is over, wherever that is.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Does `animations` now, and shows the way there, like `UIView.animate`.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Running

  /// Whether it moves.
  open var isRunning: Bool { animation.map { $0.pausedFraction == nil } ?? false }

  /// Whether it goes back.
  open var isReversed: Bool {
    get { animation?.isReversed ?? wantsReverse }
    set {
      wantsReverse = newValue
      animation?.isReversed = newValue
    }
  }

  /// The share of the duration that has passed. Setting it holds the animation there.
  open var fractionComplete: CGFloat {
    get { CGFloat(animation?.fraction ?? 0) }
    set {
      begin(afterDelay: 0)
      animation?.pause(at: Double(newValue))
    }
  }

  /// Begins, or goes on.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Begins `delay` seconds from now.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return }
    guard animation == nil else {
      animation?.resume()
      return
    }
    guard duration > 0, UIView.areAnimationsEnabled else {
      doWaitingAnimations { UIView.performWithoutAnimation($0) }
      complete(.end)
      return
    }
    begin(afterDelay: delay)
  }

  /// Holds.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    begin(afterDelay: 0)
    animation?.pause()
  }

  /// Ends where it is: the views' numbers become what is on screen. With `withoutFinishing` it is
  /// over, and no completion is called; without, it waits for ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let animation else { return }
    if withoutFinishing {
      animation.end(at: .current)
      forget()
    } else {
      animation.pause()
      state = .stopped
    }
  }

  /// Finishes what was stopped, at `finalPosition`.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    animation?.end(at: finalPosition)
    complete(finalPosition)
  }

  // MARK: Private

  private func begin(afterDelay delay: TimeInterval) {
    guard animation == nil, state == .inactive else { return }
    let animation = HeadlessAnimation(
      duration: duration, delay: delay, allowsUserInteraction: isUserInteractionEnabled,
      curve: progress)
    self.animation = animation
    animation.isReversed = wantsReverse
    state = .active
    // The screen keeps a running animation, and so its animator, alive.
    animation.completion = { self.complete(self.isReversed ? .start : .end) }
    animation.start()
    doWaitingAnimations { animation.perform($0) }
  }

  private func doWaitingAnimations(_ perform: (() -> Void) -> Void) {
    let blocks = waiting
    waiting = []
    for block in blocks { perform(block) }
  }

  private func complete(_ position: UIViewAnimatingPosition) {
    let completions = self.completions
    forget()
    for completion in completions { completion(position) }
  }

  private func forget() {
    animation = nil
    completions = []
    state = .inactive
  }
}
