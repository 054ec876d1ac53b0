/// What the documents require in addition to the technique.
@Suite(.ownScreen) @MainActor final class DocumentTests {
  private let stage = Stage(safeAreaTop: 47)

  // MARK: Gotow

  @Test("A revealed header keeps its margins below the bar")
  func revealedMargins() {
    let feed = stage.showFeed()
    feed.headerView.frame.size.height = 60
    feed.tableView.tableHeaderView = feed.headerView
    let header = HeaderAttachment(StickyPullRevealHeader(), tableHeaderOf: feed.tableView)
    header.setCollapsed(false, animated: false)
    stage.settle()
    for _ in 0..<3 {
      #expect(feed.headerView.layoutMargins.top == 8)
      feed.tableView.contentOffset.y += 20
      stage.layOut()
    }
  }

  @Test("Assigning a table header to a scrolled list moves no row; the header lies behind the rows")
  func assignedLater() throws {
    let table = ElasticHeaderTableView(frame: stage.window.bounds, style: .plain)
    let rows = Rows(60)
    rows.fill(table)
    stage.show(table)
    table.contentOffset.y = 400
    stage.settle()
    let path = IndexPath(row: 20, section: 0)
    let top = table.rectForRow(at: path).minY - table.contentOffset.y
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
    stage.settle()
    #expect(table.rectForRow(at: path).minY - table.contentOffset.y == top)
    let header = try #require(table.tableHeaderView)
    let cell = try #require(table.visibleCells.first)
    let order = table.subviews
    #expect(
      try #require(order.firstIndex { $0 === header })
        < #require(order.firstIndex { $0 === cell }))
  }

  // MARK: WillowTree

  @Test("Another header view assigned to the container replaces the first")
  func outlets() {
    let covers = [UIView(frame: .zero), UIView(frame: .zero)]
    let child = ListController(rows: Rows(60))
    let container = HeaderContainerViewController(
      OffscreenContainerHeader(), header: covers[0], child: child)
    covers[0].frame.size.height = 300
    covers[1].frame.size.height = 220
    stage.show(container)
    #expect(covers[0].frame.height == 300)
    container.headerView = covers[1]
    stage.settle()
    #expect(covers[1].frame == CGRect(x: 0, y: 0, width: 393, height: 220))
    #expect(covers[1].superview === container.view)
    #expect(container.attachment?.layout.headerHeight == 220)
  }
}
