/// Lists that the app turns as pages of one header.
@Suite("Turning pages", .ownScreen) @MainActor final class PageTurningTests {
  private var stage = Stage(safeAreaTop: 47)
  private lazy var controller = UIViewController()
  private lazy var cover = UIView(frame: .zero)
  private lazy var pager = UIScrollView(frame: .zero)
  private var lists: [UIScrollView] = []
  private var children: [UIViewController] = []
  private var current = 0
  private let width: CGFloat = 393

  /// How pages are turned: by a scroll view around them, by hiding and showing lists, or by a container that swipes
  /// the views of children, or lists, in and out.
  enum Turner: CaseIterable {
    case pager, tabs, children, lists

    var swipes: Bool { self == .children || self == .lists }
  }

  private func attach(
    _ lengths: [CGFloat], under name: String = "twitter-condense", turner: Turner = .pager,
    placement: HeaderPlacement = .automatic
  ) throws -> HeaderAttachment {
    stage = Stage(safeAreaTop: 47)
    (controller, pager, cover) = (UIViewController(), UIScrollView(), UIView(frame: .zero))
    let bounds = stage.window.bounds
    lists = lengths.map { blankList($0, in: bounds) }
    (children, current) = ([], 0)
    switch turner {
    case .pager:
      pager.frame = bounds
      pager.isPagingEnabled = true
      pager.contentInsetAdjustmentBehavior = .never
      pager.contentSize = CGSize(width: width * CGFloat(lists.count), height: bounds.height)
      for (index, list) in lists.enumerated() {
        list.frame.origin.x = width * CGFloat(index)
        pager.addSubview(list)
      }
      controller.view.addSubview(pager)
    case .tabs:
      for list in lists {
        list.isHidden = list !== lists[0]
        controller.view.addSubview(list)
      }
    case .children, .lists:
      if turner == .children {
        children = lists.map { _ in UIViewController() }
        for (child, list) in zip(children, lists) { child.view = list }
      }
      controller.view.addSubview(lists[0])
    }
    stage.show(controller)
    controller.view.addSubview(cover)
    let header = HeaderAttachment(
      driver: try makeDriver(name), header: cover, scrollView: lists[0], placement: placement)
    for list in lists.dropFirst() { header.add(list) }
    stage.settle()
    return header
  }

  /// Turns to the page at `index`, and calls `eachFrame` after each frame that it takes.
  private func turn(to index: Int, by turner: Turner, eachFrame: () -> Void) {
    let (old, new) = (lists[current], lists[index])
    let start = pager.contentOffset.x
    if turner == .tabs { (old.isHidden, new.isHidden) = (true, false) }
    if turner.swipes {
      new.frame.origin.x = width
      controller.view.insertSubview(new, at: 0)
    }
    for step in 1...(turner == .tabs ? 1 : 12) {
      let share = CGFloat(step) / 12
      switch turner {
      case .pager: pager.contentOffset.x = start + (width * CGFloat(index) - start) * share
      case .tabs: break
      case .children, .lists:
        old.frame.origin.x = -width * share
        new.frame.origin.x = width * (1 - share)
      }
      eachFrame()
      stage.screen.advance()
      eachFrame()
    }
    if turner.swipes { old.removeFromSuperview() }
    current = index
  }

  @Test(
    "Turning pages moves no header, leaves no gap, and keeps each page's place",
    arguments: HeaderCatalog.standard.names, Turner.allCases)
  func turned(name: String, turner: Turner) throws {
    // A header in the content belongs to one list.
    guard try turner != .pager || !makeDriver(name).traits.liesInContent else { return }
    // Techniques alternate between a header over the pages and one beside them.
    let placements = [HeaderPlacement.automatic, .beside()]
    for placement in isBroad ? placements : [placements[name.count % 2]] {
      let header = try attach([2400, 120, 2400], under: name, turner: turner, placement: placement)
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 49))
      header.addBar(bar)
      stage.finger(from: CGPoint(x: 330, y: 500), down: -400)
      let (frame, barFrame, place) = (cover.frame, bar.frame, lists[0].contentOffset.y)
      func check() {
        #expect(bar.frame == barFrame)
        #expect(cover.frame == frame || cover.frame.maxY <= 0 && frame.maxY <= 0)
        for list in lists where list.window != nil && !list.isHidden {
          let origin = list.convert(list.contentOffset, to: stage.window)
          guard abs(origin.x) < width - 0.5 else { continue }
          #expect(origin.y - list.contentOffset.y - max(0, cover.frame.maxY) < 0.34)
        }
      }
      for next in [1, 2, 0] {
        turn(to: next, by: turner) { check() }
        stage.settle { check() }
        #expect(header.activeScrollView === lists[next])
      }
      #expect(abs(lists[0].contentOffset.y - place) < 0.01)
      header.detach()
    }
  }

  @Test("A page below a moving header follows in every frame", arguments: [0, 1000] as [CGFloat])
  func comesIntoSight(scrolled: CGFloat) throws {
    let header = try attach([3200, 3200])
    lists[0].contentOffset.y += scrolled
    for isCollapsed in [true, false] {
      header.setCollapsed(isCollapsed, animated: true)
      stage.screen.advance(frames: 3)
      pager.contentOffset.x = width / 2
      for _ in 1...10 {
        stage.screen.advance()
        let gap = -lists[1].contentOffset.y - cover.animatedFrame.maxY
        // Content is rounded to pixels. It follows a header that moves down a frame later.
        #expect((isCollapsed ? -0.17...0.17 : -7...0.17).contains(gap))
      }
      #expect(cover.frame.height == (isCollapsed ? 91 : 135))
      pager.contentOffset.x = 0
      stage.settle()
    }
  }

  @Test("A removed page has its own insets again, and so have all pages after detaching")
  func removed() throws {
    let header = try attach([3200, 120])
    let short = lists[1]
    #expect(short.contentInset.top > 0 && short.contentInset.bottom > 0)
    #expect(short.verticalScrollIndicatorInsets.top > 0)
    header.remove(short)
    #expect(short.contentInset == .zero)
    #expect(short.gestureRecognizers?.count == lists[0].gestureRecognizers?.count)
    header.add(short)
    header.add(short)
    header.detach()
    #expect(lists.allSatisfy { $0.contentInset == .zero })
  }

  @Test("A list gets its frame back, but pages stay where they moved sideways", arguments: [1, 2])
  func restoredBeside(pages: Int) throws {
    let header = try attach(
      Array(repeating: 3200, count: pages), turner: .lists, placement: .beside())
    var frame = stage.window.bounds
    #expect(lists[0].frame.minY > 0)
    lists[0].frame.origin.x = 40
    header.detach()
    if pages > 1 { frame.origin.x = 40 }
    #expect(lists[0].frame == frame)
  }

  @Test("When the active page is removed, another one moves the header")
  func removedActive() throws {
    let header = try attach([3200, 3200], turner: .tabs)
    var active: [UIScrollView] = []
    header.onActiveListChange = { active.append($0) }
    header.remove(lists[0])
    #expect(active == [lists[1]] && header.activeScrollView === lists[1])
    lists[1].isHidden = false
    stage.finger(from: CGPoint(x: 330, y: 500), down: -300)
    #expect(header.layout.collapsedFraction == 1)
  }
}
