/// The cost of one event: writes to the list, layouts of the list, frames of the header.
@Suite(.ownScreen) @MainActor final class EventCostTests {
  private var stage = Stage(safeAreaTop: 47)

  /// The most that any event has cost.
  private struct Cost {
    var (listWrites, listLayouts, headerFrames) = (0, 0, 0)
  }

  /// The largest cost of any frame in which a finger or a fling moves the content, in a drag through the whole range, a
  /// fling and the way back.
  private func cost(of list: UIScrollView, _ header: UIView) throws -> Cost {
    var cost = Cost()
    func count() {
      if list.isTracking || list.isDecelerating {
        cost.listWrites = max(cost.listWrites, list.headlessCounts.writes)
        cost.listLayouts = max(cost.listLayouts, list.headlessCounts.layouts)
        cost.headerFrames = max(cost.headerFrames, header.headlessCounts.writes)
      }
      #expect(!list.isDecelerating || !stage.screen.hasLinks, "phone fault 17: no display link")
      reset(list, header)
    }
    reset(list, header)
    try stage.begin(
      "drag -600 over 900; lift; wait 2500; drag 500 over 250; lift", eachFrame: count)
    stage.settle(eachFrame: count)
    return cost
  }

  private func reset(_ views: UIView...) {
    for view in views { view.headlessCounts = HeadlessCounts() }
  }

  /// With a header at its limit an event costs nothing.
  private func costAtLimit(of screen: HeaderedList, _ name: String) throws {
    try stage.play("drag -700 over 200; lift")
    var layouts: [HeaderLayout] = []
    screen.header?.onLayout = { layout, _ in layouts.append(layout) }
    layouts = []
    reset(screen.table, screen.headerView)
    try stage.begin("drag -200 over 400; hold 50")
    let (list, header) = (screen.table.headlessCounts, screen.headerView.headlessCounts)
    #expect(list.writes == 0 && list.layouts == 0, "\(name)")
    // A header that follows the position moves on out of the screen.
    #expect(header.writes <= layouts.count, "\(name)")
    #expect(layouts.isEmpty || screen.headerFrame.maxY <= 0, "\(name)")
  }

  @Test(
    "phone fault 8: With a header over the list, an event writes and lays out nothing, and sets at most one frame",
    arguments: WayIn.allCases)
  func cost(way: WayIn) throws {
    // Beside the list nothing is bounded: two techniques show that it is counted.
    for name in way.isBeside ? Array(way.names.prefix(2)) : way.names {
      let screen = try HeaderedList(HeaderCase(name: name, placing: way), refreshes: false)
      stage = screen.stage
      let cost = try cost(of: screen.table, screen.headerView)
      let isFree = cost.listWrites == 0 && cost.listLayouts == 0
      #expect(isFree != way.isBeside, "\(name): \(cost)")
      guard !way.isBeside else { continue }
      #expect(cost.headerFrames <= 1, "\(name): \(cost)")
      try costAtLimit(of: screen, name)
    }
  }

  @Test("In a list that keeps an indicator in front, an event does not reorder the subviews")
  func indicator() throws {
    let controller = UIViewController()
    let list = blankList(3000, in: stage.window.bounds)
    controller.view = list
    let (cover, indicator) = (UIView(frame: .zero), UIView(frame: .zero))
    let header = HeaderAttachment(TwitterCondenseHeader(), header: cover, scrollView: list)
    stage.show(controller)
    list.headlessIndicator = indicator
    stage.settle()
    try stage.play("drag -20 over 100; hold 200; lift")
    #expect(try cost(of: list, cover).listWrites == 0)
    list.addSubview(UIView(frame: .zero))
    list.contentOffset.y += 1
    #expect(list.subviews.suffix(2) == [cover, indicator])
    header.detach()
  }

  /// A view that counts how often it has to lay out at once.
  private final class HurriedView: UIView {
    var requests = 0

    override func layoutIfNeeded() {
      requests += 1
      super.layoutIfNeeded()
    }
  }

  @Test("Rows that measure themselves as they appear lay out nothing else, and play no bound view")
  func selfSizingRows() throws {
    let (rows, root, headerView) = (SelfSizingRows(), HurriedView(), UIView(frame: .zero))
    let (table, controller) = (rows.makeTable(), UIViewController())
    controller.view = root
    table.frame = stage.window.bounds
    root.addSubview(table)
    root.addWide(headerView, at: [\.topAnchor])
    stage.show(controller)
    let header = HeaderAttachment(FacebookHideHeader(), header: headerView, scrollView: table)
    stage.settle()
    try stage.play("drag -300 over 300; lift")
    #expect(header.layout.collapsedFraction == 1)
    var layouts = 0
    header.onLayout = { _, _ in layouts += 1 }
    let height = table.contentSize.height
    (layouts, root.requests) = (0, 0)
    try stage.begin("drag -600 over 600; hold 50")
    #expect(table.contentSize.height > height + 100)
    #expect(root.requests == 0 && layouts == 0)
  }
}
