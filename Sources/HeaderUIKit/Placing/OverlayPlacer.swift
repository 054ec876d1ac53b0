#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderPlatform

  /// Lays the header over the top of the scroll view, which it never touches, or into its content behind
  /// the rows, so that a finger on it scrolls as well.
  ///
  /// The header may lie in any view, the scroll view itself included: what is the same points of the
  /// screen counts.
  @MainActor
  final class OverlayPlacer: HeaderPlacer {
    @WeakView private var scrollView: UIScrollView
    private let placed: PlacedView
    private let margins: HeaderMargins
    private let isBehindRows: Bool
    private let wasPutInFront: Bool
    private var isShared = false

    private static let front: CGFloat = 1

    /// Over `scrollView`, moved by `constraints` or those that the app has laid `header` out with, or else
    /// by its frame.
    init(header: UIView, scrollView: UIScrollView, constraints: HeaderConstraints?) {
      _scrollView = WeakView(scrollView)
      isBehindRows = false
      let found = constraints ?? HeaderConstraints(laidOutByTheApp: header, over: scrollView)
      placed = PlacedView(
        header, in: scrollView.superview ?? scrollView,
        by: found.map { ($0.headerTop, $0.headerHeight) }, addsHeight: constraints == nil)
      margins = HeaderMargins(header, reachesUnder: .top)
      // A list inserts cells and section headers in front at any time, layouts included.
      wasPutInFront = header.isDescendant(of: scrollView)
      if wasPutInFront { header.layer.zPosition += Self.front }
    }

    /// In the content of `scrollView`, by its frame.
    init(behindRowsOf scrollView: UIScrollView, header: UIView) {
      _scrollView = WeakView(scrollView)
      (isBehindRows, wasPutInFront) = (true, false)
      header.removeFromSuperview()
      placed = PlacedView(header, in: scrollView)
      margins = HeaderMargins(header, reachesUnder: .top)
      // First among the subviews: rows cover it, and assistive technology meets it first.
      scrollView.insertSubview(header, at: 0)
    }

    var header: UIView { placed.view }
    var mounting: HeaderMounting { .overlay }
    var container: UIView { scrollView }
    var coversRefreshControl: Bool { !isBehindRows }
    var followsContent: Bool { header.isDescendant(of: scrollView) }
    var frameOrigin: Double { Double(origin.y) }

    /// The scroll view's top edge where the header lies.
    private var origin: CGPoint {
      scrollView.convert(scrollView.bounds.origin, to: header.superview)
    }

    func prepare() {
      margins.follow(scrollView)
      guard placed.isConstrained else { return }
      header.superview?.layOutIfShown()
      placed.measure()
    }

    func fittingHeight(forWidth width: Double) -> Double? {
      placed.fittingHeight(forWidth: width, frameCounts: true)
    }

    func follow(_ scrollView: UIScrollView) {
      if !isBehindRows { _scrollView = WeakView(scrollView) }
    }

    func beShared() {
      isShared = true
    }

    func place(_ layout: HeaderLayout) {
      keepDepth(layout)
      let origin = origin
      placed.place(
        from: Double(origin.y) + layout.headerMinY, height: layout.headerHeight,
        across: sides(from: Double(origin.x)))
      guard placed.isConstrained, UIView.inheritedAnimationDuration > 0 else { return }
      // What waits in the list is laid out first, so that no row of it is animated in.
      UIView.performWithoutAnimation { scrollView.layOutIfShown() }
      header.superview?.layOutIfShown()
    }

    private func sides(from minX: Double) -> (minX: Double, width: Double) {
      // Pages are swiped from side to side, and the header is not.
      guard followsContent || !isShared && header.superview === scrollView.superview else {
        return (0, Double(header.superview?.bounds.width ?? 0))
      }
      return (isBehindRows ? 0 : minX, Double(scrollView.bounds.width))
    }

    /// Keeps the header in front of what a list inserts, or behind what comes later.
    private func keepDepth(_ layout: HeaderLayout) {
      if isBehindRows {
        // UIKit puts a control that is assigned later behind all other subviews.
        guard layout.stretch > 0, let control = scrollView.refreshControl,
          header.isInFront(of: control)
        else { return }
        scrollView.insertSubview(header, at: 0)
      } else if followsContent, header.superview?.subviews.last !== header {
        // Drawn in front it is anyway; fingers go by the order of the subviews.
        header.superview?.bringSubviewToFront(header)
      }
    }

    func restore() {
      margins.restore()
      if wasPutInFront { header.layer.zPosition -= Self.front }
      placed.restore()
    }
  }
#endif
