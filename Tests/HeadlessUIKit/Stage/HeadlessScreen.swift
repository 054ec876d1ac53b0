import ScrollSimulator

/// The device of a test: its clock, settings, window and finger.
///
/// Time passes one display frame at a time, and only on request:
///
/// ```swift
/// let screen = HeadlessScreen()
/// HeadlessScreen.current = screen
/// let window = UIWindow(frame: screen.bounds)
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// screen.advance(frames: 10)
/// ```
@MainActor
public final class HeadlessScreen {
  /// The screen of new views: that of the task's ``HeadlessDevice``.
  ///
  /// UIKit's own state is static (`UIAccessibility.isReduceMotionEnabled`, `UIView.animate`), so the double needs a
  /// static way to its screen.
  public static var current: HeadlessScreen {
    get { HeadlessDevice.current.screen }
    set { HeadlessDevice.current.screen = newValue }
  }

  /// Display frames per second.
  public let frameRate: Double
  /// Device pixels per point.
  public let scale: CGFloat = 3
  /// The whole screen, in points: a 6.1" iPhone.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// The answers to what UIKit is not known to do.
  public var switches = HeadlessSwitches()
  /// How often a table was laid out before it was in a window, and so made cells for a wrong size. A phone logs a
  /// warning: `UITableViewAlertForLayoutOutsideViewHierarchy`.
  public internal(set) var tableLayoutsOutsideWindows = 0

  /// The current frame; frame 0 is at time 0.
  public internal(set) var frame = 0
  /// The window that receives touches.
  public internal(set) weak var window: UIWindow?

  var scrollViews: [HeadlessWeak<UIScrollView>] = []
  var touched: UIScrollView?
  /// Touches that the views have not received yet.
  var touchesOnTheirWay = TouchQueue()
  var lastTouch: TouchSample?
  /// The recognizers that receive the finger.
  var touchedRecognizers: [UIGestureRecognizer] = []
  var frameCallbacks: [@MainActor () -> Void] = []
  var runLoop = HeadlessRunLoop()
  var animations: [UIViewPropertyAnimator] = []
  var animationScopes: [UIViewPropertyAnimator?] = []
  /// Whether there has ever been an active constraint.
  var hasConstraints = false
  /// The number of changes that may affect the result of constraints.
  var layoutGeneration = 0

  /// A screen at time 0, without a window.
  public init(frameRate: Double = 60) {
    self.frameRate = frameRate
  }

  /// The time of the current frame, in milliseconds.
  public var time: Double { Double(frame) * 1000 / frameRate }

  // MARK: Settings

  /// The insets of the status bar, the notch and the home indicator.
  public var safeAreaInsets = UIEdgeInsets.zero {
    didSet { if safeAreaInsets != oldValue { window?.updateSafeArea() } }
  }

  /// The user's setting for reduced motion.
  public var isReduceMotionEnabled = false

  /// The layout direction of the interface.
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { window?.traitsDidChange() } }
  }

  /// The user's text size.
  public var preferredContentSizeCategory = UIContentSizeCategory.large {
    didSet { if preferredContentSizeCategory != oldValue { window?.traitsDidChange() } }
  }

  /// The traits of every view on the screen.
  public var traitCollection: UITraitCollection {
    UITraitCollection(
      preferredContentSizeCategory: preferredContentSizeCategory, displayScale: scale)
  }
}

/// The device of a test or suite, on which one screen at a time is current.
public final class HeadlessDevice: Sendable {
  /// The device of the task.
  @TaskLocal public static var current = HeadlessDevice()

  @MainActor private var ownScreen: HeadlessScreen?

  /// The current screen, made on first use.
  @MainActor fileprivate var screen: HeadlessScreen {
    get {
      let screen = ownScreen ?? HeadlessScreen()
      ownScreen = screen
      return screen
    }
    set { ownScreen = newValue }
  }

  /// A device with a new screen.
  public init() {}
}

/// A weak reference.
struct HeadlessWeak<Object: AnyObject> {
  weak var object: Object?
}
