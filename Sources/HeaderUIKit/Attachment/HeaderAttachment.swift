#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  public import HeaderCore
  import HeaderObservation
  public import HeaderPlatform

  /// Lets a technique move a header over a scroll view. Both are views that the app already has.
  ///
  /// ```swift
  /// final class FeedController: UIViewController {
  ///   @IBOutlet var headerView: UIView!
  ///   @IBOutlet var tableView: UITableView!
  ///   private var header: HeaderAttachment?
  ///
  ///   override func viewDidLoad() {
  ///     super.viewDidLoad()
  ///     header = HeaderAttachment(
  ///       TwitterCondenseHeader(), header: headerView, scrollView: tableView)
  ///   }
  /// }
  /// ```
  ///
  /// The scroll view keeps its delegate, and none of its properties is written while it scrolls
  /// (``HeaderPlacement/overlay(_:)``). ``detach()`` restores the insets, constants and frames that the header
  /// changed; so does releasing the attachment. The attachment does not keep the views alive, so that any of them may
  /// own it.
  ///
  /// A header has one attachment at a time, and so has a scroll view. A new one ends the previous one.
  @MainActor
  public final class HeaderAttachment {
    let presenter: HeaderPresenter
    /// The hosts of the lists: of one, or of the pages of a pager.
    var hosts: [HeaderHost] = []
    /// The placement that the app asked for.
    private(set) var placement: HeaderPlacement?
    /// Called with the new active list when that changes: because a finger began to drag it, because it is the
    /// only visible list, or because the app activated it. Update what follows the list, such as bars, here.
    public var onActiveListChange: (@MainActor (_ list: UIScrollView) -> Void)?
    /// Where the refresh control of a list is shown under a header that lies over the list. Each list may have one.
    /// <doc:RefreshTheList> describes the other placements.
    public var refreshPlacement = HeaderRefreshPlacement.automatic {
      didSet { if isAttached { observed.geometryDidChange() } }
    }

    /// The header's own height in points, for techniques that depend on it. `nil` measures the header's constraints,
    /// or uses its frame if it has none.
    public var headerHeight: CGFloat? {
      didSet {
        active.measure()
        active.reportGeometry()
      }
    }

    /// Attaches `behavior` to `header` and `scrollView`, and places the header.
    ///
    /// - Parameters:
    ///   - behavior: The technique and its parameters.
    ///   - header: The header. It need not be on the screen yet. A table's `tableHeaderView` stays where it is.
    ///   - scrollView: The scroll view. It may be its controller's view.
    ///   - placement: How the two share the screen. For ``HeaderPlacement/beside(_:)`` the header's superview must
    ///     contain the scroll view; otherwise it is a programming error. A header without a superview is added to that
    ///     of the scroll view.
    ///   - room: How the room above the content is made.
    ///   - forwardsDelegate: Whether to replace the scroll view's delegate by a proxy that forwards every call. `nil`
    ///     does so only while the technique chooses where a fling ends, because UIKit asks only a delegate for that.
    public convenience init(
      _ behavior: some HeaderBehavior, header: UIView, scrollView: UIScrollView,
      placement: HeaderPlacement = .automatic, room: HeaderRoom = .automatic,
      forwardsDelegate: Bool? = nil
    ) {
      self.init(
        driver: HeaderDriver(behavior), header: header, scrollView: scrollView,
        placement: placement, room: room, forwardsDelegate: forwardsDelegate)
    }

    /// Attaches `driver`'s technique, one from a catalog for example. The other parameters are the same.
    public convenience init(
      driver: any HeaderDriving, header: UIView, scrollView: UIScrollView,
      placement: HeaderPlacement = .automatic, room: HeaderRoom = .automatic,
      forwardsDelegate: Bool? = nil
    ) {
      HeaderAttachment.endPredecessors(of: header, on: scrollView)
      self.init(
        driver: driver, header: header,
        at: placement.location(of: header, over: scrollView, traits: driver.traits),
        by: placement.constraints, scrollView: scrollView, room: room,
        forwardsDelegate: forwardsDelegate)
      self.placement = placement
    }

    /// Attaches `behavior` to the `tableHeaderView` of `tableView`, which stays where it is. For a header that is the
    /// first part of the content and is hidden by the inset. A table view without one is a programming error.
    public convenience init(_ behavior: some HeaderBehavior, tableHeaderOf tableView: UITableView) {
      self.init(driver: HeaderDriver(behavior), tableHeaderOf: tableView)
    }

    /// Attaches `driver`'s technique to the `tableHeaderView` of `tableView`.
    public convenience init(driver: any HeaderDriving, tableHeaderOf tableView: UITableView) {
      guard let header = tableView.tableHeaderView else {
        preconditionFailure("the table view has no tableHeaderView; assign it before attaching")
      }
      self.init(driver: driver, header: header, scrollView: tableView)
    }

    init(
      driver: any HeaderDriving, header: UIView, at location: HeaderPlacer.Location,
      by constraints: HeaderConstraints? = nil, scrollView: UIScrollView,
      room: HeaderRoom = .automatic, forwardsDelegate: Bool? = nil
    ) {
      guard let placer = HeaderPlacer(header, location, scrollView, by: constraints) else {
        preconditionFailure("the header and the scroll view lie in no common view; add them first")
      }
      presenter = HeaderPresenter(
        placer,
        of: ObservedHeader(
          driver: driver, surroundings: HeaderSurroundings(containerHeight: 0),
          mounting: placer.mounting))
      hosts = [HeaderHost(scrollView, room: room, of: self, forwardsDelegate: forwardsDelegate)]
      placer.prepare()
      active.measure()
      active.observe()
      observed.start(at: CACurrentMediaTime())
      active.observeGeometry()
      updateContentScrollView()
      presenter.accessibility = HeaderAccessibility(of: header, moving: self)
    }

    deinit {
      let (hosts, presenter) = (hosts, presenter)
      // It may be released on any thread; the views belong to the main one.
      if Thread.isMainThread {
        MainActor.assumeIsolated { HeaderAttachment.detach(hosts, presenter) }
      } else {
        Task { @MainActor in HeaderAttachment.detach(hosts, presenter) }
      }
    }

    /// Ends the attachment, and restores the views: insets, constants, frames and bound elements. A header that was
    /// added to a view is removed from it. Further calls do nothing.
    public func detach() {
      HeaderAttachment.detach(hosts, presenter)
    }

    private static func detach(_ hosts: [HeaderHost], _ presenter: HeaderPresenter) {
      guard hosts.contains(where: { $0.isAttached }) else { return }
      presenter.resetContentScrollView()
      for host in hosts { host.detach() }
      presenter.restore()
    }

    var isAttached: Bool { hosts.allSatisfy { $0.isAttached } }
    /// The state behind the views.
    var observed: ObservedHeader { presenter.observed }
  }

  /// Calls that a container or a scroll view's delegate may forward. None is required. A forwarded call is exact,
  /// and used instead of inferring the event.
  extension HeaderAttachment: ScrollViewContainingDelegate {
    /// Returns the host of `scrollView`, if it is one of the lists.
    func host(of scrollView: UIScrollView) -> HeaderHost? {
      hosts.first { $0.link.view === scrollView }
    }

    /// Reads the scroll view at once.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
      host(of: scrollView)?.reportSnapshot()
    }

    /// Asks the technique where the fling should end.
    public func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      guard let host = self.host(of: scrollView), host.isAttached else { return }
      let shift = host.link.contentShift
      let chosen = host.scroll.target(
        velocity: Double(velocity.y), target: Double(targetContentOffset.pointee.y) - shift)
      if let chosen { targetContentOffset.pointee.y = CGFloat(chosen + shift) }
    }

    /// Ends the fling at once.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      host(of: scrollView)?.didReceive(.didEndDecelerating)
    }

    /// Ends the animated scroll at once. Without this call it ends after a tenth of a second without motion.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      host(of: scrollView)?.didReceive(.didEndScrollingAnimation)
    }
  }
#endif
