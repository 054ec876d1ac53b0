#if canImport(UIKit) || canImport(HeadlessUIKit)
  import HeaderCore
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// Puts the header into the scroll view, behind the rows, so that a finger on it scrolls as well.
  ///
  /// The scroll view's own frame is the container: for techniques that leave its top edge at 0.
  @MainActor
  final class ContentPlacer: HeaderPlacer {
    @WeakView var header: UIView
    @WeakView private var scrollView: UIScrollView
    private let originalFrame: CGRect
    private let usedAutoresizing: Bool
    private let margins: HeaderMargins

    init(header: UIView, scrollView: UIScrollView) {
      _header = WeakView(header)
      _scrollView = WeakView(scrollView)
      originalFrame = header.frame
      usedAutoresizing = header.translatesAutoresizingMaskIntoConstraints
      header.translatesAutoresizingMaskIntoConstraints = true
      margins = HeaderMargins(header, reachesUnderBars: true)
      // First among the subviews: rows cover it, and assistive technology meets it first.
      scrollView.insertSubview(header, at: 0)
    }

    var mounting: HeaderMounting { .overlay }
    var container: UIView { scrollView }
    var containerHeight: Double { Double(scrollView.bounds.height) }
    var coversRefreshControl: Bool { false }
    var followsContent: Bool { true }
    var frameOrigin: Double { Double(scrollView.contentOffset.y) }

    var frameHeight: Double { Double(originalFrame.height) }

    func prepare() {
      margins.follow(scrollView)
    }

    func place(_ layout: HeaderLayout) {
      if layout.stretch > 0 { stayBehindRefreshControl() }
      header.place(
        at: CGRect(
          x: 0, y: frameOrigin + layout.headerMinY, width: Double(scrollView.bounds.width),
          height: layout.headerHeight))
    }

    /// UIKit puts a control that is assigned later behind all other subviews.
    private func stayBehindRefreshControl() {
      guard let control = scrollView.refreshControl, header.isInFront(of: control) else { return }
      scrollView.insertSubview(header, at: 0)
    }

    func restore() {
      if header.superview === scrollView { header.removeFromSuperview() }
      header.place(at: originalFrame)
      header.translatesAutoresizingMaskIntoConstraints = usedAutoresizing
      margins.restore()
    }
  }
#endif
