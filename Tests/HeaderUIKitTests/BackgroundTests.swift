#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// A header in the content of a list that has a background view.
  @Suite(.ownScreen) @MainActor final class BackgroundTests {
    private let stage = Stage(safeAreaTop: 47)
    private let background = UIView(frame: .zero)

    private func isCovered(_ header: UIView, in table: UITableView) -> Bool {
      let order = table.subviews
      return order.firstIndex(of: header) ?? 0 < order.firstIndex(of: background) ?? 0
    }

    @Test("The header lies in front of the background view")
    func inFront() {
      let feed = stage.showFeed()
      feed.tableView.backgroundView = background
      feed.attach(ElasticStretchHeader(), placement: .content)
      stage.settle()
      #expect(!isCovered(feed.headerView, in: feed.tableView))
    }

    @Test("A header that moves behind a refresh control stays in front of the background view")
    func refreshed() {
      let (feed, _) = stage.showFeed(under: ElasticStretchHeader(), placement: .content)
      let control = UIRefreshControl()
      feed.tableView.refreshControl = control
      feed.tableView.backgroundView = background
      feed.tableView.contentOffset.y -= 50
      let order = feed.tableView.subviews
      #expect(!isCovered(feed.headerView, in: feed.tableView))
      #expect(order.firstIndex(of: feed.headerView) ?? 0 < order.firstIndex(of: control) ?? 0)
    }
  }
#endif
