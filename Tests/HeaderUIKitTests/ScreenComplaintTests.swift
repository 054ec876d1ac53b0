#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// Complaints of other libraries' users about whole screens.
  @Suite(.ownScreen) @MainActor struct ScreenComplaintTests {
    private let stage = Stage(safeAreaTop: 47)

    @Test(
      "An app's own inset is kept, whether it is set before or after, and no row is hidden",
      arguments: HeaderCatalog.standard.names, [true, false])
    func ownInset(name: String, before: Bool) throws {
      let feed = stage.showFeed()
      let inset = UIEdgeInsets(top: 10, left: 0, bottom: 34, right: 0)
      if before { feed.tableView.contentInset = inset }
      stage.settle()
      let header = feed.attach(driver: try makeDriver(name), placement: .beside())
      stage.settle()
      let seen = feed.tableView.rowsTop
      if !before { feed.tableView.contentInset = inset }
      stage.settle()
      feed.tableView.contentOffset.y = -feed.tableView.adjustedContentInset.top
      stage.settle()
      if header.layout.collapsedFraction < 1 {
        #expect(feed.tableView.rowsTop >= feed.headerView.frameOnScreen.maxY - 0.01)
      }
      #expect(feed.tableView.contentInset.bottom == 34)
      if before { #expect(feed.tableView.rowsTop == seen) }
      header.detach()
      #expect(feed.tableView.contentInset == inset)
    }

    @Test("A request right after a reload counts the loaded rows")
    func requestAfterReload() {
      let (feed, header) = stage.showFeed(under: LargeTitleHeader())
      for count in [1, 50] {
        feed.rows.counts = [count]
        feed.tableView.reloadData()
        header.setCollapsed(true, animated: false)
        #expect(header.layout.collapsedFraction == (count == 1 ? 0 : 1))
      }
    }

    @Test("After a rotation all sizes are new, and the place is kept", arguments: [false, true])
    func rotation(isCollapsed: Bool) throws {
      let (screen, header) = stage.showFeed(under: TwitterCondenseHeader(), placement: .beside())
      header.setCollapsed(isCollapsed, animated: false)
      let offset: CGFloat = isCollapsed ? 600 : 0
      screen.tableView.contentOffset.y = offset
      stage.settle()
      stage.rotate()
      let edge = screen.headerView.frameOnScreen.maxY
      #expect(screen.headerView.frame.width == 852)
      #expect(screen.tableView.frame == CGRect(x: 0, y: edge, width: 852, height: 393 - edge))
      #expect(header.layout.collapsedFraction == (isCollapsed ? 1 : 0))
      #expect(screen.tableView.contentOffset.y == offset)
    }

    @Test("On a screen smaller than the header no row is left, and no height is negative")
    func smallScreen() {
      let (screen, _) = stage.showFeed(under: TwitterCondenseHeader(), placement: .beside())
      stage.window.frame = CGRect(x: 0, y: 0, width: 393, height: 60)
      stage.settle()
      let edge = screen.view.safeAreaInsets.top + 88
      #expect(screen.tableView.frame == CGRect(x: 0, y: edge, width: 393, height: 0))
    }

    #if !canImport(UIKit)
      /// A header that is told of another text size like any view, and lays itself out by it.
      private final class SizedHeader: UIView {
        private(set) lazy var height = heightAnchor.constraint(equalToConstant: 100)

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
          super.traitCollectionDidChange(previousTraitCollection)
          height.constant =
            traitCollection.preferredContentSizeCategory == .accessibilityLarge ? 180 : 100
        }
      }

      @Test(
        "A header that follows the text size is measured after it has", arguments: [true, false])
      func ownLayout(inContent: Bool) {
        let feed = FeedController()
        let headerView = SizedHeader(frame: .zero)
        headerView.addWide(UIView(frame: .zero), at: [\.topAnchor, \.bottomAnchor])
        headerView.height.priority = .defaultHigh
        headerView.height.isActive = true
        stage.show(feed)
        let header = HeaderAttachment(
          ElasticStretchHeader(), header: headerView, scrollView: feed.tableView,
          placement: inContent ? .content : .beside())
        stage.settle()
        #expect(headerView.frame.height == 100)
        stage.screen.preferredContentSizeCategory = .accessibilityLarge
        stage.settle()
        #expect(headerView.frame.height == 180)
        #expect(feed.tableView.rowsTop == headerView.frameOnScreen.maxY)
        header.detach()
      }
    #endif

    @Test("A place in the list that is set before the first layout is where the list appears")
    func initialOffset() {
      let feed = stage.showFeed()
      feed.tableView.contentOffset.y = 500
      stage.attach(TwitterCondenseHeader(), to: feed, placement: .beside())
      #expect(feed.tableView.contentOffset.y == 500)
    }

    @Test(
      "A covered screen keeps its layout, and a request while it is covered, or before it appears, has the same result as on the screen and stays",
      arguments: HeaderCatalog.standard.names, [false, true])
    func requestOutsideWindow(name: String, isCollapsed: Bool) throws {
      var results: [[CGFloat]] = []
      for time in ["on the screen", "before", "covered", "covered later"] {
        let stage = Stage(safeAreaTop: 47)
        let screen = FeedController()
        let navigation = UINavigationController(rootViewController: screen)
        screen.loadViewIfNeeded()
        let header = screen.attach(driver: try makeDriver(name))
        if time == "before" { header.setCollapsed(isCollapsed, animated: false) }
        stage.show(navigation)
        if time == "covered later" {
          header.setCollapsed(isCollapsed, animated: true)
          stage.settle()
        }
        if time.hasPrefix("covered") {
          let layout = header.layout
          navigation.pushViewController(UIViewController(), animated: false)
          stage.settle()
          #expect(header.layout == layout)
        }
        if ["on the screen", "covered"].contains(time) {
          header.setCollapsed(isCollapsed, animated: true)
        }
        if time.hasPrefix("covered") { navigation.popViewController(animated: false) }
        stage.settle()
        results.append([screen.tableView.rowsTop, screen.headerView.frame.maxY])
      }
      #expect(results.allSatisfy { $0 == results[0] })
    }

    @Test("A request in the window replaces one that waits for it")
    func laterRequest() {
      let (stage, screen) = (Stage(), FeedController())
      screen.loadViewIfNeeded()
      let header = screen.attach(TwitterCondenseHeader())
      header.setCollapsed(false, animated: false)
      stage.window.makeKeyAndVisible()
      stage.window.addSubview(screen.view)
      header.setCollapsed(true, animated: false)
      stage.settle()
      #expect(header.layout.collapsedFraction == 1)
    }
  }
#endif
