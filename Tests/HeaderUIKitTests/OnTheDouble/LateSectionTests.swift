/// Section headers that appear in a plain table after the header was attached.
@Suite(.ownScreen) @MainActor final class LateSectionTests {
  private let stage = Stage(safeAreaTop: 47)
  private let sections = Sections(0)

  private func attached(
    _ placement: HeaderPlacement = .automatic
  ) -> (FeedController, HeaderAttachment) {
    stage.showFeed(under: TwitterCondenseHeader(), delegate: sections, placement: placement)
  }

  private func reload(_ feed: FeedController) {
    feed.rows.counts = [30, 30]
    sections.height = 28
    feed.tableView.reloadData()
  }

  @Test("A scrolled list keeps its place and its collapsed header")
  func keepsPlace() throws {
    let (feed, header) = attached()
    let top = { feed.tableView.convert(CGPoint.zero, to: self.stage.window).y }
    try stage.play("drag -500 over 300; lift; wait 3000")
    let (frame, before) = (feed.headerView.frame, top())
    #expect(header.layout.collapsedFraction == 1)
    reload(feed)
    stage.settle()
    #expect(feed.tableView.frame.minY == 91)
    #expect(feed.headerView.frame == frame && abs(top() - before) < 0.34)
  }

  @Test("Section headers pin below the bar of a large title, which covers the list's top")
  func pinsBelowCover() throws {
    let (feed, _) = stage.showFeed(under: LargeTitleHeader(), delegate: sections)
    reload(feed)
    stage.settle()
    try stage.play("drag -300 over 300; lift")
    #expect(feed.headerView.frameOnScreen.maxY == 91 && sections.first?.frameOnScreen.minY == 91)
  }

  @Test("The list moves below the header only after a fling, and keeps bound views and options")
  func goesOn() throws {
    let (feed, header) = attached()
    let logo = UIView(frame: .zero)
    header.bind("logo", to: logo)
    header.scrollsFromHeader = true
    var heights: [Double] = []
    header.onLayout = { layout, _ in heights.append(layout.headerHeight) }
    try stage.begin("drag -300 over 150; lift")
    reload(feed)
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
    let (feed, header) = attached()
    let guide = header.contentGuide
    reload(feed)
    stage.settle()
    header.setCollapsed(true, animated: false)
    stage.settle()
    #expect(guide.layoutFrame.minY == 91 && feed.tableView.frame.minY == 91)
    header.detach()
    #expect(feed.headerView.superview == nil)
  }

  @Test("A header that the app has placed over the list stays there")
  func stays() {
    let (feed, _) = attached(.overlay())
    reload(feed)
    stage.settle()
    #expect(feed.tableView.frame.minY == 0)
  }
}
