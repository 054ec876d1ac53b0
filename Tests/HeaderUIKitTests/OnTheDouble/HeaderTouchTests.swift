/// Touches on the header.
@Suite(.ownScreen) @MainActor final class HeaderTouchTests {
  private let stage = Stage(safeAreaTop: 47)

  private func shown(_ behavior: some HeaderBehavior) -> (FeedController, HeaderAttachment) {
    let shown = stage.showFeed(under: behavior)
    shown.header.scrollsFromHeader = true
    return shown
  }

  @Test("A drag on the header scrolls the list and flings it, also if the option is set meanwhile")
  func dragAndFling() {
    let (feed, header) = shown(OffscreenContainerHeader())
    let top = feed.tableView.contentOffset.y
    stage.finger(from: CGPoint(x: 196, y: 200), down: -150, over: 100) {
      header.scrollsFromHeader = true
    }
    #expect(feed.tableView.contentOffset.y - top > 300, "further than the finger")
    #expect(header.layout.collapsedFraction == 1)
  }

  @Test("A view that opts out keeps its touches; the rest of the header scrolls")
  func optedOut() {
    let (feed, header) = shown(OffscreenContainerHeader())
    let map = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 150))
    feed.headerView.addSubview(map)
    header.ignoreTouches(on: map)
    let top = feed.tableView.contentOffset.y
    stage.finger(from: CGPoint(x: 300, y: 200), down: -100)
    #expect(feed.tableView.contentOffset.y == top)
    stage.finger(from: CGPoint(x: 300, y: 350), down: -100)
    #expect(feed.tableView.contentOffset.y > top + 80)
    #expect(map.gestureRecognizers?.count == 1, "it keeps the touches")
    header.detach()
    #expect(map.gestureRecognizers?.isEmpty == true)
  }

  @Test("A list added later is scrolled from the header too")
  func laterList() {
    let (cover, list) = (UIView(frame: .zero), FilledTable())
    stage.show(cover)
    let header = HeaderAttachment(OffscreenContainerHeader(), header: cover, scrollView: list)
    header.scrollsFromHeader = true
    cover.superview?.insertSubview(list, at: 0)
    stage.settle()
    let top = list.contentOffset.y
    stage.finger(from: CGPoint(x: 196, y: 200), down: -100)
    #expect(list.contentOffset.y > top + 80)
  }

  @Test(
    "The list's pan recognizer moves to another view, or back, only when no finger is down",
    arguments: [true, false])
  func movedUnderAFinger(scrolls: Bool) {
    let (feed, header) = shown(OffscreenContainerHeader())
    let recognizer = feed.tableView.panGestureRecognizer
    header.scrollsFromHeader = !scrolls
    let before = recognizer.view
    let point = CGPoint(x: 196, y: 700)
    stage.finger(from: point, lifts: false)
    header.scrollsFromHeader = scrolls
    #expect(recognizer.view === before)
    stage.lift(from: point)
    #expect((recognizer.view === feed.tableView) == !scrolls)
    header.detach()
    #expect(recognizer.view === feed.tableView)
  }

  @Test("A drag that makes another list active is not interrupted when its recognizer moves")
  func movedLater() {
    let cover = UIView(frame: .zero)
    let lists = [0, 197].map { blankList(3000, in: CGRect(x: $0, y: 0, width: 196, height: 852)) }
    stage.show(lists[0], lists[1], cover)
    let header = HeaderAttachment(OffscreenContainerHeader(), header: cover, scrollView: lists[0])
    header.add(lists[1])
    header.scrollsFromHeader = true
    stage.settle()
    let top = lists[1].contentOffset.y
    stage.finger(from: CGPoint(x: 300, y: 700), down: -200, over: 400)
    #expect(lists[1].contentOffset.y > top + 170, "to the end of the drag")
    #expect(lists[1].panGestureRecognizer.view === cover.superview)
    #expect(lists[0].panGestureRecognizer.view === lists[0])
    header.detach()
    #expect(lists[1].panGestureRecognizer.view === lists[1])
  }
}
