/// Section headers that appear in a plain table after the header was attached: complaint 7.
@Suite(.ownScreen) @MainActor final class LateSectionTests {
  private let stage = Stage(safeAreaTop: 47)
  private let sections = Sections(0)

  private func attached(
    _ counts: [Int], placement: HeaderPlacement = .automatic
  ) -> (FeedController, HeaderAttachment) {
    let feed = FeedController(rows: Rows())
    feed.rows.counts = counts
    stage.show(feed)
    feed.tableView.delegate = sections
    let header = feed.attach(TwitterCondenseHeader(), placement: placement)
    stage.settle()
    return (feed, header)
  }

  private func fill(_ feed: FeedController) {
    feed.rows.counts = [30, 30]
    sections.height = 28
    feed.tableView.reloadData()
    stage.settle()
  }

  private func seen(_ point: CGFloat, in table: UITableView) -> CGFloat {
    table.convert(CGPoint(x: 0, y: point), to: stage.window).y
  }

  @Test("A scrolled list keeps its place and its collapsed header")
  func keepsPlace() throws {
    let (feed, header) = attached([30, 30])
    try stage.play("drag -500 over 300; lift; wait 3000")
    let (frame, top) = (feed.headerView.frame, seen(0, in: feed.tableView))
    #expect(header.layout.collapsedFraction == 1)
    fill(feed)
    #expect(feed.tableView.frame.minY == 91)
    #expect(feed.headerView.frame == frame && abs(seen(0, in: feed.tableView) - top) < 0.34)
  }

  @Test("Bindings and options stay; during a fling the change waits")
  func goesOn() throws {
    let (feed, header) = attached([200])
    let logo = UIView(frame: .zero)
    header.bind("logo", to: logo)
    header.scrollsFromHeader = true
    var heights: [Double] = []
    header.onLayout = { layout, _ in heights.append(layout.headerHeight) }
    try stage.begin("drag -300 over 150; lift")
    feed.rows.counts = [100, 100]
    sections.height = 28
    feed.tableView.reloadData()
    stage.screen.advance(frames: 3)
    #expect(feed.tableView.isDecelerating && feed.tableView.frame.minY == 0)
    stage.settle()
    #expect(feed.tableView.frame.minY == 91 && logo.alpha == 0)
    heights = []
    stage.finger(from: CGPoint(x: 196, y: 60), down: 300)
    #expect(heights.last == 135 && logo.alpha == 1)
  }

  @Test("A header that the attachment added keeps the views attached to it, until it is detached")
  func keepsConstraints() {
    let (feed, header) = attached([30, 30])
    let guide = header.contentGuide
    fill(feed)
    header.setCollapsed(true, animated: false)
    stage.settle()
    #expect(guide.layoutFrame.minY == 91 && feed.tableView.frame.minY == 91)
    header.detach()
    #expect(feed.headerView.superview == nil)
  }

  @Test("A header that the app has placed over the list stays there")
  func stays() {
    let (feed, _) = attached([], placement: .overlay())
    fill(feed)
    #expect(feed.tableView.frame.minY == 0)
  }
}
