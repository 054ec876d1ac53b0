#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform

  /// Controllers side by side, of which one is seen, or two while a finger turns from one to the other.
  ///
  /// A controller's view is loaded when it first comes into sight, and lies in the pager only while it
  /// is in sight: so controllers appear and disappear as anywhere else.
  @MainActor
  final class HeaderPager: UIViewController {
    let pages: [UIViewController]
    /// The page that is seen, or was seen last while two are.
    private(set) var selectedIndex = 0 {
      didSet { setNeedsStatusBarAppearanceUpdate() }
    }
    /// Told which page is seen, 1.5 for the second and the third half each, whenever that changes.
    var positionDidChange: (@MainActor (Double) -> Void)?
    /// Told when another page alone is in sight.
    var selectionDidChange: (@MainActor (Int) -> Void)?

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

    /// Which page is seen, in pages from the first.
    private var position: Double {
      guard scrollView.bounds.width > 0 else { return Double(selectedIndex) }
      let fromLeft = Double(scrollView.contentOffset.x / scrollView.bounds.width)
      return isReversed ? Double(pages.count - 1) - fromLeft : fromLeft
    }

    /// Whether the first page is the rightmost.
    private var isReversed: Bool {
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func minX(of index: Int) -> CGFloat {
      CGFloat(isReversed ? pages.count - 1 - index : index) * scrollView.bounds.width
    }

    /// Turns to the page at `index`.
    func select(_ index: Int, animated: Bool) {
      guard pages.indices.contains(index) else { return }
      guard animated, viewIfLoaded?.window != nil else {
        selectedIndex = index
        if isViewLoaded { arrange() }
        return
      }
      scrollView.setContentOffset(CGPoint(x: minX(of: index), y: 0), animated: true)
    }

    // MARK: Life

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
      guard scrollView.frame != view.bounds || scrollView.contentSize.width != width else { return }
      arrange()
    }

    private var width: CGFloat { scrollView.bounds.width * CGFloat(pages.count) }

    /// Puts the pages side by side at the view's size, with the selected one in sight.
    private func arrange() {
      isArranging = true
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: width, height: view.bounds.height)
      scrollView.contentOffset = CGPoint(x: minX(of: selectedIndex), y: 0)
      isArranging = false
      contentDidMove()
    }

    // MARK: Turning

    /// Takes in the pages that are in sight and takes out the others.
    private func contentDidMove() {
      guard !isArranging, scrollView.bounds.width > 0 else { return }
      let position = position
      // Half a point of a neighbour is none of it.
      let margin = 0.5 / Double(scrollView.bounds.width)
      let seen = pages.indices.filter { abs(Double($0) - position) < 1 - margin }
      for index in seen { show(index) }
      for index in pages.indices where !seen.contains(index) { hide(pages[index]) }
      positionDidChange?(position)
      guard seen.count == 1, seen[0] != selectedIndex else { return }
      selectedIndex = seen[0]
      selectionDidChange?(selectedIndex)
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
    }

    private func hide(_ page: UIViewController) {
      guard page.parent === self, page.viewIfLoaded?.superview === scrollView else { return }
      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      page.removeFromParent()
    }

    // MARK: What the page decides

    private var selected: UIViewController { pages[selectedIndex] }

    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
      selected.contentScrollView(for: edge)
    }

    override var childForStatusBarStyle: UIViewController? { selected }
    override var childForStatusBarHidden: UIViewController? { selected }
    override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
  }
#endif
