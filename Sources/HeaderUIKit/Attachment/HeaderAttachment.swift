#if canImport(UIKit) || canImport(HeadlessUIKit)
  public import HeaderCore
  #if canImport(UIKit)
    public import UIKit
  #else
    public import HeadlessUIKit
  #endif

  /// A technique at work on a header and a scroll view that the app already has.
  ///
  /// ```swift
  /// final class FeedController: UIViewController {
  ///   @IBOutlet var headerView: UIView!
  ///   @IBOutlet var headerHeight: NSLayoutConstraint!
  ///   @IBOutlet var tableView: UITableView!
  ///   private var header: HeaderAttachment?
  ///
  ///   override func viewDidLoad() {
  ///     super.viewDidLoad()
  ///     header = HeaderAttachment(
  ///       TwitterCondenseHeader(), header: headerView, scrollView: tableView,
  ///       placement: .constraints(HeaderConstraints(headerHeight: headerHeight)))
  ///   }
  /// }
  /// ```
  ///
  /// The scroll view keeps its delegate: every call is passed on to it, and it has the last word on
  /// where a fling ends. Insets, constants and frames are changed by what the header needs and
  /// changed back on ``detach()``, which letting go of the attachment does as well. It keeps none of
  /// the views alive, so that any of them may own it.
  ///
  /// A header has one attachment at a time, and so has a scroll view: another one ends the one
  /// before.
  @MainActor
  public final class HeaderAttachment {
    let engine: HeaderEngine

    /// Attaches `behavior` to `header` and `scrollView`, and places both as on appearing.
    ///
    /// For ``HeaderPlacement/frames`` and ``HeaderPlacement/constraints(_:)`` the scroll view, or a
    /// view around it, has to lie in the same view as the header; anything else is a mistake in the
    /// program. `room` says who makes the room above the content, where the technique asks for some.
    public convenience init(
      _ behavior: some HeaderBehavior, header: UIView, scrollView: UIScrollView,
      placement: HeaderPlacement = .frames, room: HeaderRoom = .automatic
    ) {
      self.init(
        driver: HeaderDriver(behavior), header: header, scrollView: scrollView,
        placement: placement, room: room)
    }

    /// Attaches `driver`'s technique, a catalog's for example.
    public convenience init(
      driver: any HeaderDriving, header: UIView, scrollView: UIScrollView,
      placement: HeaderPlacement = .frames, room: HeaderRoom = .automatic
    ) {
      self.init(
        driver: driver, header: header, scrollView: scrollView, placement: placement, room: room,
        forwardsDelegate: true)
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
      HeaderEngine.endPredecessors(of: header, on: tableView)
      self.init(
        driver: driver, scrollView: tableView,
        placer: TableHeaderPlacer(tableView, header: header), room: .automatic,
        forwardsDelegate: true)
    }

    /// The same without taking the delegate's place: somebody calls the methods of
    /// ``ScrollViewContainingDelegate`` instead.
    convenience init(
      driver: any HeaderDriving, header: UIView, scrollView: UIScrollView,
      placement: HeaderPlacement, room: HeaderRoom, forwardsDelegate: Bool
    ) {
      self.init(
        driver: driver, scrollView: scrollView,
        placer: HeaderAttachment.placer(placement, header: header, scrollView: scrollView),
        room: room, forwardsDelegate: forwardsDelegate)
    }

    private init(
      driver: any HeaderDriving, scrollView: UIScrollView, placer: any HeaderPlacer,
      room: HeaderRoom, forwardsDelegate: Bool
    ) {
      engine = HeaderEngine(
        driver: driver,
        link: ScrollViewLink(scrollView, room: room.carrier(for: scrollView)),
        placer: placer, forwardsDelegate: forwardsDelegate)
      engine.attach()
    }

    deinit {
      let engine = engine
      // Somebody may let go on another thread; what is attached is the main one's.
      if HeaderAttachment.isOnMainThread {
        MainActor.assumeIsolated { engine.detach() }
      } else {
        Task { @MainActor in engine.detach() }
      }
    }

    private nonisolated static var isOnMainThread: Bool {
      #if canImport(ObjectiveC)
        Thread.isMainThread
      #else
        HeadlessMainThread.isCurrent
      #endif
    }

    private static func placer(
      _ placement: HeaderPlacement, header: UIView, scrollView: UIScrollView
    ) -> any HeaderPlacer {
      HeaderEngine.endPredecessors(of: header, on: scrollView)
      let placer: (any HeaderPlacer)? =
        switch placement {
        case .frames: FramePlacer(header: header, scrollView: scrollView)
        case .constraints(let constraints):
          ConstraintPlacer(header: header, scrollView: scrollView, constraints: constraints)
        case .content: ContentPlacer(header: header, scrollView: scrollView)
        }
      guard let placer else {
        preconditionFailure("the header and the scroll view lie in no common view; add them first")
      }
      return placer
    }

    /// Ends it: the header stays where it is, and everything that was added to the scroll view, the
    /// constraints and the elements is taken away. Once is enough, and more does no harm.
    public func detach() {
      engine.detach()
    }
  }
#endif
