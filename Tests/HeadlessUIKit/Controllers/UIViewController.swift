/// Owns a view, loads it when it is needed, and hears of what becomes of it.
///
/// Appearing is in `UIViewController+Appearance`.
open class UIViewController: UIResponder {
  let screen: HeadlessScreen
  /// Whether its view is on the screen, or about to be.
  var isAppearing = false
  /// Whether it has not heard the end of that.
  var isChangingAppearance = false
  var childControllers: [UIViewController] = []
  weak var parentController: UIViewController?
  /// What a container's own bars add to the safe area.
  var containerSafeArea = UIEdgeInsets.zero {
    didSet { if containerSafeArea != oldValue { viewIfLoaded?.updateSafeArea() } }
  }
  private weak var chosenScrollView: UIScrollView?
  private var loadedView: UIView?
  private lazy var ownNavigationItem = UINavigationItem()
  private lazy var ownTabBarItem: UITabBarItem? = UITabBarItem()

  /// A controller whose view is made in code: the double reads no nibs.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    screen = HeadlessScreen.current
    super.init()
  }

  /// A controller whose view is made in code.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller as on being unarchived.
  public required init?(coder: NSCoder) {
    screen = HeadlessScreen.current
    super.init()
  }

  /// What its view lies in, or the controller around it.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parentController }

  // MARK: View

  /// Its view, loaded by the time this gives it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// Makes the view: an empty one that fills the screen, unless overridden.
  open func loadView() {
    view = UIView(frame: screen.bounds)
  }

  /// Loads the view, if it is not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: screen.bounds) }
    viewDidLoad()
  }

  /// Its view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether its view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Called when the view has been loaded.
  open func viewDidLoad() {}
  /// What it is called, in a navigation bar and a tab bar as well.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }

  // MARK: Called by what becomes of the view

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the view's safe area is another.
  open func viewSafeAreaInsetsDidChange() {}
  /// The screen's traits.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Called when the traits are others than `previousTraitCollection`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Layout

  /// What the app adds to the safe area of the view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }

  var addedSafeArea: UIEdgeInsets { additionalSafeAreaInsets + containerSafeArea }

  // MARK: Containment

  /// Called before it gets another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when it has another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}

  /// Its children, in the order in which they came.
  open var children: [UIViewController] { childControllers }
  /// The controller that contains it.
  open weak var parent: UIViewController? { parentController }

  /// Takes `childController` in. Its view and `didMove(toParent:)` are the container's to see to.
  open func addChild(_ childController: UIViewController) {
    guard childController.parentController !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childControllers.append(childController)
    childController.parentController = self
  }

  /// Leaves its parent.
  open func removeFromParent() {
    guard let parentController else { return }
    parentController.childControllers.removeAll { $0 === self }
    self.parentController = nil
    didMove(toParent: nil)
  }

  /// Lets bars look at `scrollView`: the double's all look at one, whatever the edge.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    chosenScrollView = scrollView
    scrollView?.geometryDidChange()
  }

  /// The scroll view that bars at `edge` look at: the one that was set, or else the view, its first
  /// subview, the first of that one, and so on, until one is a scroll view. A view that comes in front
  /// of a list in that order hides it from the bars.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let chosenScrollView { return chosenScrollView }
    var view = viewIfLoaded
    while let current = view {
      if let scrollView = current as? UIScrollView { return scrollView }
      view = current.subviews.first
    }
    return nil
  }

  // MARK: System bars

  /// What a toolbar shows for it.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether bars at the bottom go away while it is on a navigation controller's stack.
  open var hidesBottomBarWhenPushed = false

  /// Whose status bar style counts instead.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Whose wish for a status bar counts instead.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whose wish for a home indicator counts instead.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Asks for the status bar's looks anew.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Navigation

  /// What a navigation bar shows for it.
  open var navigationItem: UINavigationItem { ownNavigationItem }
  /// What a tab bar shows for it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { ownTabBarItem = newValue }
  }
  /// The navigation controller around it.
  open var navigationController: UINavigationController? {
    parentController as? UINavigationController ?? parentController?.navigationController
  }
}
