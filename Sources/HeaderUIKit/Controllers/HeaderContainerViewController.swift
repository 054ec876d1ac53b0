#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  public import HeaderCore
  import HeaderObservation
  public import HeaderPlatform
  import OffscreenContainer

  /// A header above any child controller that scrolls.
  ///
  /// ```swift
  /// let profile = HeaderContainerViewController(
  ///   OffscreenContainerHeader(), header: CoverView(), child: PostsController())
  /// ```
  ///
  /// The child's scroll view is its `contentScrollView(for:)`, its view, or the first scroll view in
  /// that which does not turn pages. One that comes later is found at the container's next layout. A
  /// child that is ``ScrollViewContained`` reports to the attachment as well, which asks the technique
  /// where a fling is to end.
  ///
  /// Several children share the header as ``pages``.
  ///
  /// In a storyboard, connect the outlets, embed the child in the container view, and override
  /// ``makeDriver()`` for another technique than the document's. Title, navigation item, tab bar
  /// item, appearance, status bar and home indicator are the child's.
  @MainActor
  open class HeaderContainerViewController: UIViewController {
    /// The header.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    public var headerView: UIView? {
      didSet { outletsDidChange() }
    }
    /// The view that a storyboard embeds the child in.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    public var containerView: UIView?
    /// A storyboard's constraint for the header's height: the expanded height.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    public var headerViewHeight: NSLayoutConstraint? {
      didSet { outletsDidChange() }
    }
    /// A storyboard's constraint between the tops of the header and of the screen.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    public var headerViewTop: NSLayoutConstraint? {
      didSet { outletsDidChange() }
    }
    /// A storyboard's constraint between the tops of the container view and of the screen: the
    /// collapsed height.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    public var containerViewTop: NSLayoutConstraint? {
      didSet { outletsDidChange() }
    }

    /// Who makes the room above the child's content; set before the view loads.
    public var room = HeaderRoom.automatic

    /// How header and list share their place; set before the view loads. With outlets, which are a
    /// storyboard's, they lie one below the other.
    public var placement = HeaderPlacement.automatic

    /// The header at work; `nil` until the view has loaded and the child has a scroll view.
    public private(set) var attachment: HeaderAttachment?

    private var givenDriver: (any HeaderDriving)?
    private var givenChild: UIViewController?
    private var isAttaching = false

    /// A container of `child` under `header`, which moves as `behavior` has it.
    public convenience init(
      _ behavior: some HeaderBehavior, header: UIView, child: UIViewController
    ) {
      self.init(driver: HeaderDriver(behavior), header: header, child: child)
    }

    /// A container of `child` under `header`, which moves as `driver`'s technique has it.
    public init(driver: any HeaderDriving, header: UIView, child: UIViewController) {
      super.init(nibName: nil, bundle: nil)
      givenDriver = driver
      givenChild = child
      headerView = header
    }

    /// A container from a storyboard, whose outlets are connected before its view has loaded.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    /// The driver where none was given: a storyboard's. The document's technique unless overridden,
    /// with the heights that the outlets have.
    open func makeDriver() -> any HeaderDriving {
      var header = OffscreenContainerHeader()
      if let expanded = headerViewHeight?.constant { header.expandedHeight = Double(expanded) }
      if let collapsed = containerViewTop?.constant { header.collapsedHeight = Double(collapsed) }
      return HeaderDriver(header)
    }

    /// The controller that scrolls.
    public var child: UIViewController? { givenChild ?? children.first }

    // MARK: Life

    /// Embeds the child that was given in code, and attaches the header.
    open override func viewDidLoad() {
      super.viewDidLoad()
      if let child = givenChild { embed(child) }
      attachIfPossible()
    }

    /// Lets the child fill the container, and attaches the header if there was no scroll view before.
    open override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if attachment?.active.placer.mounting != .beside {
        givenChild?.viewIfLoaded?.frame = view.bounds
      }
      attachIfPossible()
      // A page may add its list later.
      for page in pager?.children ?? [] { add(page) }
    }

    /// Scrolls the list as VoiceOver's three fingers would on the list itself.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      attachment?.accessibilityScroll(direction) ?? super.accessibilityScroll(direction)
    }

    private func embed(_ child: UIViewController) {
      addChild(child)
      child.view.frame = view.bounds
      view.addSubview(child.view)
      if let headerView { view.addSubview(headerView) }
      child.didMove(toParent: self)
    }

    /// Begins anew with another header, or with other constraints for it.
    private func outletsDidChange() {
      guard let attachment else { return }
      attachment.detach()
      self.attachment = nil
      if let headerView, headerView.superview == nil { view.addSubview(headerView) }
      attachIfPossible()
    }

    private func attachIfPossible() {
      // Attaching lays out, and would come back here.
      guard attachment == nil, !isAttaching, let headerView, let child,
        let scrollView = child.scrollViewForHeader
      else { return }
      isAttaching = true
      defer { isAttaching = false }
      let contained = (pager?.pages[selectedIndex] ?? child) as? any ScrollViewContained
      let attachment = HeaderAttachment(
        driver: givenDriver ?? makeDriver(), header: headerView, scrollView: scrollView,
        placement: outletPlacement ?? placement, room: room,
        forwardsDelegate: contained == nil ? nil : false)
      attachment.scrollsFromHeader = true
      self.attachment = attachment
      contained?.scrollDelegate = attachment
    }

    private var outletPlacement: HeaderPlacement? {
      guard givenChild == nil else { return nil }
      return .beside(
        HeaderConstraints(
          headerHeight: headerViewHeight, headerTop: headerViewTop,
          scrollViewTop: containerViewTop))
    }

    // MARK: What a container forwards

    /// The only child; of several pages none speaks for the container in bars.
    private var onlyChild: UIViewController? { pager == nil ? child : nil }

    /// The child's, unless the container has been given one of its own. A container of pages has its
    /// own.
    open override var title: String? {
      get { super.title ?? onlyChild?.title }
      set { super.title = newValue }
    }
    /// The child's; of a container of pages, its own.
    open override var navigationItem: UINavigationItem {
      onlyChild?.navigationItem ?? super.navigationItem
    }
    /// The child's; of a container of pages, its own.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open override var tabBarItem: UITabBarItem! {
      get { onlyChild?.tabBarItem ?? super.tabBarItem }
      set { super.tabBarItem = newValue }
    }
    /// The child's, unless the container has been given its own.
    open override var toolbarItems: [UIBarButtonItem]? {
      get { super.toolbarItems ?? onlyChild?.toolbarItems }
      set { super.toolbarItems = newValue }
    }
    /// Whether the container or the child says so.
    open override var hidesBottomBarWhenPushed: Bool {
      get { super.hidesBottomBarWhenPushed || onlyChild?.hidesBottomBarWhenPushed ?? false }
      set { super.hidesBottomBarWhenPushed = newValue }
    }
    /// The child.
    open override var childForStatusBarStyle: UIViewController? { child }
    /// The child.
    open override var childForStatusBarHidden: UIViewController? { child }
    /// The child.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { child }
  }

  extension UIViewController {
    /// The scroll view that a header above this controller belongs to.
    var scrollViewForHeader: UIScrollView? {
      loadViewIfNeeded()
      let content = contentScrollView(for: .top)
      if content?.isPagingEnabled == false { return content }
      // What turns pages is not meant: what scrolls is on them.
      let found = viewIfLoaded.flatMap { view in
        NearestView.find(
          in: view, subviews: { $0.subviews },
          matches: { ($0 as? UIScrollView)?.isPagingEnabled == false })
      }
      return found as? UIScrollView
    }
  }
#endif
