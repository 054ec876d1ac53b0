/// A refresh control above or below a header that lies over its list.
@Suite("Refreshing above or below", .ownScreen) @MainActor final class RefreshAboveTests {
  private let stage = Stage(safeAreaTop: 47)

  @Test("A pull steadily reveals the spinner above the header", arguments: HeaderCase.overlayNames)
  func above(name: String) throws {
    let screen = try HeaderedList(HeaderCase(name: name, placing: .overlay), place: .above)
    let (header, rows) = screen.edges
    var previous = header
    for distance in stride(from: 0.0, through: 150, by: 2.5) {
      screen.pull(by: CGFloat(distance))
      let current = screen.headerFrame
      #expect(abs(current.maxY - previous.maxY - (distance > 0 ? 2.5 : 0)) < 0.01)
      #expect(current.minY - previous.minY < 2.5 * 107 / 60 + 0.01)
      #expect(!screen.hasGap)
      previous = current
    }
    screen.pull(by: 0)
    try screen.pull()
    #expect(screen.showsSpinner && !screen.hasGap)
    screen.control.beginRefreshing()
    screen.lift()
    #expect(screen.showsSpinner && abs(screen.spinner.minY - 47) < 0.01)
    #expect(abs(screen.headerFrame.minY - 107) < 0.01)
    #expect(!screen.hasGap && abs(screen.rowsTop - (rows + 60)) < 0.01)
    screen.setRefreshing(false)
    #expect(screen.edges == (header, rows))
    screen.header?.detach()
    #expect(screen.control.bounds.origin.y == 0)
  }

  @Test("A header higher than the screen has the spinner above, unless the app says below")
  func tall() throws {
    let screen = try HeaderedList(
      HeaderCase(name: "offscreen-container", placing: .overlay), place: .automatic)
    screen.header?.headerHeight = 1000
    screen.stage.settle()
    #expect(screen.headerFrame.height == 1000)
    try screen.pull()
    screen.control.beginRefreshing()
    screen.lift()
    #expect(screen.showsSpinner && screen.headerFrame.minY == 107)
    screen.setRefreshing(false)
    #expect(screen.headerFrame.minY == 0)
    screen.header?.refreshPlacement = .below
    try screen.pull()
    #expect(screen.headerFrame.minY == 0)
    screen.lift()
  }

  private let onList = CGPoint(x: 196, y: 400)
  private lazy var cover = UIView(frame: .zero)
  private var pages: [ListController] = []

  /// Two lists as pages under one header.
  private func showPages() -> HeaderContainerViewController {
    pages = (0..<2).map { _ in ListController(rows: Rows(60)) }
    let container = HeaderContainerViewController(
      TwitterCondenseHeader(), header: cover, pages: pages)
    stage.show(container)
    return container
  }

  @Test("Refreshing begun by the app moves nothing; other pages stay while one refreshes")
  func otherTabs() {
    let container = showPages()
    let controls = pages.map { _ in UIRefreshControl() }
    for (page, control) in zip(pages, controls) { page.tableView.refreshControl = control }
    for index in [1, 0] {
      container.select(index, animated: false)
      stage.settle()
    }
    let (frame, top) = (cover.frame, pages[0].tableView.contentOffset.y)
    controls[0].beginRefreshing()
    stage.settle()
    #expect(cover.frame == frame && pages[0].tableView.contentOffset.y == top)
    stage.finger(from: onList, down: 300, over: 400)
    #expect(pages[0].tableView.contentOffset.y == top - 60, "its own rows make way")
    // The other tab is where it was, its spinner away.
    stage.turn(container, to: 1) { #expect(self.cover.frame == frame) }
    #expect(container.selectedIndex == 1)
    #expect(pages[1].tableView.contentOffset.y == top && !controls[1].isRefreshing)
    stage.turn(container, to: 0) { #expect(self.cover.frame == frame) }
    #expect(controls[0].isRefreshing && container.selectedIndex == 0)
    controls[0].endRefreshing()
    stage.settle()
    #expect(cover.frame == frame && pages[0].tableView.contentOffset.y == top)
  }

  @Test(
    "A header moved down for a page's spinner moves back when the page is left, animated if motion is not reduced",
    arguments: [false, true])
  func turnedAway(reducesMotion: Bool) {
    stage.screen.isReduceMotionEnabled = reducesMotion
    let container = showPages()
    container.attachment?.refreshPlacement = .above
    let control = UIRefreshControl()
    pages[0].tableView.refreshControl = control
    stage.settle()
    let frame = cover.frame
    stage.finger(from: onList, down: 300, over: 400, lifts: false)
    control.beginRefreshing()
    stage.lift(from: onList, down: 300)
    #expect(cover.frame.maxY == frame.maxY + 60)
    // The other page makes no room for the spinner: while both are in sight the header lies over its rows.
    stage.turn(container, to: 0.4)
    #expect(cover.frame.maxY == frame.maxY + 60 && pages[1].tableView.contentOffset.y == -135)
    var seen: Set<CGFloat> = []
    func look() { seen.insert(cover.animatedFrame.maxY) }
    stage.turn(container, to: 1, eachFrame: look)
    stage.settle(eachFrame: look)
    #expect(cover.frame == frame && pages[1].tableView.contentOffset.y == -135)
    let between = seen.filter { frame.maxY < $0 && $0 < frame.maxY + 60 }
    #expect(reducesMotion ? between.isEmpty : between.count > 5)
    #expect(container.selectedIndex == 1)
    // The spinner that is away moves nothing while the other page scrolls.
    stage.finger(from: onList, down: -20) { #expect(self.cover.frame.maxY <= frame.maxY) }
    stage.finger(from: onList, down: 40)
    #expect(cover.frame == frame && control.isRefreshing)
    // As soon as the first page is in sight again, the header is down again.
    stage.turn(container, to: 0.75)
    #expect(cover.frame.maxY == frame.maxY + 60 && pages[1].tableView.contentOffset.y == -135)
    container.attachment?.detach()
  }
}
