#if canImport(HeadlessUIKit)
  /// A spinner above or below a header that lies over its list, as the app chooses.
  @Suite("Refreshing above or below") @MainActor final class RefreshAboveTests {
    private lazy var stage = Stage(safeAreaTop: 47)

    // A header of several heights is opened by a pull before that brings out anything.
    private nonisolated static let names = HeaderCatalog.standard.names.filter {
      $0 != "sticky-pull-reveal" && $0 != "detents"
    }

    @MainActor
    private final class Screen {
      let feed: FeedController
      let control = UIRefreshControl()
      let header: HeaderAttachment
      private let stage: Stage

      init(
        _ stage: Stage, _ driver: any HeaderDriving, _ placement: HeaderRefreshPlacement,
        height: CGFloat = 200
      ) {
        self.stage = stage
        feed = FeedController(rows: Rows(60))
        stage.show(feed)
        feed.headerView.frame.size.height = height
        feed.tableView.refreshControl = control
        header = feed.attach(driver: driver)
        header.refreshPlacement = placement
        stage.settle()
      }

      var headerFrame: CGRect { feed.headerView.convert(feed.headerView.bounds, to: stage.window) }

      var rowsTop: CGFloat {
        let row = feed.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
        return feed.tableView.convert(row, to: stage.window).minY
      }

      /// Where what the control shows is drawn.
      var spinner: CGRect {
        control.convert(
          CGRect(x: 0, y: 0, width: control.bounds.width, height: 60), to: stage.window)
      }

      /// Whether nothing covers it: no bar, no header, no row.
      var showsSpinner: Bool {
        spinner.minY >= 47 && !headerFrame.insetBy(dx: 0, dy: 0.01).intersects(spinner)
          && spinner.maxY <= stage.window.bounds.maxY
          && (spinner.maxY <= rowsTop + 0.01)
      }
    }

    private func screen(
      _ name: String, _ placement: HeaderRefreshPlacement
    ) throws -> Screen {
      _ = stage
      return Screen(
        stage, try #require(HeaderCatalog.standard[name]).makeDriver(), placement)
    }

    private func pull() { stage.finger(from: start, down: 400, over: 400, lifts: false) }
    private func lift() {
      stage.lift(from: start, down: 400)
      stage.settle()
    }
    private let start = CGPoint(x: 196, y: 300)

    @Test("Above: a pull brings the header down, and out comes the whole spinner", arguments: names)
    func above(name: String) throws {
      let screen = try screen(name, .above)
      let (header, rows) = (screen.headerFrame, screen.rowsTop)
      pull()
      #expect(screen.showsSpinner)
      #expect(abs(screen.headerFrame.maxY - screen.rowsTop) < 0.01)
      screen.control.beginRefreshing()
      lift()
      #expect(screen.showsSpinner && abs(screen.spinner.minY - 47) < 0.01)
      #expect(abs(screen.headerFrame.minY - 107) < 0.01)
      #expect(abs(screen.headerFrame.maxY - (header.maxY + 60)) < 0.01)
      #expect(abs(screen.rowsTop - (rows + 60)) < 0.01)
      screen.control.endRefreshing()
      stage.settle()
      #expect(screen.headerFrame == header && screen.rowsTop == rows)
      screen.header.detach()
      #expect(screen.control.bounds.origin.y == 0)
    }

    @Test(
      "Below: the header stays, and the spinner comes out between it and the rows", arguments: names
    )
    func below(name: String) throws {
      let screen = try screen(name, .below)
      let (header, rows) = (screen.headerFrame, screen.rowsTop)
      pull()
      screen.control.beginRefreshing()
      lift()
      #expect(screen.showsSpinner)
      #expect(screen.headerFrame == header && abs(screen.spinner.minY - header.maxY) < 0.01)
      #expect(abs(screen.rowsTop - (rows + 60)) < 0.01)
      screen.control.endRefreshing()
      stage.settle()
      #expect(screen.headerFrame == header && screen.rowsTop == rows)
      screen.header.detach()
    }

    @Test(
      "There is no bump: neither edge of the header jumps as it is pulled and let go",
      arguments: names)
    func steady(name: String) throws {
      let screen = try screen(name, .above)
      var previous = screen.headerFrame
      let top = -screen.feed.tableView.adjustedContentInset.top
      for pull in stride(from: 0.0, through: 150, by: 2.5) {
        screen.feed.tableView.contentOffset.y = top - CGFloat(pull)
        stage.layOut()
        let current = screen.headerFrame
        #expect(abs(current.maxY - previous.maxY - (pull > 0 ? 2.5 : 0)) < 0.01)
        #expect(current.minY - previous.minY < 2.5 * 107 / 60 + 0.01)
        #expect(abs(current.maxY - screen.rowsTop) < 0.01)
        previous = current
      }
      screen.header.detach()
    }

    @Test("A header higher than the screen shows the spinner above, unless the app says below")
    func tall() throws {
      _ = stage
      var technique = OffscreenContainerHeader()
      technique.expandedHeight = 1000
      let screen = Screen(stage, HeaderDriver(technique), .automatic, height: 1000)
      #expect(screen.headerFrame.height == 1000)
      screen.header.scrollsFromHeader = true
      pull()
      screen.control.beginRefreshing()
      lift()
      #expect(screen.showsSpinner && screen.headerFrame.minY == 107)
      screen.control.endRefreshing()
      stage.settle()
      #expect(screen.headerFrame.minY == 0)
      screen.header.refreshPlacement = .below
      pull()
      #expect(screen.headerFrame.minY == 0)
      lift()
      screen.header.detach()
    }

    @Test("A refresh that the app begins moves nothing; other tabs stay put while one refreshes")
    func otherTabs() {
      _ = stage
      let cover = UIView(frame: .zero)
      let pages = (0..<2).map { _ in ListController(rows: Rows(60)) }
      let container = HeaderContainerViewController(
        TwitterCondenseHeader(), header: cover, pages: pages)
      stage.show(container)
      let controls = pages.map { _ in UIRefreshControl() }
      for (page, control) in zip(pages, controls) { page.tableView.refreshControl = control }
      container.select(1, animated: false)
      stage.settle()
      container.select(0, animated: false)
      stage.settle()
      let (frame, top) = (cover.frame, pages[0].tableView.contentOffset.y)
      controls[0].beginRefreshing()
      stage.settle()
      #expect(cover.frame == frame && pages[0].tableView.contentOffset.y == top)
      stage.finger(from: CGPoint(x: 196, y: 400), down: 300, over: 400)
      stage.settle()
      #expect(pages[0].tableView.contentOffset.y == top - 60, "its own rows make way")
      // The other tab is where it was, its spinner away.
      stage.finger(from: CGPoint(x: 330, y: 500), right: -250) { #expect(cover.frame == frame) }
      stage.settle { #expect(cover.frame == frame) }
      #expect(container.selectedIndex == 1)
      #expect(pages[1].tableView.contentOffset.y == top && !controls[1].isRefreshing)
      stage.finger(from: CGPoint(x: 60, y: 500), right: 250) { #expect(cover.frame == frame) }
      stage.settle { #expect(cover.frame == frame) }
      #expect(controls[0].isRefreshing && container.selectedIndex == 0)
      controls[0].endRefreshing()
      stage.settle()
      #expect(cover.frame == frame && pages[0].tableView.contentOffset.y == top)
    }

    @Test("A header that made way for one tab's spinner goes back once that tab is out of sight")
    func turnedAway() {
      _ = stage
      let cover = UIView(frame: .zero)
      let pages = (0..<2).map { _ in ListController(rows: Rows(60)) }
      let container = HeaderContainerViewController(
        TwitterCondenseHeader(), header: cover, pages: pages)
      stage.show(container)
      container.attachment?.refreshPlacement = .above
      let control = UIRefreshControl()
      pages[0].tableView.refreshControl = control
      stage.settle()
      let frame = cover.frame
      stage.finger(from: CGPoint(x: 196, y: 400), down: 300, over: 400, lifts: false)
      control.beginRefreshing()
      stage.lift(from: CGPoint(x: 196, y: 400), down: 300)
      stage.settle()
      #expect(cover.frame.maxY == frame.maxY + 60)
      // The other tab has no room for it: while both are in sight the header stays down, over that.
      stage.finger(from: CGPoint(x: 330, y: 500), right: -150, over: 600, lifts: false)
      #expect(cover.frame.maxY == frame.maxY + 60 && pages[1].tableView.contentOffset.y == -135)
      stage.lift(from: CGPoint(x: 330, y: 500), right: -150)
      stage.finger(from: CGPoint(x: 330, y: 500), right: -250)
      stage.settle()
      #expect(cover.frame == frame && pages[1].tableView.contentOffset.y == -135)
      #expect(container.selectedIndex == 1)
      // It comes down again as soon as the first one is in sight again, and is there before it is.
      stage.finger(from: CGPoint(x: 60, y: 500), right: 100, over: 600, lifts: false)
      #expect(cover.frame.maxY == frame.maxY + 60 && pages[1].tableView.contentOffset.y == -135)
      stage.lift(from: CGPoint(x: 60, y: 500), right: 100)
      stage.settle()
      container.attachment?.detach()
    }
  }
#endif
