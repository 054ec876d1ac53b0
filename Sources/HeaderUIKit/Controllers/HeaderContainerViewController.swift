#if canImport(UIKit) || canImport(HeadlessUIKit)
  public import HeaderCore
  import OffscreenContainer
  #if canImport(UIKit)
    public import UIKit
  #else
    public import Foundation
    public import HeadlessUIKit
  #endif

  /// A header above any child controller that scrolls.
  ///
  /// ```swift
  /// let profile = HeaderContainerViewController(
  ///   OffscreenContainerHeader(), header: CoverView(), child: PostsController())
  /// ```
  ///
  /// The child's scroll view is its `contentScrollView(for:)`, its view, or the first scroll view in
  /// that which does not turn pages. One that comes later is found at the container's next layout. A
  /// child that is ``ScrollViewContained`` keeps its delegate and reports to the container;
  /// any other child's delegate is forwarded, and stays the app's as well.
  ///
  /// In a storyboard, connect the outlets, embed the child in the container view, and override
  /// ``makeDriver()`` for another technique than the document's. Appearance, status bar and home
  /// indicator are the child's to decide.
  @MainActor
  open class HeaderContainerViewController: UIViewController {
    /// The header.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    public var headerView: UIView?
    /// The view that a storyboard embeds the child in.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    public var containerView: UIView?
    /// A storyboard's constraint for the header's height: the expanded height.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    public var headerViewHeight: NSLayoutConstraint?
    /// A storyboard's constraint between the tops of the header and of the screen.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    public var headerViewTop: NSLayoutConstraint?
    /// A storyboard's constraint between the tops of the container view and of the screen: the
    /// collapsed height.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    public var containerViewTop: NSLayoutConstraint?

    /// Who makes the room above the child's content; set before the view loads.
    public var room = HeaderRoom.automatic

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

    /// Attaches the header if the child had no scroll view before; until it has one it fills the
    /// container.
    open override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if attachment == nil { givenChild?.viewIfLoaded?.frame = view.bounds }
      attachIfPossible()
    }

    private func embed(_ child: UIViewController) {
      addChild(child)
      child.view.frame = view.bounds
      view.addSubview(child.view)
      if let headerView { view.addSubview(headerView) }
      child.didMove(toParent: self)
    }

    private func attachIfPossible() {
      // Attaching lays out, and would come back here.
      guard attachment == nil, !isAttaching, let headerView, let child,
        let scrollView = child.scrollViewForHeader
      else { return }
      isAttaching = true
      defer { isAttaching = false }
      let contained = child as? any ScrollViewContained
      let attachment = HeaderAttachment(
        driver: givenDriver ?? makeDriver(), header: headerView, scrollView: scrollView,
        placement: placement, room: room, forwardsDelegate: contained == nil)
      attachment.scrollsFromHeader = true
      self.attachment = attachment
      contained?.scrollDelegate = self
      setContentScrollView(scrollView, for: .all)
    }

    private var placement: HeaderPlacement {
      guard givenChild == nil else { return .frames }
      return .constraints(
        HeaderConstraints(
          headerHeight: headerViewHeight, headerTop: headerViewTop,
          scrollViewTop: containerViewTop))
    }

    // MARK: What a container forwards

    /// The child's scroll view, so that bars see what scrolls.
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
      child?.contentScrollView(for: edge) ?? attachment?.engine.link.view
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
    fileprivate var scrollViewForHeader: UIScrollView? {
      loadViewIfNeeded()
      let content = contentScrollView(for: .top)
      return content?.isPagingEnabled == false ? content : viewIfLoaded?.firstScrollView
    }
  }

  extension UIView {
    /// The view itself, or the nearest scroll view in it, if there is one. What turns pages is not
    /// meant: what scrolls is on them.
    fileprivate var firstScrollView: UIScrollView? {
      var level: [UIView] = [self]
      while !level.isEmpty {
        for view in level {
          if let scrollView = view as? UIScrollView, !scrollView.isPagingEnabled {
            return scrollView
          }
        }
        level = level.flatMap { $0.subviews }
      }
      return nil
    }
  }
#endif
