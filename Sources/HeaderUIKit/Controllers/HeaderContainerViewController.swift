#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  public import HeaderCore
  public import HeaderPlatform
  import OffscreenContainer

  /// Shows a header above a child controller, and moves it as the child's content scrolls.
  ///
  /// ```swift
  /// let profile = HeaderContainerViewController(
  ///   OffscreenContainerHeader(), header: CoverView(), child: PostsController())
  /// ```
  ///
  /// The header follows the child's scroll view: its `contentScrollView(for:)`, or else the first scroll view in its
  /// view that does not page. While there is none, the container looks again at each layout. A child that is
  /// ``ScrollViewContained`` forwards its delegate calls, so that the technique can choose where a fling ends.
  ///
  /// Several children can share the header, as ``pages`` side by side.
  ///
  /// In a storyboard, connect the outlets and embed the child in ``containerView``. The technique is
  /// `OffscreenContainerHeader` unless you override ``makeDriver()``.
  ///
  /// Title, navigation item, tab bar item, toolbar items, `hidesBottomBarWhenPushed`, appearance, status bar and home
  /// indicator are those of the child. A container of pages has its own title and items.
  @MainActor
  open class HeaderContainerViewController: UIViewController {
    /// The header. Another one replaces it in the container's view.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    public var headerView: UIView? {
      didSet {
        outletsDidChange()
        if let oldValue, oldValue !== headerView, oldValue.superview === viewIfLoaded {
          oldValue.removeFromSuperview()
        }
      }
    }
    /// The view that a storyboard embeds the child in. Needed if it embeds another controller too, the header's for
    /// example.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    public var containerView: UIView?
    /// A storyboard's constraint for the header's height. Its constant is the height of the expanded header.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    public var headerViewHeight: NSLayoutConstraint? {
      didSet { outletsDidChange() }
    }
    /// A storyboard's constraint between the tops of the header and the screen.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    public var headerViewTop: NSLayoutConstraint? {
      didSet { outletsDidChange() }
    }
    /// A storyboard's constraint between the tops of the container view and the screen. Its constant is the height of
    /// the collapsed header.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    public var containerViewTop: NSLayoutConstraint? {
      didSet { outletsDidChange() }
    }

    /// How the room above the child's content is made. Set it before the view loads.
    public var room = HeaderRoom.automatic

    /// How header and list share the screen. Set it before the view loads. With a storyboard's outlets, the list is
    /// always below the header.
    public var placement = HeaderPlacement.automatic

    /// Moves the header. It is `nil` until the view is loaded and the child has a scroll view. Another header or
    /// constraint makes a new attachment, to which nothing is bound yet.
    public private(set) var attachment: HeaderAttachment?

    private var givenDriver: (any HeaderDriving)?
    private var givenChild: UIViewController?
    /// Whether a child is embedded or a list is added at this moment. That lays out, and finds lists again.
    private var isAdding = false

    /// A container of `child` under `header`, which `behavior` moves.
    public convenience init(
      _ behavior: some HeaderBehavior, header: UIView, child: UIViewController
    ) {
      self.init(driver: HeaderDriver(behavior), header: header, child: child)
    }

    /// A container of `child` under `header`, which `driver`'s technique moves.
    public init(driver: any HeaderDriving, header: UIView, child: UIViewController) {
      super.init(nibName: nil, bundle: nil)
      givenDriver = driver
      givenChild = child
      headerView = header
    }

    /// A container from a storyboard. Its outlets are connected before its view loads.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    /// Returns the technique of a container from a storyboard: an `OffscreenContainerHeader` with the heights of
    /// the outlets' constants. Override it for another one.
    open func makeDriver() -> any HeaderDriving {
      var header = OffscreenContainerHeader()
      if let expanded = headerViewHeight?.constant { header.expandedHeight = Double(expanded) }
      if let collapsed = containerViewTop?.constant { header.collapsedHeight = Double(collapsed) }
      return HeaderDriver(header)
    }

    /// The child controller, or the pager of several.
    public var child: UIViewController? { givenChild ?? embeddedChild ?? children.first }

    /// The controller whose view is in the container view.
    private var embeddedChild: UIViewController? {
      containerView.flatMap { view in
        children.first { $0.viewIfLoaded?.isDescendant(of: view) == true }
      }
    }

    // MARK: Life cycle

    /// Embeds a child that was passed in code, and attaches the header.
    open override func viewDidLoad() {
      super.viewDidLoad()
      if let child = givenChild { embed(child) }
      findLists()
    }

    /// Lets the child fill the container, and attaches the header if that was not possible before.
    open override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if attachment?.active.placer.mounting != .beside {
        givenChild?.viewIfLoaded?.frame = view.bounds
      }
      findLists()
    }

    /// Adds the lists of visible children that have none under the header. A child may make its list in its first
    /// layout, or make another one later.
    func findLists() {
      let visible = pager?.children ?? child.map { [$0] } ?? []
      for child in visible { child.viewIfLoaded?.layOutIfShown() }
      for child in visible { add(child) }
    }

    /// Scrolls the active list as a three-finger swipe with VoiceOver does on the list itself.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      attachment?.accessibilityScroll(direction) ?? super.accessibilityScroll(direction)
    }

    private func embed(_ child: UIViewController) {
      isAdding = true
      addChild(child)
      child.view.frame = view.bounds
      view.addSubview(child.view)
      if let headerView { view.addSubview(headerView) }
      child.didMove(toParent: self)
      isAdding = false
    }

    /// Attaches again, with the new header or constraints.
    private func outletsDidChange() {
      guard let attachment else { return }
      attachment.detach()
      self.attachment = nil
      if let headerView, headerView.superview == nil { view.addSubview(headerView) }
      findLists()
    }

    /// Adds the list of `page` under the header, unless one of its lists is there. The first list attaches the header.
    func add(_ page: UIViewController) {
      guard !isAdding, let headerView,
        attachment?.hosts.contains(where: { $0.link.view.isDescendant(of: page.view) }) != true,
        let list = page.scrollViewForHeader
      else { return }
      isAdding = true
      defer { isAdding = false }
      let contained = page as? any ScrollViewContained
      let forwardsDelegate: Bool? = contained == nil ? nil : false
      if let attachment {
        attachment.add(list, forwardsDelegate: forwardsDelegate)
      } else {
        attachment = HeaderAttachment(
          driver: givenDriver ?? makeDriver(), header: headerView, scrollView: list,
          placement: outletPlacement ?? placement, room: room, forwardsDelegate: forwardsDelegate)
        attachment?.scrollsFromHeader = true
      }
      contained?.scrollDelegate = attachment
    }

    private var outletPlacement: HeaderPlacement? {
      guard givenChild == nil else { return nil }
      return .beside(
        HeaderConstraints(
          headerHeight: headerViewHeight, headerTop: headerViewTop,
          scrollViewTop: containerViewTop))
    }

    // MARK: Forwarded to the child

    /// The child, unless there are pages: then the container has its own title and items.
    private var onlyChild: UIViewController? { pager == nil ? child : nil }

    /// The title of the child, unless the container has its own. A container of pages has its own.
    open override var title: String? {
      get { super.title ?? onlyChild?.title }
      set { super.title = newValue }
    }
    /// The item of the child. A container of pages has its own.
    open override var navigationItem: UINavigationItem {
      onlyChild?.navigationItem ?? super.navigationItem
    }
    /// The item of the child. A container of pages has its own. In a storyboard, set it on the child's scene: an item
    /// of the container's scene is not passed on.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open override var tabBarItem: UITabBarItem! {
      get { onlyChild?.tabBarItem ?? super.tabBarItem }
      set {
        if let onlyChild { onlyChild.tabBarItem = newValue } else { super.tabBarItem = newValue }
      }
    }
    /// The items of the child, unless the container has its own.
    open override var toolbarItems: [UIBarButtonItem]? {
      get { super.toolbarItems ?? onlyChild?.toolbarItems }
      set { super.toolbarItems = newValue }
    }
    /// Whether the container or the child hides the bar.
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
    /// The scroll view for a header above this controller.
    var scrollViewForHeader: UIScrollView? {
      loadViewIfNeeded()
      let content = contentScrollView(for: .top)
      if content?.isPagingEnabled == false { return content }
      // Skip a pager: the scroll views are on its pages.
      return viewIfLoaded?.firstScrollView { !$0.isPagingEnabled }
    }
  }
#endif
