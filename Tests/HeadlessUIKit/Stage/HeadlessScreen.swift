import ScrollSimulator

/// The device of a test: its clock, its settings, its window, and the finger.
///
/// Time passes one display frame at a time, and only when it is told to:
///
/// ```swift
/// let screen = HeadlessScreen()
/// HeadlessScreen.current = screen
/// let window = UIWindow(frame: screen.bounds)
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// screen.advance(frames: 10)
/// ```
///
/// A frame is worked on in a fixed order: touches and commands that are due, the motion of every
/// scroll view, display links, animations that end, layout, the observers of the
/// run loop's sleep.
@MainActor
public final class HeadlessScreen {
  /// The screen that views made from now on belong to: the one of the task's ``HeadlessDevice``.
  ///
  /// UIKit's own state is static (`UIAccessibility.isReduceMotionEnabled`, `UIView.animate`), so the
  /// double's has to be reachable from nowhere.
  public static var current: HeadlessScreen {
    get { HeadlessDevice.current.screen }
    set { HeadlessDevice.current.screen = newValue }
  }

  /// Display frames per second.
  public let frameRate: Double
  /// Device pixels per point.
  public let scale: CGFloat = 3
  /// The whole screen, in points: a 6.1" iPhone's.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// What UIKit is not known to do.
  public var switches = HeadlessSwitches()
  /// How often a table was told to lay itself out before it was in a window, and so made cells for a size
  /// that is not its own. A phone warns of each: `UITableViewAlertForLayoutOutsideViewHierarchy`.
  public internal(set) var tableLayoutsOutsideWindows = 0

  /// The frame being worked on; frame 0 is at time 0.
  public internal(set) var frame = 0
  /// The window that touches go to.
  public internal(set) weak var window: UIWindow?

  var scrollViews: [HeadlessWeak<UIScrollView>] = []
  var touched: UIScrollView?
  /// Touches that have not reached the screen's views yet.
  var touchesOnTheirWay = TouchQueue()
  var lastTouch: TouchSample?
  /// The recognisers that see the finger.
  var seeing: [UIGestureRecognizer] = []
  /// Whether a bar may shrink with content.
  var hasLargeTitles = false
  var frameCallbacks: [@MainActor () -> Void] = []
  var runLoop = HeadlessRunLoop()
  /// The steps of scroll views in a frame, by its number, each as far as so many frames: none in `[]`, two
  /// in one turn of the run loop in `[1, 1]`. On a phone a scroll view steps at up to 120 Hz, at a rate that
  /// changes in the middle of a flight; a screen of 240 frames a second has all of these rates.
  public var steps: @MainActor (Int) -> [Int] = { _ in [1] }
  var animations: [UIViewPropertyAnimator] = []
  var animationScopes: [UIViewPropertyAnimator?] = []
  /// Whether there has ever been a constraint to follow.
  var hasConstraints = false
  /// Counts everything that may lead constraints elsewhere.
  var layoutGeneration = 0
  /// Counts the changes of the constraints themselves, and of what they are about.
  var constraintGeneration = 0

  /// A screen at time 0 with nothing on it.
  public init(frameRate: Double = 60) {
    self.frameRate = frameRate
  }

  /// Milliseconds since the screen was made, at the frame being worked on.
  public var time: Double { Double(frame) * 1000 / frameRate }

  // MARK: Settings

  /// What the status bar, the notch and the home indicator cover.
  public var safeAreaInsets = UIEdgeInsets.zero {
    didSet { if safeAreaInsets != oldValue { window?.updateSafeArea() } }
  }

  /// Whether the user asked for less motion.
  public var isReduceMotionEnabled = false {
    didSet {
      guard isReduceMotionEnabled != oldValue else { return }
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
  }

  /// Which way the interface runs.
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { traitsDidChange() } }
  }

  /// How large the user wants text.
  public var preferredContentSizeCategory = UIContentSizeCategory.large {
    didSet {
      guard preferredContentSizeCategory != oldValue else { return }
      traitsDidChange()
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil)
    }
  }

  /// The traits that every view of the screen has.
  public private(set) lazy var traitCollection = makeTraitCollection()

  private func makeTraitCollection() -> UITraitCollection {
    UITraitCollection(
      preferredContentSizeCategory: preferredContentSizeCategory, displayScale: scale)
  }

  private func traitsDidChange() {
    let previous = traitCollection
    traitCollection = makeTraitCollection()
    window?.passOnTraitChange(from: previous)
  }
}

/// What a test has to itself, from the making of its suite on: its screen, or one after the other.
public final class HeadlessDevice: Sendable {
  /// The device of the task.
  @TaskLocal public static var current = HeadlessDevice()

  @MainActor private var shown: HeadlessScreen?

  /// Its screen, made when it is asked for.
  @MainActor fileprivate var screen: HeadlessScreen {
    get {
      let screen = shown ?? HeadlessScreen()
      shown = screen
      return screen
    }
    set { shown = newValue }
  }

  /// A device on which nothing is shown yet.
  public init() {}
}

/// A reference that keeps nothing alive.
struct HeadlessWeak<Object: AnyObject> {
  weak var object: Object?
}
