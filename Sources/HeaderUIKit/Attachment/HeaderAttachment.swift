#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  public import HeaderCore
  import HeaderObservation
  public import HeaderPlatform

  /// A technique at work on a header and a scroll view that the app already has.
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
  /// The scroll view keeps its delegate, and while it scrolls nothing of it is written
  /// (``HeaderPlacement/overlay(_:)``). What the header needs of insets, constants and frames is taken
  /// back on ``detach()``, which letting go of the attachment does as well. It keeps none of the views
  /// alive, so that any of them may own it.
  ///
  /// A header has one attachment at a time, and so has a scroll view: another one ends the one
  /// before.
  @MainActor
  public final class HeaderAttachment {
    let presenter: HeaderPresenter
    /// What is made of what the lists say.
    let observed: ObservedHeader
    /// The lists: one, or the pages of a pager.
    var hosts: [HeaderHost] = []
    /// The list that was the active one when that was last looked at.
    weak var followed: UIScrollView?
    /// What the app has asked for.
    private(set) var placement: HeaderPlacement?
    /// Called when another list moves the header, with that list: a finger began to drag it, it is the
    /// only one in sight, or the app chose it. What follows the list, bars for example, is told here.
    public var onActiveListChange: (@MainActor (_ list: UIScrollView) -> Void)?
    /// Where the refresh control of a list is seen, under a header that lies over it; each list may have
    /// one. Elsewhere it has the place that <doc:RefreshTheList> says.
    public var refreshPlacement = HeaderRefreshPlacement.automatic {
      didSet { observed.geometryDidChange() }
    }

    /// The header's height, in points, for a technique that asks the header how high it is; `nil`
    /// takes it from the header's constraints, or from its frame where it has none.
    public var headerHeight: CGFloat? {
      didSet {
        active.measure()
        active.noticeGeometry()
      }
    }

    /// Attaches `behavior` to `header` and `scrollView`, and places the header as on appearing.
    ///
    /// - Parameters:
    ///   - behavior: The technique and its parameters.
    ///   - header: The header, on the screen already or not.
    ///   - scrollView: The scroll view; it may be its controller's own view.
    ///   - placement: How the two share their place. For ``HeaderPlacement/beside(_:)`` they have to
    ///     lie in one view, or a view around the scroll view has; anything else is a mistake in the
    ///     program.
    ///   - room: Who makes the room above the content.
    ///   - forwardsDelegate: Whether to stand between the scroll view and its delegate, and pass on
    ///     every call. `nil` does so only for a technique that chooses where a fling ends, which
    ///     UIKit asks of a delegate only.
    public convenience init(
      _ behavior: some HeaderBehavior, header: UIView, scrollView: UIScrollView,
      placement: HeaderPlacement = .automatic, room: HeaderRoom = .automatic,
      forwardsDelegate: Bool? = nil
    ) {
      self.init(
        driver: HeaderDriver(behavior), header: header, scrollView: scrollView,
        placement: placement, room: room, forwardsDelegate: forwardsDelegate)
    }

    /// Attaches `driver`'s technique, a catalog's for example; the rest is as with a behavior.
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

    /// Attaches `behavior` to the `tableHeaderView` that `tableView` has, which stays where it is:
    /// for a header that is the first part of the content and comes and goes with the inset. A table
    /// view without one is a mistake in the program.
    public convenience init(_ behavior: some HeaderBehavior, tableHeaderOf tableView: UITableView) {
      self.init(driver: HeaderDriver(behavior), tableHeaderOf: tableView)
    }

    /// Attaches `driver`'s technique to the `tableHeaderView` that `tableView` has.
    public convenience init(driver: any HeaderDriving, tableHeaderOf tableView: UITableView) {
      guard let header = tableView.tableHeaderView else {
        preconditionFailure("the table view has no tableHeaderView; assign it before attaching")
      }
      HeaderAttachment.endPredecessors(of: header, on: tableView)
      self.init(driver: driver, header: header, at: .tableHeader, scrollView: tableView)
    }

    init(
      driver: any HeaderDriving, header: UIView, at location: HeaderPlacer.Location,
      by constraints: HeaderConstraints? = nil, scrollView: UIScrollView,
      room: HeaderRoom = .automatic, forwardsDelegate: Bool? = nil
    ) {
      guard let placer = HeaderPlacer(header, location, scrollView, by: constraints) else {
        preconditionFailure("the header and the scroll view lie in no common view; add them first")
      }
      presenter = HeaderPresenter(placer)
      observed = ObservedHeader(
        driver: driver, surroundings: HeaderSurroundings(containerHeight: 0),
        mounting: placer.mounting)
      followed = scrollView
      hosts = [
        HeaderHost(
          ScrollViewLink(scrollView, room: room), observed.addPage(), of: self,
          forwardsDelegate: forwardsDelegate ?? driver.traits.choosesTarget)
      ]
      placer.prepare()
      active.measure()
      active.attach()
      observed.start(at: active.link.time)
      active.listen()
      tellBars()
      presenter.accessibility = HeaderAccessibility(of: header, moving: self)
    }

    deinit {
      let (hosts, presenter) = (hosts, presenter)
      // It may be let go of on another thread; what is attached is the main one's.
      if HeaderAttachment.isOnMainThread {
        MainActor.assumeIsolated { HeaderAttachment.detach(hosts, presenter) }
      } else {
        Task { @MainActor in HeaderAttachment.detach(hosts, presenter) }
      }
    }

    private nonisolated static var isOnMainThread: Bool {
      #if canImport(ObjectiveC)
        Thread.isMainThread
      #else
        HeadlessMainThread.isCurrent
      #endif
    }

    /// Ends it: the header stays where it is, and everything that was added to the scroll view, the
    /// constraints and the elements is taken away. Once is enough, and more does no harm.
    public func detach() {
      HeaderAttachment.detach(hosts, presenter)
    }

    private static func detach(_ hosts: [HeaderHost], _ presenter: HeaderPresenter) {
      guard hosts.allSatisfy({ $0.isAttached }) else { return }
      stopTellingBars(around: presenter.placer.header, of: hosts)
      for host in hosts { host.detach() }
      presenter.restore()
    }

    var isAttached: Bool { hosts.allSatisfy { $0.isAttached } }
  }

  /// What a container of the app's own, or a scroll view's delegate, reports goes to the technique. None of the
  /// calls is needed; each that comes is exact, and used in place of what is inferred.
  extension HeaderAttachment: ScrollViewContainingDelegate {
    private func host(of scrollView: UIScrollView) -> HeaderHost? {
      hosts.first { $0.link.view === scrollView }
    }

    /// Looks at the scroll view at once.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
      host(of: scrollView)?.look()
    }

    /// Asks the technique where the fling is to end.
    public func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      host(of: scrollView)?.chooseEnd(velocity, targetContentOffset)
    }

    /// Ends the fling at once.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      host(of: scrollView)?.hear(.didEndDecelerating)
    }

    /// Ends the animated scroll at once, which without this has ended a tenth of a second after it stood
    /// still.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      host(of: scrollView)?.hear(.didEndScrollingAnimation)
    }
  }
#endif
