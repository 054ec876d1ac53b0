#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// A table's header view that is revealed by a pull.
  @Suite(.ownScreen) @MainActor final class PullRevealTests {
    private let stage = Stage(safeAreaTop: 47)
    private let feed = FeedController()
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 52))

    /// Attaches to the table's header view, which may also be passed as any other header.
    private func attach(passingHeader: Bool = false) -> HeaderAttachment {
      feed.loadViewIfNeeded()
      feed.tableView.tableHeaderView = bar
      defer { stage.show(feed) }
      return passingHeader
        ? HeaderAttachment(StickyPullRevealHeader(), header: bar, scrollView: feed.tableView)
        : HeaderAttachment(StickyPullRevealHeader(), tableHeaderOf: feed.tableView)
    }

    @Test("A pull beyond it reveals it", .enabled(if: Stage.hasFingers))
    func revealed() throws {
      let header = attach()
      try stage.play("drag 250 over 300; lift")
      #expect(header.layout.collapsedFraction == 0)
      #expect(bar.frameOnScreen.minY == feed.view.safeAreaInsets.top)
    }

    @Test("The app reveals and hides a hidden bar", arguments: [true, false], [true, false])
    func byTheApp(animated: Bool, passingHeader: Bool) {
      let header = attach(passingHeader: passingHeader)
      #expect(header.layout.headerHeight == 52, "the height that the app gave it")
      #expect(bar.frameOnScreen.maxY == feed.view.safeAreaInsets.top, "hidden in the first frame")
      header.setCollapsed(false, animated: animated)
      stage.settle()
      #expect(bar.frameOnScreen.minY == feed.view.safeAreaInsets.top)
      #expect(feed.tableView.verticalScrollIndicatorInsets.top == 0, "it lies in the list")
      header.setCollapsed(true, animated: animated)
      stage.settle()
      #expect(bar.frameOnScreen.maxY == feed.view.safeAreaInsets.top)
    }

    #if canImport(HeadlessUIKit)
      @Test("Revealed below the bar, it keeps its margins while the list scrolls")
      func margins() {
        let header = attach()
        header.setCollapsed(false, animated: false)
        stage.settle()
        for _ in 0..<3 {
          #expect(bar.layoutMargins.top == 8)
          feed.tableView.contentOffset.y += 20
          stage.layOut()
        }
      }
    #endif

    @Test("It has the height of its constraints, and its own again after detaching")
    func measured() {
      bar.addWide(UIView(frame: .zero), at: [\.topAnchor, \.bottomAnchor], height: 80)
      let header = attach()
      #expect(header.layout.headerHeight == 80 && bar.frame.height == 80)
      #expect(feed.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 80)
      #expect(bar.frameOnScreen.maxY == feed.view.safeAreaInsets.top)
      header.detach()
      #expect(bar.frame.height == 52)
    }

    @Test("Another header view of the app in its place stays")
    func replaced() {
      let header = attach()
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 30))
      feed.tableView.tableHeaderView = other
      bar.frame.size.height = 20
      stage.settle()
      #expect(feed.tableView.tableHeaderView === other)
      header.detach()
      #expect(feed.tableView.tableHeaderView === other)
    }

    @Test("It stays hidden through reloads of an empty table")
    func reloads() {
      feed.rows.counts = [0]
      let header = attach()
      feed.rows.counts = [40]
      feed.tableView.reloadData()
      stage.settle()
      #expect(bar.frameOnScreen.maxY == feed.view.safeAreaInsets.top)
      header.detach()
      #expect(feed.tableView.contentInset.top == 0)
    }
  }
#endif
