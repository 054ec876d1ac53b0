import ScrollPhysics
import ScrollSimulator

/// A view whose content is larger than itself and moves under a finger.
///
/// ``ScrollSimulator/SimulatedScrollView`` moves the content. This class is the UIKit side: `UIScrollView+Events`
/// turns the engine's events into `contentOffset` and delegate calls, `UIScrollView+Geometry` passes changes of
/// the app and of layout to the engine.
open class UIScrollView: UIView {
  /// Moves the content.
  let engine: SimulatedScrollView
  /// The safe area last passed to the engine, and the view's position in the window at that time.
  var pushedSafeArea: (top: Double, viewMinY: CGFloat) = (0, 0)
  /// Whether ``contentOffset`` is being set to follow the engine.
  var isFollowingEngine = false
  /// Whether the app is assigning the offset, and the engine will report it.
  var isAssigning = false
  /// Whether the content moves without a report.
  var isSilent = false
  var lastAdjustedInset = UIEdgeInsets.zero
  /// Whether the next layout has another reason than content that moved.
  var needsWholeLayout = true
  /// Whether the view adds or removes its own subviews, which needs no layout.
  var isPlacingOwnViews = false
  /// The methods that the delegate implemented when it was assigned.
  var answeredSelectors: Set<HeadlessSelector> = []
  /// An object that a library keeps alive with the view: `objc_setAssociatedObject`.
  public var headlessAssociatedObject: AnyObject?
  /// Whether ``isTracking`` is true for the current input.
  var countsAsTracking = true
  /// The rectangle in which the content is visible.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(.frame, of: self)

  /// A scroll view with the given frame.
  public override init(frame: CGRect) {
    engine = UIScrollView.makeEngine()
    super.init(frame: frame)
    connect()
  }

  /// The double has no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// The point of the content at the bounds' origin.
  ///
  /// Assigning it moves the content at once, and calls `scrollViewDidScroll` before it returns. It neither clamps
  /// nor ends a drag or a deceleration.
  open var contentOffset: CGPoint {
    get { state.boundsOrigin }
    set {
      if !isFollowingEngine { headlessCounts.writes += 1 }
      moveContent(to: newValue)
    }
  }

  /// The size of the content.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      headlessObservers.compareValues()
      geometryDidChange()
    }
  }

  /// The room that the app adds around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      headlessCounts.writes += 1
      guard contentInset != oldValue else { return }
      headlessObservers.compareValues()
      setNeedsLayout()
      geometryDidChange()
    }
  }

  /// The content insets plus the safe area and the room of a refresh control.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset + appliedSafeArea
    inset.top += refreshInset
    return inset
  }

  /// Which parts of the safe area are added to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { geometryDidChange() } }
  }

  /// The delegate.
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      noteAnsweredSelectors()
      headlessCounts.delegate += 1
      headlessCounts.writes += 1
      headlessObservers.compareValues()
    }
  }

  // MARK: Scrolling

  /// Whether content that fits can be pulled up and down too.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { geometryDidChange() } }
  }
  /// Whether the view stops only at multiples of its size. The double ignores it: only UIKit decides whether a list or
  /// a pager around it gets a finger.
  open var isPagingEnabled = false
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// Whether a finger is down. For a trackpad or a wheel, and for a finger outside the view, a switch decides.
  open var isTracking: Bool { engine.isTracking && countsAsTracking }
  /// Whether a finger drags.
  open var isDragging: Bool { engine.isDragging }
  /// Whether the content moves after a finger has lifted.
  open var isDecelerating: Bool { engine.isDecelerating }

  /// Scrolls to `contentOffset`, within the range, and ends a deceleration.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    headlessCounts.writes += 1
    guard !animated || contentOffset.x == self.contentOffset.x else {
      return glide(to: contentOffset.x)
    }
    command(.setContentOffset(Double(contentOffset.y), animated: animated), x: contentOffset.x)
  }

  /// Scrolls horizontally to `x` in the given number of frames.
  private func glide(to x: CGFloat, frames: Int = 12) {
    screen.frameCallbacks.append { [weak self] in
      guard let self else { return }
      contentOffset.x += (x - contentOffset.x) / CGFloat(frames)
      if frames > 1 { glide(to: x, frames: frames - 1) }
    }
  }

  /// Scrolls up or down by the height between the insets.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let page = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    let distance = direction == .down ? page : -page
    let offset = engine.contentOffsetRange.clamp(Double(contentOffset.y + distance))
    setContentOffset(CGPoint(x: contentOffset.x, y: CGFloat(offset)), animated: true)
    return true
  }

  // MARK: Parts

  /// A view for the vertical indicator. UIKit keeps it in front of all other subviews:
  /// material-components/material-components-ios#2572. Without one the double has none.
  public var headlessIndicator: UIView? {
    didSet { if let headlessIndicator { addSubview(headlessIndicator) } }
  }
  /// Whether the vertical indicator is visible.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is visible.
  open var showsHorizontalScrollIndicator = true
  /// The insets of the vertical indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { headlessCounts.writes += 1 }
  }

  /// The recognizer of the finger that drags.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = .init(self)

  /// The control that appears when the content is pulled down.
  open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { replaceRefreshControl(oldValue) } }
  }

  override func stateDidChange(from old: VisibleState) {
    super.stateDidChange(from: old)
    if state.size != old.size { geometryDidChange() }
  }

  /// Marks the view for a layout of all its content.
  open override func setNeedsLayout() {
    guard !isPlacingOwnViews else { return }
    needsWholeLayout = true
    super.setNeedsLayout()
  }

  /// Places the refresh control.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsWholeLayout { headlessCounts.layouts += 1 }
    if UIView.inheritedAnimationDuration > 0 { headlessCounts.animatedLayouts += 1 }
    needsWholeLayout = false
    placeRefreshControl()
  }

  /// Updates the adjusted insets. Content at the top stays at the top.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    geometryDidChange()
  }
}
