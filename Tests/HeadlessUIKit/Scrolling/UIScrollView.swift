import HeaderCore
import ScrollPhysics
import ScrollSimulator

/// A view whose content is larger than itself, and moves under a finger.
///
/// ``ScrollSimulator/SimulatedScrollView`` does the moving; this class is UIKit's side of it. What
/// the engine reports becomes `contentOffset` and delegate calls, in `UIScrollView+Events`; what an
/// app or a layout changes becomes the engine's geometry, in `UIScrollView+Geometry`.
open class UIScrollView: UIView {
  /// What moves the content. It has no header of its own.
  let engine: SimulatedScrollView
  /// The safe area that the engine knows, and where the view was on the screen then.
  var pushedSafeArea: (top: Double, viewMinY: CGFloat) = (0, 0)
  /// Whether the engine has moved the content, and the app is about to hear of it.
  var isFollowingEngine = false
  /// Whether the engine makes up for frames, and the app is to hear of the last.
  var isCatchingUp = false
  /// Whether the app is assigning the offset, and the engine is about to report it.
  var isAssigning = false
  /// Whether the content is being moved without telling anybody.
  var isSilent = false
  /// Whether the delegate has heard of a deceleration's end when a finger caught it.
  var hasToldOfCatch = false
  /// Whether content at rest stays where it is, whatever size the content gets.
  var keepsOffsetOutOfRange = false
  var lastAdjustedInset = UIEdgeInsets.zero
  /// Whether something other than moving content asked for the next layout.
  var needsWholeLayout = true
  /// Whether views of its own come or go, for which it need not lay itself out again.
  var isPlacingOwnViews = false
  /// What the delegate answered when it was assigned.
  var answeredSelectors: Set<HeadlessSelector> = []
  /// What a library keeps alive with the view: `objc_setAssociatedObject`.
  public var headlessAssociatedObject: AnyObject?
  /// Whether what scrolls it counts as a finger that it tracks.
  var countsAsTracking = true
  private(set) lazy var frameGuide = UILayoutGuide(.frame, of: self)

  /// A scroll view at `frame`.
  public override init(frame: CGRect) {
    engine = UIScrollView.makeEngine()
    super.init(frame: frame)
    connect()
  }

  /// A scroll view as on being unarchived.
  public required init?(coder: NSCoder) {
    engine = UIScrollView.makeEngine()
    super.init(coder: coder)
    connect()
  }

  // MARK: Content

  /// Which point of the content lies at the corner of the bounds.
  ///
  /// Assigning it moves the content at once, calls `scrollViewDidScroll` before it returns, and
  /// neither clamps nor ends a drag or a deceleration.
  open var contentOffset: CGPoint {
    get { state.boundsOrigin }
    set {
      if !isFollowingEngine { headlessCounts.writes += 1 }
      moveContent(to: newValue)
    }
  }

  /// How large the content is.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { contentSizeDidChange() } }
  }

  /// How much room the app adds around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      headlessCounts.writes += 1
      if contentInset != oldValue { contentInsetDidChange() }
    }
  }

  /// The app's insets, and what the safe area and a refresh control add.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset + letInSafeArea
    inset.top += refreshInset
    return inset
  }

  /// Called when ``adjustedContentInset`` is another.
  open func adjustedContentInsetDidChange() {}

  /// Which parts of the safe area are added to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { geometryDidChange() } }
  }

  /// Who hears what happens.
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      noteAnsweredSelectors()
      headlessCounts.delegate += 1
      headlessCounts.writes += 1
      headlessObservers.look()
    }
  }

  // MARK: Scrolling

  /// Whether content may be pulled past its edges.
  open var bounces = true {
    didSet { engine.configuration.bounces = bounces }
  }
  /// Whether content that fits can be pulled up and down all the same.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { geometryDidChange() } }
  }
  /// Whether it stops at multiples of its size only. Sideways the double's goes where it is put: who gets
  /// a finger, list or pages, UIKit alone can say.
  open var isPagingEnabled = false
  /// Whether fingers move it.
  open var isScrollEnabled = true {
    didSet { engine.isScrollEnabled = isScrollEnabled }
  }
  /// Whether a tap on the status bar scrolls it to the top.
  open var scrollsToTop = true

  /// Whether a finger is down. For a trackpad or a wheel, and for a finger that landed beside the
  /// scroll view, on the view that its recogniser was put on, that is a switch.
  open var isTracking: Bool { engine.isTracking && countsAsTracking }
  /// Whether a finger drags.
  open var isDragging: Bool { engine.isDragging }
  /// Whether the content moves on after a finger has let go.
  open var isDecelerating: Bool { engine.isDecelerating }
  /// Scrolls to `contentOffset`, within its range; ends a deceleration, and nothing else if it
  /// is there already.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    headlessCounts.writes += 1
    guard !animated || contentOffset.x == self.contentOffset.x else {
      return glide(to: contentOffset.x)
    }
    command(.setContentOffset(Double(contentOffset.y), animated: animated), x: contentOffset.x)
  }

  /// Goes sideways to `x` in as many `frames`.
  private func glide(to x: CGFloat, frames: Int = 12) {
    screen.frameCallbacks.append { [weak self] in
      guard let self else { return }
      contentOffset.x += (x - contentOffset.x) / CGFloat(frames)
      if frames > 1 { glide(to: x, frames: frames - 1) }
    }
  }

  /// Scrolls by a page.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollByPage(direction)
  }

  // MARK: Indicators

  /// Whether the vertical indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// How far the vertical indicator stays away from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { headlessCounts.writes += 1 }
  }
  /// How far the horizontal indicator stays away from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How far both stay away from the edges.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  // MARK: Parts

  /// The rectangle that the content is seen in.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }
  /// Recognises the finger that drags.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = .init(self)

  /// What appears when the content is pulled down.
  open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { replaceRefreshControl(oldValue) } }
  }

  override func stateDidChange(from old: VisibleState) {
    super.stateDidChange(from: old)
    boundsDidChange(from: old)
  }

  /// Asks for a layout that looks at all its content.
  open override func setNeedsLayout() {
    guard !isPlacingOwnViews else { return }
    needsWholeLayout = true
    super.setNeedsLayout()
  }

  override func setNeedsLayoutAfterScrolling() {
    isMarkedForLayout = true
  }

  /// Lets the refresh control follow the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsWholeLayout { headlessCounts.layouts += 1 }
    if UIView.inheritedAnimationDuration > 0 { headlessCounts.animatedLayouts += 1 }
    needsWholeLayout = false
    placeRefreshControl()
  }

  /// The safe area is another; insets follow, and content at the very top stays there.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    geometryDidChange()
  }
}
