import ScrollPhysics

extension UIView {
  /// How an animation is done.
  public struct AnimationOptions: OptionSet, Sendable {
    /// Touches reach the views meanwhile.
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 2) }
    /// UIKit's bits.
    public let rawValue: UInt

    /// The options whose bits are set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
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
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animator = UIViewPropertyAnimator(
      duration, .easeInOut, allowsUserInteraction: options.contains(.allowUserInteraction))
    animator.addAnimations(animations)
    animator.addCompletion { _ in completion?(true) }
    animator.startAnimation(afterDelay: delay)
  }
}

extension HeadlessScreen {
  /// The animation inside whose changes the app is.
  var animationScope: UIViewPropertyAnimator? { animationScopes.last ?? nil }

  /// Ends the animations whose time is over, in the order in which they began.
  func endAnimations() {
    for animation in animations where animation.isOver { animation.finish() }
  }
}
