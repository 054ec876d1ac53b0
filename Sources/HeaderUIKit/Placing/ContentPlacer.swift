#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
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
      margins = HeaderMargins(header, reachesUnder: .top)
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

  /// Leaves the header where it is, at the top of a table view as its `tableHeaderView`, and sees to
  /// its height.
  ///
  /// For techniques whose header is the first part of the content and moves with it.
  @MainActor
  final class TableHeaderPlacer: HeaderPlacer {
    @WeakView var header: UIView
    @WeakView private var tableView: UITableView
    let frameHeight: Double
    private let margins: HeaderMargins

    /// `header` is the `tableHeaderView` of `tableView`.
    init(_ tableView: UITableView, header: UIView) {
      _header = WeakView(header)
      _tableView = WeakView(tableView)
      frameHeight = Double(header.frame.height)
      margins = HeaderMargins(header, reachesUnder: [])
    }

    var mounting: HeaderMounting { .overlay }
    var container: UIView { tableView }
    var containerHeight: Double { Double(tableView.bounds.height) }
    var coversIndicator: Bool { false }
    var coversRefreshControl: Bool { false }
    var isContent: Bool { true }
    var frameOrigin: Double { Double(tableView.contentOffset.y) }

    func prepare() {
      margins.follow(tableView)
    }

    func place(_ layout: HeaderLayout) {
      setHeight(layout.headerHeight)
    }

    func restore() {
      setHeight(frameHeight)
      margins.restore()
    }

    private func setHeight(_ height: Double) {
      guard tableView.tableHeaderView === header, Double(header.frame.height) != height else {
        return
      }
      header.frame.size.height = height
      // A table view reads the height only when the view is assigned.
      tableView.tableHeaderView = header
    }
  }

  /// The layout margins of a header in the content: its own, and the safe area's.
  ///
  /// UIKit would add the part of the safe area that the header overlaps at the moment, and take it
  /// away again while it scrolls off, so that its content would slide within it. Here the margins
  /// stay.
  @MainActor
  final class HeaderMargins {
    @WeakView private var header: UIView
    private let original: NSDirectionalEdgeInsets
    private let insetItself: Bool
    private let edges: UIRectEdge

    /// The margins of `header`, which rests between the bars unless it reaches under them at `edges`.
    init(_ header: UIView, reachesUnder edges: UIRectEdge) {
      _header = WeakView(header)
      self.edges = edges
      insetItself = header.insetsLayoutMarginsFromSafeArea
      header.insetsLayoutMarginsFromSafeArea = false
      original = header.directionalLayoutMargins
    }

    /// Adds the safe area of `container` to the header's own margins.
    func follow(_ container: UIView) {
      let insets = container.safeAreaInsets
      let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      var margins = original
      if edges.contains(.top) { margins.top += insets.top }
      if edges.contains(.bottom) { margins.bottom += insets.bottom }
      margins.leading += isRightToLeft ? insets.right : insets.left
      margins.trailing += isRightToLeft ? insets.left : insets.right
      header.directionalLayoutMargins = margins
    }

    /// Runs `body` with the header's own margins alone.
    func withoutSafeArea<Result>(_ body: () -> Result) -> Result {
      let margins = header.directionalLayoutMargins
      header.directionalLayoutMargins = original
      defer { header.directionalLayoutMargins = margins }
      return body()
    }

    func restore() {
      header.directionalLayoutMargins = original
      header.insetsLayoutMarginsFromSafeArea = insetItself
    }
  }
#endif
