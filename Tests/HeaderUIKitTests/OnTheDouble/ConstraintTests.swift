/// A header that the app's constraints place below its container's top edge.
@Suite(.ownScreen) @MainActor final class ConstraintTests {
  private let stage = Stage(safeAreaTop: 47)

  @Test(
    "A header below another view adds no safe area above it", arguments: [0, 30, 100] as [CGFloat])
  func below(top: CGFloat) {
    let screen = stage.showConstrained(headerTop: top, tableTop: 100)
    let header = screen.attach(TwitterCondenseHeader(), placement: .beside(screen.constraints))
    stage.settle()
    for (isCollapsed, height) in [(false, 88), (true, 44)] as [(Bool, CGFloat)] {
      header.setCollapsed(isCollapsed, animated: false)
      stage.settle()
      #expect(screen.headerView.frame.minY == top)
      #expect(screen.headerView.frame.maxY == max(47, top) + height)
      #expect(screen.tableView.frame.minY == screen.headerView.frame.maxY)
    }
    header.detach()
    #expect(screen.headerTop.constant == top && screen.tableTop.constant == 100)
  }

  @Test("A header pinned to the safe area follows it, and the rows follow the header")
  func pinnedToTheSafeArea() {
    let screen = stage.showConstrained()
    let guide = screen.view.safeAreaLayoutGuide
    let headerTop = screen.headerView.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10)
    let tableTop = guide.topAnchor.constraint(equalTo: screen.tableView.topAnchor)
    NSLayoutConstraint.deactivate([screen.headerTop, screen.tableTop])
    NSLayoutConstraint.activate([headerTop, tableTop])
    stage.settle()
    let constraints = HeaderConstraints(
      headerHeight: screen.headerHeight, headerTop: headerTop, scrollViewTop: tableTop)
    let header = screen.attach(TwitterCondenseHeader(), placement: .beside(constraints))
    for safeArea in [47, 20, 59] as [CGFloat] {
      stage.screen.safeAreaInsets.top = safeArea
      stage.settle()
      #expect(screen.headerView.frame == CGRect(x: 0, y: safeArea + 10, width: 393, height: 88))
      #expect(screen.tableView.frame.minY == safeArea + 98)
    }
    header.detach()
    #expect(headerTop.constant == 10 && tableTop.constant == 0)
  }

  @Test("A header opens when a keyboard is hidden and the content fits, and closes when it appears")
  func keyboard() {
    let screen = stage.showConstrained()
    screen.rows.counts = [17]
    screen.tableView.reloadData()
    let header = screen.attach(TwitterCondenseHeader())
    for (bottom, fraction) in [(-300, 1), (0, 0), (-300, 1)] as [(CGFloat, Double)] {
      header.setCollapsed(true, animated: false)
      screen.tableBottom.constant = bottom
      stage.settle()
      #expect(header.layout.collapsedFraction == fraction)
    }
  }

  @Test("A header lies over a list whose bottom, and not its top, is at the header's bottom")
  func sharedBottom() {
    let screen = stage.showConstrained()
    screen.tableBottom.isActive = false
    screen.tableView.bottomAnchor.constraint(equalTo: screen.headerView.bottomAnchor)
      .isActive = true
    stage.attach(TwitterCondenseHeader(), to: screen)
    #expect(screen.tableView.frame.minY == 0)
    #expect(screen.tableView.rowsTop == screen.headerView.frame.maxY)
  }

  @Test("A header in a list, pinned to the list's frame or safe area, stays while the list scrolls")
  func pinnedInTheList() {
    for path in [\UIScrollView.frameLayoutGuide, \.safeAreaLayoutGuide] {
      let (table, cover) = (FilledTable(), UIView(frame: .zero))
      stage.show(table)
      table.addWide(cover)
      cover.topAnchor.constraint(equalTo: table[keyPath: path].topAnchor).isActive = true
      let header = HeaderAttachment(EnterAlwaysHeader(), header: cover, scrollView: table)
      stage.settle()
      for y in [300, -60] as [CGFloat] {
        table.contentOffset.y = y
        stage.settle()
        #expect(cover.frameOnScreen.minY == 0)
      }
      header.setCollapsed(true, animated: true)
      stage.settle()
      #expect(cover.frameOnScreen.minY == -56)
    }
  }

  @Test("Of several constraints to the header's top edge, the one that places the header moves it")
  func severalTops() {
    let (screen, button) = (stage.showConstrained(), UIView(frame: .zero))
    screen.view.addWide(button)
    // One constraint places the button, the other one the header at the top of the list.
    for (edge, placesOther) in [(button.topAnchor, true), (screen.tableView.topAnchor, false)] {
      let constraint = edge.constraint(equalTo: screen.headerView.topAnchor)
      screen.headerTop.isActive = false
      constraint.isActive = true
      screen.headerTop.isActive = placesOther
      stage.settle()
      screen.attach(EnterAlwaysHeader()).setCollapsed(true, animated: false)
      stage.settle()
      #expect(screen.headerView.frame.minY == -56)
      #expect(!screen.headerView.translatesAutoresizingMaskIntoConstraints)
      constraint.isActive = false
    }
  }

  @Test("Removing the list that constraints move leaves the header to another list")
  func removesList() {
    let screen = stage.showConstrained(tableTop: 100)
    let header = screen.attach(TwitterCondenseHeader(), placement: .beside(screen.constraints))
    let other = FilledTable()
    screen.view.addSubview(other)
    header.add(other)
    header.remove(screen.tableView)
    stage.settle()
    #expect(header.activeScrollView === other && screen.tableTop.constant == 135)
    header.detach()
    #expect(screen.tableTop.constant == 100)
  }

  /// Leaves only the header's top edge to constraints, and lets its content determine the height.
  private func showOwnHeight() -> (screen: ConstrainedScreen, header: HeaderAttachment) {
    let screen = stage.showConstrained()
    screen.headerHeight.isActive = false
    screen.headerView.addLabel("A header")
    let header = stage.attach(TwitterCondenseHeader(), to: screen)
    return (screen, header)
  }

  @Test("A collapsed header without a height constraint stays collapsed when it is measured")
  func measured() {
    let (screen, header) = showOwnHeight()
    header.setCollapsed(true, animated: false)
    header.headerContentDidChange()
    stage.layOut()
    #expect(screen.headerView.frame.height == 91)
  }

  @Test("A view that was added to an invisible page is laid out without animation")
  func returningPage() {
    let (screen, header) = showOwnHeight()
    let page = UIView(frame: stage.window.bounds)
    let list = FilledTable()
    page.addSubview(list)
    header.add(list)
    screen.view.addSubview(page)
    stage.settle()
    page.removeFromSuperview()
    stage.settle()
    let card = page.addLabel("A card")
    screen.tableView.isHidden = true
    screen.view.addSubview(page)
    stage.layOut()
    #expect(header.activeScrollView === list)
    #expect(card.frame.width == 393 && card.animatedFrame == card.frame)
  }

  @Test("A scaled view in the header keeps its size while it moves with the header")
  func scaledButton() {
    let (screen, header) = showOwnHeight()
    let button = UIView(frame: .zero)
    screen.headerView.addWide(button, at: [\.bottomAnchor], height: 24)
    button.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.settle()
    header.setCollapsed(true, animated: true)
    var seen: Set<CGFloat> = []
    stage.settle { seen.insert(button.layer.presentation()?.bounds.height ?? 0) }
    #expect(seen == [24] && button.center == CGPoint(x: 196.5, y: 79))
  }

  @Test("The constant of the app's height constraint is not the header's own height")
  func setHeight() {
    stage.screen.safeAreaInsets.top = 0
    let screen = stage.showConstrained(tableTop: 100)
    let header = screen.attach(ElasticStretchHeader(), placement: .beside(screen.constraints))
    #expect(header.layout.headerHeight == 200)
  }
}
