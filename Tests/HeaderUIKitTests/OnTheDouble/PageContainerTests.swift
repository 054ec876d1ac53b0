/// The container with several children.
@Suite("A container of pages", .ownScreen) @MainActor final class PageContainerTests {
  private let stage = Stage(safeAreaTop: 47)

  private var pages: [ListController] = []
  private lazy var cover = UIView(frame: .zero)
  private lazy var strip = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))

  private func show(
    _ behavior: some HeaderBehavior, _ counts: [Int], placement: HeaderPlacement = .automatic
  ) -> HeaderContainerViewController {
    pages = counts.map { ListController(rows: Rows($0)) }
    let container = HeaderContainerViewController(
      behavior, header: cover, pages: pages, foot: strip)
    container.placement = placement
    stage.show(container)
    return container
  }

  /// Turns to the second page at once.
  private func selectSecond(of container: HeaderContainerViewController) {
    container.select(1, animated: false)
    stage.settle()
  }

  private let onList = CGPoint(x: 330, y: 700)

  @Test("Turning pages keeps header, tabs and a bar in place, and each page's offset")
  func turned() throws {
    let container = show(OffscreenContainerHeader(), [60, 3, 60])
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 49))
    container.attachment?.addBar(bar)
    stage.finger(from: onList, down: -500)
    #expect(container.attachment?.layout.collapsedFraction == 1)
    #expect(bar.superview === container.view && bar.frame.minY == 852)
    let (frame, place) = (cover.frame, pages[0].tableView.contentOffset.y)
    var (positions, selections): ([Double], [Int]) = ([], [])
    container.onTurn = { positions.append($0) }
    container.onSelect = { selections.append($0) }
    for index in [1, 2, 1, 0] {
      stage.turn(container, to: CGFloat(index)) {
        #expect(self.cover.frame == frame && bar.frame.minY == 852)
      }
      #expect(pages[index].tableView.contentInset.bottom >= 49)
      #expect(container.selectedIndex == index)
      #expect(container.attachment?.activeScrollView === pages[index].tableView)
      #expect(container.contentScrollView(for: .top) === pages[index].tableView)
      let pager = try #require(container.children.first)
      #expect(pager.childForStatusBarStyle === pages[index])
      #expect(pager.childForStatusBarHidden === pages[index])
      #expect(pager.childForHomeIndicatorAutoHidden === pages[index])
    }
    #expect(selections == [1, 2, 1, 0])
    #expect(positions.contains { $0 > 0 && $0 < 1 } && positions.last == 0)
    #expect(pages[0].tableView.contentOffset.y == place)
    container.attachment?.detach()
    #expect(pages.allSatisfy { $0.tableView.contentInset == .zero })
  }

  @Test("A page is loaded when it becomes visible, and appears and disappears when it is turned")
  func appearance() {
    let container = show(OffscreenContainerHeader(), [60, 60, 60])
    #expect(pages.map(\.isViewLoaded) == [true, false, false])
    stage.turn(container, to: 1)
    #expect(pages.map(\.isViewLoaded) == [true, true, false])
    #expect(pages[0].appearances == ["will", "did", "didNot"])
    #expect(pages[1].appearances == ["will", "did"])
    #expect(container.children.first?.children == [pages[1]])
    // Let go before the middle, a page is as it was.
    stage.turn(container, to: 1.3)
    stage.turn(container, to: 1)
    #expect(container.selectedIndex == 1)
    #expect(pages[1].appearances == ["will", "did"])
  }

  @Test("The tabs are the header's foot, stay below a collapsed header, and scroll the list")
  func foot() throws {
    let container = show(OffscreenContainerHeader(), [60, 60])
    #expect(strip.frameOnScreen == CGRect(x: 0, y: 456, width: 393, height: 44))
    stage.finger(from: CGPoint(x: 196, y: 470), down: -300)
    #expect(container.attachment?.layout.collapsedFraction == 1)
    #expect(strip.frameOnScreen == CGRect(x: 0, y: 56, width: 393, height: 44))
    // Below 47 points of status bar, in the 100 that are left.
    let place = pages[0].tableView.contentOffset.y
    stage.finger(from: CGPoint(x: 196, y: 80), down: 200, over: 400)
    #expect(pages[0].tableView.contentOffset.y < place - 180)
  }

  @Test("The app turns to a page at once or animated, and is told once", arguments: [false, true])
  func selected(animated: Bool) {
    let container = show(TwitterCondenseHeader(), [60, 60, 60])
    var selections: [Int] = []
    container.onSelect = { selections.append($0) }
    stage.finger(from: onList, down: -300)
    let frame = cover.frame
    container.select(2, animated: animated)
    stage.settle { #expect(self.cover.frame == frame) }
    #expect(container.selectedIndex == 2)
    #expect(container.attachment?.activeScrollView === pages[2].tableView)
    #expect(container.children.first?.children == [pages[2]])
    let told = selections
    for index in [2, 7] { container.select(index, animated: animated) }
    stage.settle()
    #expect(container.selectedIndex == 2 && selections == told && told.last == 2)
    let first = pages[2].tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY
    #expect(abs(first - pages[2].tableView.contentOffset.y - frame.maxY) < 0.34)
  }

  @Test("In a right-to-left interface the pages are in reverse order")
  func rightToLeft() {
    stage.screen.layoutDirection = .rightToLeft
    let container = show(TwitterCondenseHeader(), [60, 60])
    #expect(container.selectedIndex == 0)
    stage.turn(container, to: 0)
    #expect(container.selectedIndex == 1)
  }

  @Test("After a rotation the same page is visible, as wide as the screen")
  func rotation() {
    let container = show(TwitterCondenseHeader(), [60, 60])
    container.select(1, animated: false)
    stage.rotate()
    #expect(container.selectedIndex == 1)
    let seen = pages[1].view.frameOnScreen
    #expect(seen.minX == 0 && seen.width == 852)
    #expect(container.attachment?.activeScrollView === pages[1].tableView)
  }

  @Test("VoiceOver scrolls the visible page from the header and from the tabs")
  func voiceOver() {
    let container = show(OffscreenContainerHeader(), [60, 60])
    selectSecond(of: container)
    for view in [cover, strip] {
      let before = pages[1].tableView.contentOffset.y
      #expect(HeadlessAccessibility.scroll(.down, on: view))
      stage.settle()
      #expect(pages[1].tableView.contentOffset.y > before + 100)
    }
    #expect(container.attachment?.layout.collapsedFraction == 1)
    #expect(HeadlessAccessibility.scroll(.up, on: cover))
  }

  @Test("A page whose list is added later gets the header at the next layout")
  func late() {
    let empty = UIViewController()
    let container = HeaderContainerViewController(
      TwitterCondenseHeader(), header: cover, pages: [ListController(rows: Rows(60)), empty])
    stage.show(container)
    selectSecond(of: container)
    let list = FilledTable()
    empty.view.addSubview(list)
    empty.parent?.view.setNeedsLayout()
    stage.settle()
    #expect(container.attachment?.activeScrollView === list && list.contentOffset.y == -135)
  }

  @Test("A header beside the pages moves during a swipe, and does not turn the page back")
  func resizedWhileTurning() throws {
    let container = show(TwitterCondenseHeader(), [60, 60], placement: .beside())
    var positions: [Double] = []
    container.onTurn = { positions.append($0) }
    stage.turn(container, to: 0.4)
    let pager = try #require(container.children.first?.view.subviews.first as? UIScrollView)
    let (offset, height) = (pager.contentOffset.x, pager.bounds.height)
    container.attachment?.setCollapsed(true, animated: false)
    stage.layOut()
    #expect(pager.bounds.height > height && pager.contentOffset.x == offset)
    #expect(positions.count == 12 && positions == positions.sorted())
  }

  @Test("Only the page that forwards its delegate calls keeps its delegate")
  func forwardingPage() throws {
    pages = [ReportingList(rows: Rows(60)), ListController(rows: Rows(60))]
    let container = HeaderContainerViewController(LargeTitleHeader(), header: cover, pages: pages)
    stage.show(container)
    selectSecond(of: container)
    #expect(pages[0].tableView.delegate === pages[0])
    try stage.play("drag -40 over 100; lift; wait 1000")
    #expect([0, 1].contains(container.attachment?.layout.collapsedFraction))
    #expect(pages[1].tableView.delegate !== pages[1])
  }
}
