#if canImport(HeadlessUIKit)
  import Foundation
  import HeaderBehaviors
  import HeaderUIKit
  import HeadlessUIKit
  import Testing

  /// The articles' own controllers and the adapter, side by side under the same fingers: they end in
  /// the same state.
  @Suite @MainActor struct ArticleScreenTests {
    /// Gestures within the range, after which everything is at rest.
    private nonisolated static let gestures = [
      "drag -30 over 300; hold 200; lift",
      "drag -36 over 300; hold 200; lift",
      "drag -90 over 300; hold 200; lift",
      "drag -300 over 400; hold 200; lift; wait 300; drag 25 over 300; hold 200; lift",
      "drag -300 over 400; hold 200; lift; wait 300; drag 90 over 300; hold 200; lift",
      "drag -300 over 200; lift; wait 3000; drag 200 over 150; lift",
    ]

    private func frames(of header: UIView, _ table: UITableView) -> [CGRect] {
      let row = table.rectForRow(at: IndexPath(row: 20, section: 0))
      return [
        header.convert(header.bounds, to: table.window),
        table.convert(table.bounds, to: table.window),
        table.convert(row, to: table.window),
      ]
    }

    /// What a finger does to `show`n screens, each on a stage of its own.
    private func end(
      of gesture: String, _ make: (Stage) -> (UIView, UITableView)
    ) throws -> [CGRect] {
      let stage = Stage()
      let (header, table) = make(stage)
      stage.settle()
      try stage.play(gesture, on: table)
      stage.settle()
      let frames = frames(of: header, table)
      stage.show(UIViewController(nibName: nil, bundle: nil))
      return frames
    }

    private func expectSame(
      _ one: [CGRect], _ other: [CGRect], within tolerance: CGFloat = 0.4, _ comment: Comment
    ) {
      for (one, other) in zip(one, other) {
        #expect((one.minY - other.minY).magnitude <= tolerance, comment)
        #expect((one.height - other.height).magnitude <= tolerance, comment)
      }
    }

    @Test(
      "The condensing header is as high as the article's, over a table at the same place",
      arguments: [44, 0] as [CGFloat], gestures)
    func condensing(minimum: CGFloat, gesture: String) throws {
      let article = try end(of: gesture) { stage in
        let screen = ArticleCondensingScreen(maximum: 88, minimum: minimum)
        stage.show(screen)
        return (screen.headerView, screen.tableView)
      }
      var attached: HeaderAttachment?
      let adapter = try end(of: gesture) { stage in
        let screen = ConstrainedScreen()
        stage.show(screen)
        var technique = TwitterCondenseHeader()
        technique.condensing.minimumHeight = Double(minimum)
        attached = HeaderAttachment(
          technique, header: screen.headerView, scrollView: screen.tableView,
          placement: .beside(screen.constraints))
        return (screen.headerView, screen.tableView)
      }
      #expect(attached != nil)
      expectSame(Array(adapter[0..<2]), Array(article[0..<2]), "\(gesture)")
      // In the one event that a rest is reached in, the article stops the content for all of the
      // travel, and the technique for what the header took of it: of each event it passes on the
      // rest. At 60 frames a second and these speeds that is below 25 points.
      #expect((adapter[2].minY - article[2].minY).magnitude < 25, "\(gesture)")
    }

    @Test(
      "The contained list and the header above it are where the article has them",
      arguments: gestures)
    func container(gesture: String) throws {
      var isCollapsed = false
      // The article's header takes no touches; a finger on the list below it does.
      let stage = Stage()
      let article = ArticleContainerScreen(nibName: nil, bundle: nil)
      stage.show(article)
      article.headerView.isUserInteractionEnabled = false
      article.child.tableView.contentOffset.y = -400
      stage.settle()
      try stage.play(gesture, on: article.child.tableView)
      stage.settle()
      let expected = frames(of: article.headerView, article.child.tableView)
      isCollapsed = article.isCollapsed

      let other = Stage()
      let child = ListController(rows: Rows(50))
      let header = UIView(frame: .zero)
      let container = HeaderContainerViewController(
        OffscreenContainerHeader(), header: header, child: child)
      container.placement = .beside()
      other.show(container)
      other.settle()
      try other.play(gesture, on: child.tableView)
      other.settle()
      expectSame(frames(of: header, child.tableView), expected, within: 1e-9, "\(gesture)")
      #expect((container.attachment?.layout.collapsedFraction == 1) == isCollapsed)
    }

    @Test(
      "The elastic header and the rows are where the article has them, pulled and let go",
      arguments: gestures + [
        "drag 150 over 300; hold 50; lift", "drag 200 over 200; lift; wait 100",
      ])
    func elastic(gesture: String) throws {
      func cover() -> UIView {
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = true
        let inner = UIView(frame: .zero)
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        let bottom = inner.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        let height = inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 200)
        NSLayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: view.topAnchor), bottom, height,
        ])
        return view
      }
      let rows = Rows(50)
      func prepare(_ table: UITableView, on stage: Stage) -> UITableView {
        let controller = UIViewController(nibName: nil, bundle: nil)
        table.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        rows.fill(table)
        controller.view.addSubview(table)
        stage.show(controller)
        return table
      }
      let article = try end(of: gesture) { stage in
        let table = ArticleElasticTable(frame: .zero, style: .plain)
        let header = cover()
        table.addSubview(header)
        table.elasticHeader = header
        _ = prepare(table, on: stage)
        stage.settle()
        table.contentOffset.y = -200
        return (header, table)
      }
      let adapter = try end(of: gesture) { stage in
        let table = ElasticHeaderTableView(frame: .zero, style: .plain)
        let header = cover()
        _ = prepare(table, on: stage)
        table.tableHeaderView = header
        return (header, table)
      }
      expectSame(adapter, article, within: 1e-6, "\(gesture)")
    }

    @Test(
      "The sticky header is revealed and hidden when the article's is",
      arguments: gestures + [
        "drag 120 over 300; hold 200; lift", "drag 40 over 300; hold 200; lift",
        "drag 120 over 300; hold 200; lift; wait 800; drag -200 over 150; lift",
      ])
    func sticky(gesture: String) throws {
      let article = try end(of: gesture) { stage in
        let screen = ArticleStickyScreen(nibName: nil, bundle: nil)
        stage.show(screen)
        return (screen.headerView, screen.tableView)
      }
      var attached: HeaderAttachment?
      let adapter = try end(of: gesture) { stage in
        let feed = FeedController(rows: Rows(50))
        stage.show(feed)
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
        feed.tableView.tableHeaderView = header
        attached = HeaderAttachment(StickyPullRevealHeader(), tableHeaderOf: feed.tableView)
        return (header, feed.tableView)
      }
      #expect(attached != nil)
      expectSame(adapter, article, within: 1e-9, "\(gesture)")
    }
  }
#endif
