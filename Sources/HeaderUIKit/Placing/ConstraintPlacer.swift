#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderPlatform

  /// Header and scroll view one below the other, by the constants of constraints that the app made.
  @MainActor
  final class ConstraintPlacer: HeaderPlacer {
    @WeakView var header: UIView
    @WeakView var container: UIView
    @WeakView private var scrollView: UIScrollView
    @WeakView private var body: UIView
    private let height: NSLayoutConstraint?
    private let headerTop: EdgeConstraint?
    private let bodyTop: EdgeConstraint?
    private let originalHeight: Double
    private(set) var origin = 0.0

    /// `nil` where the header lies in no view, or the scroll view not in the same one.
    init?(header: UIView, scrollView: UIScrollView, constraints: HeaderConstraints) {
      guard let container = header.superview, let body = scrollView.branch(in: container) else {
        return nil
      }
      _header = WeakView(header)
      _container = WeakView(container)
      _body = WeakView(body)
      _scrollView = WeakView(scrollView)
      height = constraints.headerHeight
      originalHeight = Double(constraints.headerHeight?.constant ?? 0)
      headerTop = constraints.headerTop.map { EdgeConstraint($0, of: header) }
      bodyTop = constraints.scrollViewTop.map { EdgeConstraint($0, of: body) }
    }

    var mounting: HeaderMounting { .beside }
    var coversRefreshControl: Bool { header.isInFront(of: body) }
    var containerHeight: Double { Double(body.frame.maxY) - origin - scrollView.gap(in: body) }

    /// Lays out, to see where the constants have put the two views and so what they are measured
    /// from.
    func prepare() {
      container.layOutIfShown()
      headerTop?.measure()
      bodyTop?.measure()
      origin = headerTop?.originalEdge ?? Double(header.frame.minY)
    }

    func fittingHeight(forWidth width: Double) -> Double? {
      // A height that the header itself sets says nothing of what the content asks for.
      height == nil ? header.ownHeight(forWidth: width, frameHeight: nil) : nil
    }

    func place(_ layout: HeaderLayout) {
      height?.place(at: layout.headerHeight)
      headerTop?.place(at: origin + layout.headerMinY)
      bodyTop?.place(at: origin + layout.scrollViewMinY)
      if UIView.inheritedAnimationDuration > 0 {
        container.layOutGliding()
      } else {
        container.layOutIfShown()
      }
    }

    func restore() {
      height?.place(at: originalHeight)
      headerTop?.restore()
      bodyTop?.restore()
    }
  }

  /// The app's constraint on a view's top edge, whatever it is measured from and in whichever order
  /// its items stand.
  @MainActor
  final class EdgeConstraint {
    private let constraint: NSLayoutConstraint
    @WeakView private var view: UIView
    private let sign: Double
    private let original: Double
    /// Where the edge would be with a constant of 0.
    private var reference = 0.0

    init(_ constraint: NSLayoutConstraint, of view: UIView) {
      self.constraint = constraint
      _view = WeakView(view)
      // Interface Builder often puts the superview first; the constant then counts upwards.
      sign = constraint.firstItem === view ? 1 : -1
      original = Double(constraint.constant)
    }

    /// Where the app's own constant puts the edge, in the view's superview.
    var originalEdge: Double { reference + sign * original }

    /// Takes in where the edge has been laid out.
    func measure() {
      reference = Double(view.frame.minY) - sign * Double(constraint.constant)
    }

    func place(at edge: Double) {
      constraint.place(at: sign * (edge - reference))
    }

    func restore() {
      constraint.place(at: original)
    }
  }
#endif
