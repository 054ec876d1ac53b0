#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// Shows controllers side by side, one at a time, or two during a swipe.
  ///
  /// A controller's view is loaded when it first becomes visible, and is in the pager only while it is visible, so
  /// that controllers appear and disappear as usual.
  @MainActor
  final class HeaderPager: UIViewController {
    let pages: [UIViewController]
    /// The index of the visible page. It changes when another page alone is visible.
    private(set) var selectedIndex = 0 {
      didSet {
        guard selectedIndex != oldValue else { return }
        setNeedsStatusBarAppearanceUpdate()
        selectionDidChange?(selectedIndex)
      }
    }
    /// Called with the horizontal position, in pages, when it changes.
    var positionDidChange: (@MainActor (Double) -> Void)?
    /// Called with the new ``selectedIndex`` when it changes.
    var selectionDidChange: (@MainActor (Int) -> Void)?

    /// The horizontal position, in pages, once it is known.
    private var position: Double? {
      didSet { if let position, position != oldValue { positionDidChange?(position) } }
    }
    private let scrollView = UIScrollView()
    private var observation: NSKeyValueObservation?
    private var isArranging = false

    init(_ pages: [UIViewController]) {
      precondition(!pages.isEmpty, "a pager has a page")
      self.pages = pages
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      nil
    }

    /// The horizontal position of the content, in pages.
    private var contentPosition: Double {
      let fromLeft = Double(scrollView.contentOffset.x / scrollView.bounds.width)
      return isReversed ? Double(pages.count - 1) - fromLeft : fromLeft
    }

    /// Whether the first page is on the right.
    private var isReversed: Bool {
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func minX(of index: Int) -> CGFloat {
      CGFloat(isReversed ? pages.count - 1 - index : index) * scrollView.bounds.width
    }

    /// Turns to the page at `index`.
    func select(_ index: Int, animated: Bool) {
      guard pages.indices.contains(index) else { return }
      guard isViewLoaded, scrollView.bounds.width > 0 else {
        selectedIndex = index
        return
      }
      scrollView.setContentOffset(
        CGPoint(x: minX(of: index), y: 0), animated: animated && view.window != nil)
    }

    // MARK: Life cycle

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.isPagingEnabled = true
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.showsHorizontalScrollIndicator = false
      scrollView.showsVerticalScrollIndicator = false
      scrollView.scrollsToTop = false
      view.addSubview(scrollView)
      observation = scrollView.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.contentDidMove() }
      }
      arrange()
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if scrollView.frame != view.bounds || scrollView.contentSize.width != contentWidth {
        arrange()
      }
      (parent as? HeaderContainerViewController)?.findLists()
    }

    private var contentWidth: CGFloat { scrollView.bounds.width * CGFloat(pages.count) }

    /// Lays the pages out side by side, and scrolls to the selected one if the width is new. A header beside the pages
    /// changes only their height, also in the middle of a swipe.
    private func arrange() {
      isArranging = true
      let isWidthNew = scrollView.bounds.width != view.bounds.width
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: contentWidth, height: view.bounds.height)
      if isWidthNew { scrollView.contentOffset = CGPoint(x: minX(of: selectedIndex), y: 0) }
      isArranging = false
      contentDidMove()
    }

    // MARK: Turning

    /// Adds the visible pages and removes the others.
    private func contentDidMove() {
      guard !isArranging, scrollView.bounds.width > 0 else { return }
      let position = contentPosition
      // A neighbor that shows at most half a point does not count as visible.
      let margin = 0.5 / Double(scrollView.bounds.width)
      let seen = pages.indices.filter { abs(Double($0) - position) < 1 - margin }
      for index in seen { show(index) }
      for index in pages.indices where !seen.contains(index) { hide(pages[index]) }
      self.position = position
      if seen.count == 1 { selectedIndex = seen[0] }
    }

    private func show(_ index: Int) {
      let page = pages[index]
      if page.parent !== self { addChild(page) }
      let frame = CGRect(
        origin: CGPoint(x: minX(of: index), y: 0), size: scrollView.bounds.size)
      if page.view.frame != frame { page.view.frame = frame }
      guard page.view.superview !== scrollView else { return }
      scrollView.addSubview(page.view)
      page.didMove(toParent: self)
      (parent as? HeaderContainerViewController)?.add(page)
      // If the page makes its list in its layout, it is found after that.
      view.setNeedsLayout()
    }

    private func hide(_ page: UIViewController) {
      guard page.parent === self, page.viewIfLoaded?.superview === scrollView else { return }
      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      page.removeFromParent()
    }

    // MARK: Forwarded to the page

    private var selected: UIViewController { pages[selectedIndex] }

    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
      selected.contentScrollView(for: edge)
    }

    override var childForStatusBarStyle: UIViewController? { selected }
    override var childForStatusBarHidden: UIViewController? { selected }
    override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
  }
#endif
