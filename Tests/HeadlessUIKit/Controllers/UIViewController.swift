/// Owns a view, loads it when necessary, and is notified of its changes.
///
/// Appearance is in `UIViewController+Appearance`.
open class UIViewController: UIResponder {
  let screen: HeadlessScreen
  /// Whether the view is on the screen, or will be.
  var isAppearing = false
  /// Whether the view appears or disappears.
  var isChangingAppearance = false
  weak var parentController: UIViewController?
  /// The height that a navigation bar adds to the safe area.
  var barHeight: CGFloat = 0 {
    didSet { if barHeight != oldValue { viewIfLoaded?.updateSafeArea() } }
  }
  private weak var chosenScrollView: UIScrollView?

  /// A controller whose view is made in code: the double reads no nibs.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    screen = HeadlessScreen.current
  }

  /// A controller whose view is made in code.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller from an archive.
  public required init?(coder: NSCoder) {
    screen = HeadlessScreen.current
  }

  /// The view's superview, or the parent controller.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parentController }

  // MARK: View

  /// The view, loaded if necessary.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded
    }
    set {
      viewIfLoaded?.controller = nil
      viewIfLoaded = newValue
      newValue?.controller = self
    }
  }

  /// Makes the view: an empty one that fills the screen, unless overridden.
  open func loadView() {
    view = UIView(frame: screen.bounds)
  }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// The view, if it is loaded.
  open private(set) var viewIfLoaded: UIView?
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { viewIfLoaded != nil }
  /// Called when the view was loaded.
  open func viewDidLoad() {}
  /// The title, also for a navigation bar and a tab bar.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }

  // MARK: Changes of the view

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Layout

  /// The app's addition to the view's safe area.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }

  var addedSafeArea: UIEdgeInsets {
    additionalSafeAreaInsets + UIEdgeInsets(top: barHeight, left: 0, bottom: 0, right: 0)
  }

  // MARK: Containment

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// The children, in the order in which they were added.
  open private(set) var children: [UIViewController] = []
  /// The parent.
  open weak var parent: UIViewController? { parentController }

  /// Adds `childController`. The container adds the view, and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parentController = self
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let parentController else { return }
    parentController.children.removeAll { $0 === self }
    self.parentController = nil
    didMove(toParent: nil)
  }

  /// Sets the scroll view that bars follow, at all edges.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    chosenScrollView = scrollView
    scrollView?.geometryDidChange()
  }

  /// The scroll view that bars follow: the one that was set, or the first scroll view among the view, its first
  /// subview, that one's first subview, and so on. Another view in front in this order hides a list from the bars.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    guard chosenScrollView == nil, let view = viewIfLoaded else { return chosenScrollView }
    return sequence(first: view) { $0.childViews.first }.lazy
      .compactMap { $0 as? UIScrollView }.first
  }

  // MARK: System bars

  /// The items of a toolbar.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether bottom bars are hidden while the controller is on a navigation controller's stack.
  open var hidesBottomBarWhenPushed = false

  /// The controller that decides the status bar's style instead.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller that decides whether the status bar is hidden instead.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The controller that decides whether the home indicator is hidden instead.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Updates the status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Navigation

  /// The controller's part of a navigation bar.
  open private(set) lazy var navigationItem = UINavigationItem()
  /// The controller's part of a tab bar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
  /// The navigation controller that contains the controller.
  open var navigationController: UINavigationController? {
    parentController as? UINavigationController
  }
}
