/// A rectangle on the screen, with subviews.
///
/// This file declares what an app can override. Extensions in files of their own contain the hierarchy, coordinates,
/// the safe area, margins, Auto Layout and animation.
open class UIView: UIResponder {
  let screen: HeadlessScreen

  /// The model values, not those of an animation.
  var state = VisibleState()
  /// The values that animations show, oldest first.
  var runningChanges: [RunningChange] = []
  weak var controller: UIViewController?
  weak var parentView: UIView?
  var childViews: [UIView] = []
  var isMarkedForLayout = true
  var currentSafeArea = UIEdgeInsets.zero
  var margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var installedConstraints: [NSLayoutConstraint] = []
  /// The screen's ``HeadlessScreen/layoutGeneration`` for which the constraints below this view were solved.
  var solvedGeneration = -1
  /// The width at which text wraps, from constraints.
  var wrappingWidth: CGFloat?
  /// Whether the system writes the frame, which is not counted.
  var isPlacedBySystem = false
  /// The observers of the view's values.
  public let headlessObservers = HeadlessObservers()
  /// The number of writes and layouts.
  public var headlessCounts = HeadlessCounts()
  /// The rectangle inside the safe area.
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(.safeArea, of: self)
  /// The rectangle inside the margins.
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(.layoutMargins, of: self)

  /// A view with the given frame.
  public init(frame: CGRect) {
    screen = HeadlessScreen.current
    state.frame = frame
  }

  /// A view with an empty frame.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// The double has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The view's controller, or its superview.
  open override var next: UIResponder? { controller ?? parentView }

  // MARK: Geometry

  /// The frame in the superview.
  open var frame: CGRect {
    get { state.frame }
    set {
      countWrite()
      change { $0.frame = newValue }
    }
  }

  /// The view's own coordinates. A new size keeps the center in place.
  open var bounds: CGRect {
    get { state.bounds }
    set {
      countWrite()
      change { $0.bounds = newValue }
    }
  }

  /// The center in the superview.
  open var center: CGPoint {
    get { state.center }
    set {
      countWrite()
      change { $0.center = newValue }
    }
  }

  /// The transform around the center.
  open var transform: CGAffineTransform {
    get { state.transform }
    set {
      countWrite()
      change { $0.transform = newValue }
    }
  }

  /// Which distances to the superview's edges, and which sides, grow with the superview.
  open var autoresizingMask: AutoresizingMask = []

  // MARK: Appearance

  /// The opacity, 0 to 1.
  open var alpha: CGFloat {
    get { state.alpha }
    set { change { $0.alpha = newValue } }
  }

  /// Whether the view is hidden.
  open var isHidden = false {
    didSet { headlessObservers.compareValues() }
  }
  /// The background color.
  open var backgroundColor: UIColor?
  /// Whether the view receives touches.
  open var isUserInteractionEnabled = true
  /// The layer.
  open private(set) lazy var layer = CALayer(view: self)

  // MARK: Hierarchy

  /// The superview.
  open var superview: UIView? { parentView }
  /// The subviews, backmost first.
  open var subviews: [UIView] { childViews }
  /// The window.
  open var window: UIWindow? { parentView?.window }

  /// Called when the window has changed.
  open func didMoveToWindow() {}

  /// Adds `view` in front of the other subviews.
  open func addSubview(_ view: UIView) {
    insert(view, at: childViews.count)
  }

  /// Inserts `view` at `index`.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts `view` in front of `siblingSubview`.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let others = childViews.filter { $0 !== view }
    insert(view, at: 1 + (others.firstIndex { $0 === siblingSubview } ?? others.count))
  }

  /// Removes the view from its superview, and the constraints that connect it with views outside.
  open func removeFromSuperview() {
    detach()
  }

  // MARK: Layout

  /// Marks the view for layout.
  open func setNeedsLayout() {
    isMarkedForLayout = true
  }

  /// Lays out the marked views now.
  open func layoutIfNeeded() {
    layOutMarkedViews()
  }

  /// Places the subviews, after the constraints were applied.
  open func layoutSubviews() {}

  /// Whether the frame is used instead of constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { constraintsDidChange() }
  }

  /// The size of the view's own content; ``noIntrinsicMetric`` for a direction without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Called after ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() {
    wrappingWidth = nil
    constraintsDidChange()
  }

  /// The size from the constraints for a target size, which applies with the given priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutProblem.fittingSize(
      of: self, target: targetSize,
      priorities: [horizontalFittingPriority, verticalFittingPriority])
  }

  // MARK: Environment

  /// The insets of bars and of the screen's edges. Zero without a window.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea }
  /// Called when ``safeAreaInsets`` have changed.
  open func safeAreaInsetsDidChange() {}

  /// Whether the safe area is part of the margins.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { constraintsDidChange() } }
  }

  /// The screen's traits.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Called when traits have changed. The double passes no previous traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Touches

  /// The interactions.
  open private(set) var interactions: [any UIInteraction] = []
  /// Adds `interaction`.
  open func addInteraction(_ interaction: any UIInteraction) {
    interactions.append(interaction)
  }
  /// Removes `interaction`.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  /// The gesture recognizers.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// The frontmost view at `point` that receives touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, bounds.contains(point) else {
      return nil
    }
    return childViews.reversed().lazy
      .compactMap { $0.hitTest($0.state.point(fromSuperview: point), with: event) }.first ?? self
  }

  /// Called when the model has changed.
  func stateDidChange(from old: VisibleState) {
    if state.size != old.size {
      for view in childViews { view.autoresize(from: old.size, to: state.size) }
      setNeedsLayout()
    } else if state.boundsOrigin != old.boundsOrigin {
      isMarkedForLayout = true
    }
    if state.bounds != old.bounds || state.origin != old.origin {
      screen.layoutGeneration += 1
      updateSafeArea(isMoved: true)
    }
  }
}
