/// A rectangle on the screen, with others in it.
///
/// What an app overrides is declared here; what belongs to one subject (hierarchy, coordinates,
/// safe area, margins, Auto Layout, animation) is next door in a file of that name.
open class UIView: UIResponder {
  let screen: HeadlessScreen

  /// The numbers as the app set them: the model, not what an animation shows.
  var state = VisibleState()
  /// What animations still show of this view, oldest first.
  var runningChanges: [RunningChange] = []
  var zPosition: CGFloat = 0
  weak var controller: UIViewController?
  weak var parentView: UIView?
  var childViews: [UIView] = []
  var isMarkedForLayout = true
  var currentSafeArea = UIEdgeInsets.zero
  var margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var installedConstraints: [NSLayoutConstraint] = []
  /// The screen's ``HeadlessScreen/layoutGeneration`` for which the constraints below were solved.
  var solvedGeneration = -1
  /// The width that text wraps at, once the constraints have led to one.
  var wrappingWidth: CGFloat?
  /// Whether the frame is about to be written by the system, which is not counted.
  var isPlacedBySystem = false
  /// Who observes its values.
  public let headlessObservers = HeadlessObservers()
  /// How often it was written to, and laid out.
  public var headlessCounts = HeadlessCounts()
  private(set) lazy var safeAreaGuide = UILayoutGuide(.safeArea, of: self)
  private(set) lazy var marginsGuide = UILayoutGuide(.layoutMargins, of: self)

  /// A view at `frame` in no view's coordinates yet.
  public init(frame: CGRect) {
    screen = HeadlessScreen.current
    super.init()
    state.setFrame(frame)
  }

  /// A view of no size, at the origin.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// A view as on being unarchived. The double's archives are empty.
  public required init?(coder: NSCoder) {
    screen = HeadlessScreen.current
    super.init()
  }

  /// The view's controller, or what it lies in.
  open override var next: UIResponder? { controller ?? parentView }

  // MARK: Geometry

  /// Where it lies in its superview.
  open var frame: CGRect {
    get { state.frame }
    set {
      countWrite()
      change { $0.setFrame(newValue) }
    }
  }

  /// Its own coordinates: their origin, and its size.
  open var bounds: CGRect {
    get { state.bounds }
    set {
      countWrite()
      // A size that changes leaves the middle where it is.
      var changed = state
      let center = state.center
      changed.boundsOrigin = newValue.origin
      if changed.size != newValue.size {
        changed.size = newValue.size
        changed.center = center
      }
      change(to: changed)
    }
  }

  /// How it is drawn, around its middle.
  open var transform: CGAffineTransform {
    get { state.transform }
    set {
      countWrite()
      change { $0.transform = newValue }
    }
  }

  // MARK: Looks

  /// 0 for one that cannot be seen, 1 for one that cannot be seen through.
  open var alpha: CGFloat {
    get { state.alpha }
    set { change { $0.alpha = newValue } }
  }

  /// Whether it is left out.
  open var isHidden = false {
    didSet { headlessObservers.look() }
  }
  /// Whether what lies in it is cut off at its edges.
  open var clipsToBounds = false
  /// What is behind everything in it.
  open var backgroundColor: UIColor?
  /// Whether touches reach it.
  open var isUserInteractionEnabled = true
  /// What the display shows of it.
  open private(set) lazy var layer = CALayer(view: self)

  // MARK: Hierarchy

  /// What it lies in.
  open var superview: UIView? { parentView }
  /// What lies in it, the backmost first.
  open var subviews: [UIView] { childViews }
  /// The window it is in.
  open var window: UIWindow? { parentView?.window }

  /// Called when it is in another window, or in none.
  open func didMoveToWindow() {}

  /// Puts `view` in, in front of the others.
  open func addSubview(_ view: UIView) {
    insert(view, at: childViews.count)
  }

  /// Puts `view` in, with `index` of the others behind it.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Takes it out of its superview, and the constraints that held it there with it.
  open func removeFromSuperview() {
    detach()
  }

  // MARK: Layout

  /// Asks for ``layoutSubviews()`` at the next layout.
  open func setNeedsLayout() {
    isMarkedForLayout = true
  }

  /// Lays out now whatever waits for it, here and below.
  open func layoutIfNeeded() {
    layOutMarkedViews()
  }

  /// Places the subviews. Constraints have been followed by then.
  open func layoutSubviews() {}

  /// Whether its frame stands for four required constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { constraintsDidChange() }
  }

  /// The size of what it shows by itself, ``noIntrinsicMetric`` in a direction in which it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that ``intrinsicContentSize`` is another.
  open func invalidateIntrinsicContentSize() {
    wrappingWidth = nil
    constraintsDidChange()
  }

  /// The size its constraints lead to when it should have the width and height of `targetSize`, as
  /// far as the priorities allow.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutProblem.fittingSize(
      of: self, target: targetSize,
      priorities: [horizontalFittingPriority, verticalFittingPriority])
  }

  // MARK: Surroundings

  /// What the bars, the notch and the like cover of it. Zero while it is in no window.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea }
  /// Called when ``safeAreaInsets`` are others.
  open func safeAreaInsetsDidChange() {}

  /// Whether its margins are measured from the safe area's edges.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { constraintsDidChange() } }
  }

  /// The screen's traits.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Called when the traits are others than `previousTraitCollection`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Touches and accessibility

  /// What it takes part in.
  open private(set) var interactions: [any UIInteraction] = []
  /// Lets it take part in `interaction`.
  open func addInteraction(_ interaction: any UIInteraction) {
    interactions.append(interaction)
  }
  /// Ends that.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  /// Who recognises gestures on it.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// The frontmost view at `point`, in this view's coordinates, that touches reach.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    touchedView(at: point)
  }

  /// Whether `point`, in this view's coordinates, lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Asks for a layout because the content has moved under the bounds.
  func setNeedsLayoutAfterScrolling() {
    setNeedsLayout()
  }

  /// What follows when the model has changed from `old`.
  func stateDidChange(from old: VisibleState) {
    if state.size != old.size {
      setNeedsLayout()
    } else if state.boundsOrigin != old.boundsOrigin {
      setNeedsLayoutAfterScrolling()
    }
    if state.bounds != old.bounds || state.origin != old.origin {
      screen.layoutGeneration += 1
      updateSafeArea(isMoved: true)
    }
  }
}
