/// The bar of a navigation controller.
open class UINavigationBar: UIView {
  static let height: CGFloat = 44
  /// The height of a large title: measured on iOS 26.1.
  static let largeTitleHeight: CGFloat = 52

  /// Whether titles are large while the content is at its top.
  open var prefersLargeTitles = false
}

/// A stack of controllers under a bar of 44 points. The last one is visible.
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []

  /// The bar.
  open private(set) lazy var navigationBar = UINavigationBar()

  /// A navigation controller that shows `rootViewController`.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// The double has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The visible controller.
  open var topViewController: UIViewController? { stack.last }

  /// Shows `viewController`, without animation.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let previous = stack.last
    addChild(viewController)
    stack.append(viewController)
    show(viewController, insteadOf: previous)
    viewController.didMove(toParent: self)
  }

  /// Removes the visible controller, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let popped = stack.popLast() else { return nil }
    popped.willMove(toParent: nil)
    show(stack.last, insteadOf: popped)
    popped.removeFromParent()
    return popped
  }

  /// Adds the visible controller's view, and the bar in front of it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    show(topViewController, insteadOf: nil)
  }

  /// Places the controller's view.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    topViewController?.view.place(at: view.bounds)
  }

  /// Places the bar below the status bar.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBar()
  }

  private func show(_ controller: UIViewController?, insteadOf previous: UIViewController?) {
    guard let view = viewIfLoaded else { return }
    previous?.viewIfLoaded?.removeFromSuperview()
    guard let controller else { return }
    placeBar()
    view.insertSubview(controller.view, at: 0)
  }

  /// The part of a large title that has shrunk.
  private var shrunk: CGFloat = 0

  /// The content of the visible controller has moved. A large title shrinks by the same distance, and the safe area
  /// with it. Recorded on a phone: from 168 to 116 points, one to one in every frame, and the offset runs through.
  func contentDidMove(_ scrollView: UIScrollView) {
    guard topViewController?.contentScrollView(for: .top) === scrollView else { return }
    let travel = scrollView.contentOffset.y + scrollView.adjustedContentInset.top + shrunk
    shrunk = min(max(0, travel), UINavigationBar.largeTitleHeight)
    placeBar()
  }

  private func placeBar() {
    guard let view = viewIfLoaded else { return }
    let title =
      navigationBar.prefersLargeTitles ? UINavigationBar.largeTitleHeight - shrunk : 0
    let height = UINavigationBar.height + title
    navigationBar.place(
      at: CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height))
    topViewController?.barHeight = height
  }
}
