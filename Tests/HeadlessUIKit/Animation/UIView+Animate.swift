import ScrollPhysics

extension UIView {
  /// Options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// Views receive touches during the animation. The double's views always do.
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 2) }
    /// UIKit's bits.
    public let rawValue: UInt

    /// The options with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Performs `actionsWithoutAnimation` without animation, even inside one.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    HeadlessScreen.current.perform(actionsWithoutAnimation, in: nil)
  }

  /// The duration in seconds of the animation whose changes are being made; 0 outside an animation.
  public class var inheritedAnimationDuration: TimeInterval {
    HeadlessScreen.current.animationScope?.duration ?? 0
  }

  /// Performs `animations`, and animates them for `duration` seconds after `delay` seconds. Without a duration
  /// nothing is animated.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animator = UIViewPropertyAnimator(duration, .easeInOut)
    animator.addAnimations(animations)
    animator.addCompletion { _ in completion?(true) }
    animator.startAnimation(afterDelay: delay)
  }
}

extension HeadlessScreen {
  /// The animation whose changes are being made.
  var animationScope: UIViewPropertyAnimator? { animationScopes.last ?? nil }

  /// Makes `changes` as part of `animation`, or outside any.
  func perform(_ changes: () -> Void, in animation: UIViewPropertyAnimator?) {
    animationScopes.append(animation)
    changes()
    animationScopes.removeLast()
  }
}
