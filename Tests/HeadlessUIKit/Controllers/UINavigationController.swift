/// The bar at the top of a navigation controller.
open class UINavigationBar: UIView {
  static let height: CGFloat = 44
  /// The zone of a large title: measured on iOS 26.1.
  static let largeTitleHeight: CGFloat = 52

  /// Whether titles are large while content is at its top.
  open var prefersLargeTitles = false {
    didSet { screen.hasLargeTitles = true }
  }
}

/// Controllers on top of each other, the last of which is seen, under a bar of 44 points.
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []

  /// The bar.
  open private(set) lazy var navigationBar = UINavigationBar()

  /// A navigation controller that shows `rootViewController`.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// A navigation controller as on being unarchived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The one that is seen.
  open var topViewController: UIViewController? { stack.last }

  /// Shows `viewController` on top. The double does so at once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let previous = stack.last
    addChild(viewController)
    stack.append(viewController)
    show(viewController, insteadOf: previous)
    viewController.didMove(toParent: self)
  }

  /// Takes away the one on top, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let popped = stack.popLast() else { return nil }
    popped.willMove(toParent: nil)
    show(stack.last, insteadOf: popped)
    popped.removeFromParent()
    return popped
  }

  /// Puts in the view of the one on top, and the bar in front of it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    show(topViewController, insteadOf: nil)
  }

  /// Places the bar below the status bar, and the controller's view everywhere.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBar()
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
    controller.view.place(at: view.bounds)
    view.insertSubview(controller.view, at: 0)
  }

  private var titleHeight: CGFloat {
    navigationBar.prefersLargeTitles ? UINavigationBar.largeTitleHeight - shrunk : 0
  }
  /// What of the large title has gone under the bar.
  private var shrunk: CGFloat = 0

  /// The content of the one on top has moved: a large title goes along, point by point, and the safe area
  /// with it. Recorded on a phone: 168 to 116, one to one in every frame, and the offset runs through.
  func contentDidMove(_ scrollView: UIScrollView) {
    guard navigationBar.prefersLargeTitles,
      topViewController?.contentScrollView(for: .top) === scrollView
    else { return }
    let travel = scrollView.contentOffset.y + scrollView.adjustedContentInset.top + shrunk
    let wanted = min(max(0, travel), UINavigationBar.largeTitleHeight)
    guard wanted != shrunk else { return }
    shrunk = wanted
    placeBar()
  }

  private func placeBar() {
    guard let view = viewIfLoaded else { return }
    let height = UINavigationBar.height + titleHeight
    navigationBar.place(
      at: CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height))
    topViewController?.containerSafeArea = UIEdgeInsets(
      top: height, left: 0, bottom: 0, right: 0)
  }
}
