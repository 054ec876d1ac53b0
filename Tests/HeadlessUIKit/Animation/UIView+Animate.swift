import ScrollPhysics

extension UIView {
  /// How progress follows time.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Even.
    case linear = 3

    var timing: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// How an animation is done.
  public struct AnimationOptions: OptionSet, Sendable {
    /// Subviews are laid out within it.
    public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1) }
    /// Touches reach the views meanwhile.
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 2) }
    /// It starts from what is on screen. The double's always do.
    public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 4) }
    /// Slow at both ends, which is what it is without saying.
    public static var curveEaseInOut: AnimationOptions { [] }
    /// Slow at the beginning.
    public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
    /// Slow at the end.
    public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
    /// Even.
    public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }

    /// UIKit's bits.
    public let rawValue: UInt

    /// The options whose bits are set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    var curve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16) & 3) ?? .easeInOut
    }
  }

  /// Whether changes are animated at all.
  public class var areAnimationsEnabled: Bool { HeadlessScreen.current.areAnimationsEnabled }

  /// Animates changes from now on, or does not.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    HeadlessScreen.current.areAnimationsEnabled = enabled
  }

  /// Does `actionsWithoutAnimation`, inside an animation as well, without showing the way.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let screen = HeadlessScreen.current
    screen.animationScopes.append(nil)
    actionsWithoutAnimation()
    screen.animationScopes.removeLast()
  }

  /// Seconds that the animation takes inside whose changes this is asked; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval {
    HeadlessScreen.current.animationScope?.duration ?? 0
  }

  /// Does `animations` now, and shows the way there `delay` seconds later, for `duration` seconds.
  /// A duration that is not above 0 is no animation.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      HeadlessAnimation(
        duration: duration, delay: delay,
        allowsUserInteraction: options.contains(.allowUserInteraction),
        curve: HeadlessAnimation.progress(of: options.curve.timing)),
      animations, completion)
  }

  /// Does `animations` now, and shows the way there for `duration` seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Does `animations` now, and shows the way there for `duration` seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// Does `animations` now, and shows the way there on a spring.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      HeadlessAnimation(
        duration: duration, delay: delay,
        allowsUserInteraction: options.contains(.allowUserInteraction),
        curve: HeadlessAnimation.spring(
          dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))),
      animations, completion)
  }

  private class func animate(
    _ animation: HeadlessAnimation, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard animation.duration > 0, areAnimationsEnabled else {
      performWithoutAnimation(changes)
      completion?(true)
      return
    }
    animation.completion = { completion?(true) }
    animation.perform(changes)
    animation.start()
  }
}

extension HeadlessScreen {
  /// The animation inside whose changes the app is.
  var animationScope: HeadlessAnimation? {
    guard areAnimationsEnabled, let scope = animationScopes.last else { return nil }
    return scope
  }

  /// Ends the animations whose time is over, in the order in which they began.
  func endAnimations() {
    for animation in animations where animation.isOver {
      let completion = animation.completion
      animation.end(at: animation.isReversed ? .start : .end)
      completion?()
    }
  }
}
