/// A bottom bar that leaves and returns with the header.
@Suite(.ownScreen) @MainActor final class BarTests {
  private let stage = Stage(safeAreaTop: 47)
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 49))
  /// 49 points, and 34 of safe area.
  private let extent: CGFloat = 83

  enum Mover: CaseIterable { case header, technique }

  private func shown(
    _ mover: Mover = .header, under technique: some HeaderBehavior = FacebookHideHeader()
  ) -> (FeedController, HeaderAttachment) {
    stage.screen.safeAreaInsets.bottom = 34
    let (feed, header) = stage.showFeed(under: technique, style: .grouped)
    header.addBar(bar, moving: mover == .header ? .withHeader : .by(EnterAlwaysHeader()))
    stage.settle()
    return (feed, header)
  }

  @Test("A bar leaves and returns whole, without writes to the list", arguments: Mover.allCases)
  func leaves(mover: Mover) throws {
    let (feed, header) = shown(mover)
    #expect(bar.superview === feed.view && header.barHiddenFraction == 0)
    #expect(bar.frame == CGRect(x: 0, y: 852 - extent, width: 393, height: extent))
    // Bars and safe area are among what UIKit adds: 34 of the 83 points.
    #expect(feed.tableView.contentInset.bottom == 49)
    #expect(feed.tableView.verticalScrollIndicatorInsets.bottom == 49)
    feed.tableView.headlessCounts = HeadlessCounts()
    try stage.begin("drag -300 over 400; hold 100")
    #expect(feed.tableView.headlessCounts.writes == 0)
    try stage.play("lift")
    #expect(bar.frame.minY == 852 && bar.accessibilityElementsHidden)
    try stage.play("drag 200 over 400; lift")
    #expect(bar.frame.minY == 852 - extent && !bar.accessibilityElementsHidden)
    header.detach()
    #expect(bar.superview == nil && feed.tableView.contentInset == .zero)
    #expect(feed.tableView.verticalScrollIndicatorInsets == .zero)
  }

  @Test("A bar added twice keeps its own frame and margins for the end", arguments: [true, false])
  func again(isOwn: Bool) {
    let (feed, header) = shown()
    header.removeBar()
    let margins = bar.directionalLayoutMargins
    let frame = CGRect(x: 10, y: 100, width: 30, height: 49)
    bar.frame = frame
    if isOwn { feed.view.addSubview(bar) }
    for _ in 0..<2 {
      header.addBar(bar)
      stage.settle()
      #expect(bar.superview === feed.view)
      #expect(bar.frame == CGRect(x: 0, y: 852 - extent, width: 393, height: extent))
      #expect(feed.tableView.contentInset.bottom == 49)
    }
    header.removeBar()
    #expect(bar.superview === (isOwn ? feed.view : nil))
    #expect(bar.frame == frame && bar.directionalLayoutMargins == margins)
  }

  @Test(
    "A bar that constraints hold at the screen's bottom or safe area moves by their constant",
    arguments: [false, true])
  func constrained(isAboveSafeArea: Bool) {
    let (feed, header) = shown()
    let tools = UIView(frame: .zero)
    feed.view.addWide(tools, height: isAboveSafeArea ? 49 : extent)
    let (view, guide) = (feed.view.bottomAnchor, feed.view.safeAreaLayoutGuide.bottomAnchor)
    let pin = tools.bottomAnchor.constraint(equalTo: isAboveSafeArea ? guide : view)
    pin.isActive = true
    stage.settle()
    let (frame, margins) = (tools.frame, tools.directionalLayoutMargins)
    header.addBar(tools)
    stage.settle()
    #expect(tools.frame == frame && feed.tableView.contentInset.bottom == 49)
    #expect(tools.directionalLayoutMargins.bottom == (isAboveSafeArea ? 8 : 42))
    for (isCollapsed, distance) in [(true, extent), (false, 0)] {
      header.setCollapsed(isCollapsed, animated: true)
      var seen: Set<CGFloat> = []
      stage.settle { seen.insert(tools.animatedFrame.minY) }
      #expect(tools.frame == frame.offsetBy(dx: 0, dy: distance) && seen.count > 4)
    }
    header.setCollapsed(true, animated: false)
    header.removeBar()
    stage.settle()
    #expect(tools.frame == frame && pin.constant == 0 && tools.directionalLayoutMargins == margins)
    #expect(!tools.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A bar whose elements the app hides keeps them hidden", arguments: [true, false])
  func hiddenElements(isHidden: Bool) {
    bar.accessibilityElementsHidden = isHidden
    let (_, header) = shown()
    #expect(bar.accessibilityElementsHidden == isHidden)
    header.setCollapsed(true, animated: false)
    #expect(bar.accessibilityElementsHidden)
    header.removeBar()
    #expect(bar.accessibilityElementsHidden == isHidden)
  }

  @Test("After a rotation a bar is at the bottom, with the new safe area")
  func rotation() {
    let (feed, header) = shown()
    UIView.animate(withDuration: 0.3) { [stage] in
      stage.window.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
      stage.screen.safeAreaInsets.bottom = 21
      stage.window.layoutIfNeeded()
    }
    stage.settle()
    #expect(bar.frame == CGRect(x: 0, y: 323, width: 852, height: 70))
    #expect(feed.tableView.contentInset.bottom == 49)
    header.setCollapsed(true, animated: false)
    #expect(bar.frame.minY == 393)
  }

  @Test("A list that ends above a keyboard has no room for a bar until the keyboard is hidden")
  func keyboard() {
    let (feed, _) = shown()
    for (height, room) in [(852 - 336, 0), (852, 49)] as [(CGFloat, CGFloat)] {
      feed.tableView.frame.size.height = height
      stage.settle()
      #expect(feed.tableView.contentInset.bottom == room && bar.frame.minY == 852 - extent)
    }
  }

  @Test("A list with room for a keyboard has the larger room, and the bar's afterwards")
  func keyboardInset() throws {
    let (feed, header) = shown(.technique)
    let table = feed.tableView
    table.contentInset.bottom = 302
    stage.settle()
    #expect(table.contentInset.bottom >= 302 && bar.frame.minY == 852 - extent)
    for _ in 0..<4 { try stage.play("drag -700 over 100; lift; wait 2000") }
    let lastRow = table.rectForRow(at: IndexPath(row: 49, section: 0))
    #expect(table.convert(lastRow, to: stage.window).maxY <= 852 - 336 + 0.5)
    table.contentInset.bottom = 0
    stage.settle()
    #expect(table.contentInset.bottom == 49)
    header.detach()
    #expect(table.contentInset.bottom == 0)
  }

  @Test("Margins of header and bar contain the safe area wherever they are, also at the sides")
  func margins() throws {
    stage.screen.safeAreaInsets.left = 62
    let (feed, header) = shown()
    let before = bar.directionalLayoutMargins
    #expect(before.bottom == 42 && before.leading == 70)
    #expect(feed.headerView.directionalLayoutMargins.leading == 70)
    try stage.begin("drag -50 over 300; hold 100")
    #expect(bar.frame.minY > 852 - extent && bar.directionalLayoutMargins == before)
    header.removeBar()
    #expect(bar.directionalLayoutMargins.bottom == 8 && feed.tableView.contentInset.bottom == 0)
    #expect(header.barHiddenFraction == 1)
  }

  @Test("A bar has the height of its constraints, also after they change")
  func height() {
    let (feed, header) = shown()
    let before = bar
    let (bar, content) = (UIView(frame: .zero), UIView(frame: .zero))
    bar.addSubview(content)
    content.fill(bar.layoutMarginsGuide)
    let contentHeight = content.heightAnchor.constraint(equalToConstant: 30)
    contentHeight.isActive = true
    header.addBar(bar)
    stage.settle()
    #expect(before.superview == nil, "there is one")
    #expect(abs(bar.frame.height - 46 - 34) < 1e-9)
    contentHeight.constant = 40
    header.headerContentDidChange()
    #expect(abs(bar.frame.height - 56 - 34) < 1e-9 && bar.frame.maxY == 852)
    #expect(feed.tableView.contentInset.bottom == 56)
  }

  @Test("Views in the content guide follow header and bar, also in animations")
  func guide() throws {
    let (feed, header) = shown(under: TwitterCondenseHeader())
    let (notice, guide) = (UIView(frame: .zero), header.contentGuide)
    feed.view.addSubview(notice)
    notice.fill(guide)
    stage.settle()
    #expect(notice.frame == CGRect(x: 0, y: 135, width: 393, height: 852 - extent - 135))
    #expect(guide.layoutFrame == notice.frame)
    feed.tableView.headlessCounts = HeadlessCounts()
    header.setCollapsed(true, animated: true)
    var tops: Set<CGFloat> = []
    stage.settle { [bar] in
      let notice = notice.animatedFrame
      tops.insert(notice.minY)
      #expect(abs(notice.minY - feed.headerView.animatedFrame.maxY) < 0.01)
      #expect(abs(notice.maxY - bar.animatedFrame.minY) < 0.01)
    }
    #expect(tops.count > 4 && feed.tableView.headlessCounts.animatedLayouts == 0)
    header.removeBar()
    stage.settle()
    #expect(notice.frame.maxY == 852)
    header.detach()
    #expect(guide.owningView == nil)
  }

  @Test("A finger on a bar scrolls the list if one on the header does", arguments: [true, false])
  func touches(scrolls: Bool) {
    let (feed, header) = shown()
    header.scrollsFromHeader = scrolls
    let start = feed.tableView.contentOffset.y
    stage.finger(from: CGPoint(x: 196, y: 800), down: -100)
    #expect((feed.tableView.contentOffset.y > start) == scrolls)
  }

  @Test("In a table controller a bar lies in the list, and stays at the bottom of the screen")
  func tableController() throws {
    let (table, _, header) = stage.showList(under: FacebookHideHeader())
    header.addBar(bar)
    stage.settle()
    #expect(bar.superview === table)
    #expect(abs(bar.frameOnScreen.minY - 803) < 1e-9)
    let inserted = (0..<3).map { _ in UIView(frame: .zero) }
    for view in inserted { table.addSubview(view) }
    try stage.begin("drag -300 over 400; hold 100")
    #expect(abs(bar.frameOnScreen.minY - 852) < 1e-9)
    #expect(table.subviews.last { $0 === bar || inserted.contains($0) } === bar)
  }
}
