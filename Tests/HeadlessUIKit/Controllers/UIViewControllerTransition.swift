/// An object whose size is decided by what contains it.
@MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// Called before it gets another size.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// What is known of a transition.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Seconds that it takes.
  var transitionDuration: TimeInterval { get }
}

/// A transition that others may join.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates what `animation` changes along with the transition, and calls `completion` after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Animates what `animation` changes along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A change of the window's size, a rotation for example.
final class HeadlessTransition: NSObject, UIViewControllerTransitionCoordinator {
  let transitionDuration: TimeInterval
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(duration: TimeInterval) {
    transitionDuration = duration
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Does `change` and what joined it.
  func run(_ change: @escaping () -> Void) {
    UIView.animate(
      withDuration: transitionDuration,
      animations: {
        change()
        for animation in self.alongside { animation(self) }
      },
      completion: { _ in
        for completion in self.completions { completion(self) }
      })
  }
}

extension HeadlessScreen {
  /// Gives the window another size, as a rotation or a split view does, in `duration` seconds: the
  /// controllers hear of it first, then the views have it, and with it `safeArea`, if that is another.
  public func resize(
    to size: CGSize, safeArea: UIEdgeInsets? = nil, duration: TimeInterval = 0
  ) {
    guard let window else { return }
    let transition = HeadlessTransition(duration: duration)
    window.rootViewController?.viewWillTransition(to: size, with: transition)
    transition.run {
      window.place(at: CGRect(origin: window.frame.origin, size: size))
      if let safeArea { self.safeAreaInsets = safeArea }
      window.layoutIfNeeded()
    }
  }
}
