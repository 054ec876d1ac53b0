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
    @WeakView var header: UIView
    @WeakView private var scrollView: UIScrollView
    private let constraints: HeaderConstraints?
    /// The height, where the app has a constraint for the top edge only.
    private let ownHeight: NSLayoutConstraint?
    private let top: EdgeConstraint?
    private let original: (frame: CGRect, height: Double, usesAutoresizing: Bool)
    private let addedHeader: Bool
    private let margins: HeaderMargins
    private let isBehindRows: Bool
    private let wasPutInFront: Bool
    private var isShared = false

    /// Over `scrollView`, moved by `constraints` or those that the app has laid `header` out with, or else
    /// by its frame.
    init(header: UIView, scrollView: UIScrollView, constraints: HeaderConstraints?) {
      _header = WeakView(header)
      _scrollView = WeakView(scrollView)
      isBehindRows = false
      addedHeader = header.superview == nil
      let isGiven = constraints != nil
      let constraints = constraints ?? HeaderConstraints(laidOutByTheApp: header, over: scrollView)
      self.constraints = constraints
      original = (
        header.frame, Double(constraints?.headerHeight?.constant ?? 0),
        header.translatesAutoresizingMaskIntoConstraints
      )
      top = constraints?.headerTop.map { EdgeConstraint($0, of: header) }
      if let constraints, constraints.headerHeight == nil, !isGiven {
        ownHeight = header.heightAnchor.constraint(equalToConstant: header.frame.height)
      } else {
        ownHeight = nil
      }
      if addedHeader { (scrollView.superview ?? scrollView).addSubview(header) }
      margins = HeaderMargins(header, reachesUnder: .top)
      // A list inserts cells and section headers in front at any time, layouts included.
      wasPutInFront = header.isDescendant(of: scrollView)
      if wasPutInFront { header.layer.zPosition += Self.front }
      guard constraints == nil else { return }
      header.translatesAutoresizingMaskIntoConstraints = true
    }

    /// In the content of `scrollView`, by its frame.
    init(behindRowsOf scrollView: UIScrollView, header: UIView) {
      _header = WeakView(header)
      _scrollView = WeakView(scrollView)
      (isBehindRows, addedHeader, wasPutInFront) = (true, true, false)
      (constraints, ownHeight, top) = (nil, nil, nil)
      original = (header.frame, 0, header.translatesAutoresizingMaskIntoConstraints)
      header.translatesAutoresizingMaskIntoConstraints = true
      margins = HeaderMargins(header, reachesUnder: .top)
      // First among the subviews: rows cover it, and assistive technology meets it first.
      scrollView.insertSubview(header, at: 0)
    }

    private static let front: CGFloat = 1

    var mounting: HeaderMounting { .overlay }
    var container: UIView { scrollView }
    var coversRefreshControl: Bool { !isBehindRows }
    var allowsDisplacement: Bool { !isBehindRows }
    var followsContent: Bool { header.isDescendant(of: scrollView) }
    var frameHeight: Double { Double(original.frame.height) }

    /// The scroll view's top edge where the header lies.
    var frameOrigin: Double {
      Double(scrollView.convert(scrollView.bounds.origin, to: header.superview).y)
    }

    func prepare() {
      margins.follow(scrollView)
      guard constraints != nil else { return }
      header.superview?.layOutIfShown()
      top?.measure()
    }

    func fittingHeight(forWidth width: Double) -> Double? {
      // A height that the header itself sets says nothing of what the content asks for.
      guard constraints?.headerHeight == nil else { return nil }
      ownHeight?.isActive = false
      return header.ownHeight(
        forWidth: width, frameHeight: frameHeight > 0 ? frameHeight : nil)
    }

    func follow(_ scrollView: UIScrollView) {
      if !isBehindRows { _scrollView = WeakView(scrollView) }
    }

    func beShared() {
      isShared = true
    }

    func place(_ layout: HeaderLayout) {
      if isBehindRows {
        if layout.stretch > 0 { stayBehindRefreshControl() }
      } else if followsContent, header.superview?.subviews.last !== header {
        // Drawn in front it is anyway; fingers go by the order of the subviews.
        header.superview?.bringSubviewToFront(header)
      }
      guard let constraints else { return setFrame(layout) }
      constraints.headerHeight?.place(at: layout.headerHeight)
      if let ownHeight {
        ownHeight.place(at: layout.headerHeight)
        if !ownHeight.isActive { ownHeight.isActive = true }
      }
      top?.place(at: frameOrigin + layout.headerMinY)
      guard UIView.inheritedAnimationDuration > 0 else { return }
      // What waits in the list is laid out first, so that no row of it is animated in.
      UIView.performWithoutAnimation { scrollView.layOutIfShown() }
      header.superview?.layOutIfShown()
    }

    private func setFrame(_ layout: HeaderLayout) {
      let origin = scrollView.convert(scrollView.bounds.origin, to: header.superview)
      // Pages are swiped from side to side, and the header is not.
      let isBeside =
        followsContent || !isShared && header.superview === scrollView.superview
      let (minX, width) =
        isBeside
        ? (isBehindRows ? 0 : Double(origin.x), Double(scrollView.bounds.width))
        : (0, Double(header.superview?.bounds.width ?? 0))
      header.place(
        at: CGRect(
          x: minX, y: Double(origin.y) + layout.headerMinY, width: width,
          height: layout.headerHeight))
    }

    /// UIKit puts a control that is assigned later behind all other subviews.
    private func stayBehindRefreshControl() {
      guard let control = scrollView.refreshControl, header.isInFront(of: control) else { return }
      scrollView.insertSubview(header, at: 0)
    }

    func restore() {
      margins.restore()
      if wasPutInFront { header.layer.zPosition -= Self.front }
      ownHeight?.isActive = false
      if addedHeader, !isBehindRows || header.superview === scrollView {
        header.removeFromSuperview()
      }
      constraints?.headerHeight?.place(at: original.height)
      top?.restore()
      guard constraints == nil else { return }
      header.place(at: original.frame)
      header.translatesAutoresizingMaskIntoConstraints = original.usesAutoresizing
    }
  }
#endif
