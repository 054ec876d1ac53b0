/// Who knows which page comes before and after another.
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before, `nil` if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after, `nil` if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Who hears of pages that a finger turns.
@MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A finger begins to turn to `pendingViewControllers`.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// The page has come to rest: another one, if `completed`.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Pages side by side, one of which is seen, in a scroll view that a finger drags sideways.
///
/// The scroll view holds the page, and those before and after it as far as the data source has them.
/// The view of a neighbour is put in when the content first moves towards it. Only `.scroll` is
/// played.
open class UIPageViewController: UIViewController {
  /// How a page turns.
  public enum TransitionStyle: Int, Sendable {
    /// Like paper.
    case pageCurl = 0
    /// By scrolling.
    case scroll = 1
  }

  /// Which way the pages lie.
  public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One below the other.
    case vertical = 1
  }

  /// Which way a page turns.
  public enum NavigationDirection: Int, Sendable {
    /// To what comes after.
    case forward = 0
    /// To what came before.
    case reverse = 1
  }

  /// What else can be said of the pages.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String

    /// The option named `rawValue`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a page turns.
  public let transitionStyle: TransitionStyle
  /// Which way the pages lie.
  public let navigationOrientation: NavigationOrientation
  /// Who knows what comes before and after. Weak, as in UIKit.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { arrange() }
  }
  /// Who hears of pages that a finger turns. Weak, as in UIKit.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  let queue = UIScrollView()
  var current: UIViewController?
  /// The pages in the scroll view from the left, ``current`` among them.
  var pages: [UIViewController] = []
  /// The page that is being turned to.
  var incoming: UIViewController?
  /// What follows an animated turn of the app's own.
  var turnCompletion: ((Bool) -> Void)?
  var isArranging = false
  private lazy var listener = PageListener(self)

  /// Pages that lie as `navigationOrientation` has it and turn as `style` has it.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Pages as on being unarchived.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }

  /// The page that is seen.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }

  /// Shows the first of `viewControllers`, at once or by scrolling there in `direction`. The delegate
  /// hears nothing of it.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let next = viewControllers?.first, next !== current else {
      completion?(true)
      return
    }
    guard animated, let current, viewIfLoaded?.window != nil else {
      replacePage(with: next)
      completion?(true)
      return
    }
    turnCompletion = completion
    lay(out: direction == .forward ? [current, next] : [next, current])
    begin(turningTo: next)
    let page = CGFloat(pages.firstIndex { $0 === next } ?? 0)
    queue.setContentOffset(CGPoint(x: page * queue.bounds.width, y: 0), animated: true)
  }

  /// Puts in the scroll view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    queue.isPagingEnabled = true
    queue.contentInsetAdjustmentBehavior = .never
    queue.scrollsToTop = false
    queue.delegate = listener
    view.addSubview(queue)
    queue.place(at: view.bounds)
    arrange()
  }

  /// Lets the pages fill the view.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard queue.frame != view.bounds else { return }
    queue.place(at: view.bounds)
    arrange()
  }

  // The pages appear as they are turned to, which is its own to say.

  /// Whether pages appear and disappear with it: it tells them itself.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  /// Tells the page.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    current?.beginAppearanceTransition(true, animated: animated)
  }
  /// Tells the page.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    current?.endAppearanceTransition()
  }
  /// Tells the page.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    current?.beginAppearanceTransition(false, animated: animated)
  }
  /// Tells the page.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    current?.endAppearanceTransition()
  }
}
