#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// Detaching restores everything.
  @Suite(.ownScreen) @MainActor final class LeaveNoTraceTests {
    private let stage = Stage(safeAreaTop: 47)
    private lazy var feed = stage.showFeed()

    /// Everything that an attachment writes to, except the content offset: content stays where it is on the screen.
    private struct Trace: Equatable {
      var insets: [UIEdgeInsets]
      var frames: [CGRect]
      var views: [UIView?]
    }

    private var trace: Trace {
      let (table, header) = (feed.tableView, feed.headerView)
      return Trace(
        insets: [table.contentInset, table.verticalScrollIndicatorInsets],
        frames: [header.frame, table.frame],
        views: [table.tableHeaderView, table.panGestureRecognizer.view] + feed.view.subviews)
    }

    @Test(
      "Detaching leaves insets, indicators, frames and the view hierarchy as they were",
      arguments: HeaderCatalog.standard.names, [true, false])
    func detach(name: String, inContent: Bool) throws {
      feed.tableView.contentInset = UIEdgeInsets(top: 3, left: 0, bottom: 20, right: 0)
      feed.tableView.verticalScrollIndicatorInsets.top = 5
      stage.settle()
      let before = trace
      let header = feed.attach(
        driver: try makeDriver(name), placement: inContent ? .content : .beside())
      header.scrollsFromHeader = true
      stage.settle()
      let added = feed.view.subviews.filter { $0 !== feed.headerView && !before.views.contains($0) }
      #expect(!added.isEmpty && added.allSatisfy { $0.isHidden })
      header.setCollapsed(true, animated: false)
      for _ in 1...2 {
        header.detach()
        #expect(trace == before)
      }
    }

    @Test("After detaching, further calls do nothing")
    func furtherCalls() {
      let other = FilledTable()
      for view in [other, feed.headerView] { feed.view.addSubview(view) }
      stage.settle()
      let before = trace
      let header = feed.attach(TwitterCondenseHeader())
      header.detach()
      header.add(other)
      header.activate(other)
      header.addBar(UIView(frame: .zero))
      header.scrollsFromHeader = true
      header.bind("logo") { _, _ in Issue.record("it is bound") }
      header.setCollapsed(true, animated: false)
      header.refreshPlacement = .above
      header.ignoreTouches(on: feed.headerView)
      if #available(iOS 26, macCatalyst 26, visionOS 26, *) { header.shapesScrollEdge = true }
      #expect(feed.headerView.gestureRecognizers?.isEmpty != false)
      #expect(trace == before && other.contentInset == .zero && other.tableHeaderView == nil)
      #expect(header.activeScrollView === feed.tableView)
      header.detach()
      #expect(trace == before)
    }

    @Test("A recognizer or header in the content that the app has moved stays there")
    func movedByTheApp() {
      let header = feed.attach(ElasticStretchHeader(), placement: .content)
      header.scrollsFromHeader = true
      let elsewhere = UIView(frame: .zero)
      elsewhere.addGestureRecognizer(feed.tableView.panGestureRecognizer)
      feed.view.addSubview(feed.headerView)
      header.detach()
      #expect(feed.tableView.panGestureRecognizer.view === elsewhere)
      #expect(feed.headerView.superview === feed.view)
    }

    @Test("While attached, views with constraints are placed by frames", arguments: [true, false])
    func autoresizing(inContent: Bool) {
      let placement: HeaderPlacement = inContent ? .content : .beside()
      let placed = inContent ? [feed.headerView] : [feed.headerView, feed.tableView]
      for view in placed { view.translatesAutoresizingMaskIntoConstraints = false }
      let header = stage.attach(ElasticStretchHeader(), to: feed, placement: placement)
      #expect(placed.allSatisfy { $0.translatesAutoresizingMaskIntoConstraints })
      #expect(feed.headerView.frame.height == 200)
      header.detach()
      #expect(placed.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    }

    @Test("After a rotation, a list that autoresizes gets a frame of the new size back")
    func rotated() {
      let table = feed.tableView
      table.frame = feed.view.bounds.insetBy(dx: 20, dy: 30)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let header = feed.attach(TwitterCondenseHeader(), placement: .beside())
      stage.rotate()
      #expect(table.frame.minX == 0)
      header.detach()
      #expect(table.frame == CGRect(x: 20, y: 30, width: 812, height: 333))
    }
  }
#endif
