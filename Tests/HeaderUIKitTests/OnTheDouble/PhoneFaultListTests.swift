/// What phones do, according to public sources, with lists: 20 and 24 to 26.
@Suite(.ownScreen) @MainActor final class PhoneFaultListTests {
  private let stage = Stage(safeAreaTop: 47)

  @Test(
    "phone fault 20: Section headers pin at the collapsed header's lower edge, late ones as well",
    arguments: [true, false], [true, false])
  func pinned(isTableController: Bool, isLate: Bool) throws {
    let (sections, rows) = (Sections(isLate ? 0 : 28), Rows(30, 30))
    let table: UITableView
    let controller: UIViewController
    if isTableController {
      let list = ListController(rows: rows)
      list.loadViewIfNeeded()
      (controller, table) = (list, list.tableView)
    } else {
      let screen = ConstrainedScreen()
      screen.loadViewIfNeeded()
      screen.tableTop.constant = 0
      screen.tableView.dataSource = rows
      screen.headerView.removeFromSuperview()
      (controller, table) = (screen, screen.tableView)
    }
    table.delegate = sections
    let cover = UIView(frame: .zero)
    let header = HeaderAttachment(TwitterCondenseHeader(), header: cover, scrollView: table)
    stage.show(controller)
    sections.height = 28
    table.reloadData()
    stage.settle()
    #expect(sections.first?.frameOnScreen.minY == 135, "at rest")
    try stage.play("drag -300 over 300; lift")
    #expect(header.layout.collapsedFraction == 1)
    #expect(sections.first?.frameOnScreen.minY == 91)
    header.detach()
    #expect(table.tableHeaderView == nil && table.contentInset.top == 0)
  }

  @Test(
    "phone fault 24: The room is added to an app's own inset", arguments: [0, 20, 87, 88, 89, 200])
  func writtenInset(inset: Double) {
    let (feed, header) = stage.showFeed(under: TwitterCondenseHeader(), style: .grouped)
    #expect(feed.tableView.contentInset.top == 88)
    feed.tableView.contentInset.top = CGFloat(inset)
    stage.settle()
    // An equal inset is no change.
    #expect(Double(feed.tableView.contentInset.top) == (inset == 88 ? 88 : 88 + inset))
    header.detach()
    #expect(Double(feed.tableView.contentInset.top) == (inset == 88 ? 0 : inset))
  }

  @Test("phone fault 25: The edge effect follows the list that moves the header")
  func edgeEffect() throws {
    let (feed, header) = stage.showFeed(under: TwitterCondenseHeader(), style: .grouped)
    let other = FilledTable(.grouped)
    other.isHidden = true
    feed.view.addSubview(other)
    header.add(other)
    stage.settle()
    var told: [UIScrollView] = []
    header.onActiveListChange = { told.append($0) }
    header.shapesScrollEdge = true
    let element = try #require(feed.view.subviews.first { !$0.interactions.isEmpty })
    let interaction = try #require(
      element.interactions.first as? UIScrollEdgeElementContainerInteraction)
    #expect(element.frame == CGRect(x: 0, y: 0, width: 393, height: 91), "as on collapsing")
    #expect(interaction.edge == .top && interaction.scrollView === feed.tableView)
    (feed.tableView.isHidden, other.isHidden) = (true, false)
    stage.settle()
    #expect(told == [other] && interaction.scrollView === other)
    header.activate(feed.tableView)
    #expect(told.last === feed.tableView && interaction.scrollView === feed.tableView)
    header.shapesScrollEdge = false
    #expect(element.superview == nil && element.interactions.isEmpty)
  }

  @Test(
    "phone fault 26: Scroll callbacks read the new layout",
    arguments: [true, false], [true, false])
  func layoutInDelegate(isDelegateFirst: Bool, isForwarded: Bool) throws {
    let spy = DelegateSpy()
    stage.screen.switches.tellsDelegateBeforeObservers = isDelegateFirst
    let (feed, header) = stage.showFeed(
      under: TwitterCondenseHeader(), style: .grouped, delegate: spy, forwardsDelegate: isForwarded)
    var read: [Double] = []
    spy.onScroll = { read.append(header.layout.headerHeight) }
    let (start, table) = (Double(feed.tableView.contentOffset.y), feed.tableView)
    try stage.begin("drag -40 over 200; hold 50")
    #expect(read.last == 135 - (Double(table.contentOffset.y) - start))
  }

  /// Records the durations of changes of the indicator.
  private final class IndicatedView: UIScrollView {
    private(set) var durations: [Double] = []

    override var verticalScrollIndicatorInsets: UIEdgeInsets {
      didSet { durations.append(Double(UIView.inheritedAnimationDuration)) }
    }
  }

  @Test("phone fault 26: A visible indicator is animated to the header's new edge")
  func indicator() throws {
    let (list, cover) = (IndicatedView(frame: stage.window.bounds), UIView(frame: .zero))
    list.contentSize = CGSize(width: 393, height: 3000)
    stage.show(list, cover)
    let header = HeaderAttachment(TwitterCondenseHeader(), header: cover, scrollView: list)
    stage.settle()
    let before = list.durations.count
    try stage.play("drag -300 over 300; hold 200; lift; wait 500")
    #expect(list.durations.dropFirst(before).map { $0 > 0 } == [true])
    #expect(list.verticalScrollIndicatorInsets.top == 44)
    header.detach()
  }

  /// Records of each assignment of its header view whether the content size changes, as in a batch of changes.
  private final class BusyTable: UITableView {
    private var isInBatch = false
    private(set) var assignments: [Bool] = []

    override var contentSize: CGSize {
      get { super.contentSize }
      set {
        isInBatch = true
        super.contentSize = newValue
        isInBatch = false
      }
    }

    override var tableHeaderView: UIView? {
      didSet { assignments.append(isInBatch) }
    }
  }

  @Test("phone fault 26: Sections inserted by a batch of changes get their room after the batch")
  func roomAfterBatch() {
    let (sections, rows) = (Sections(0), Rows(30, 30))
    let (table, cover) = (BusyTable(frame: stage.window.bounds), UIView(frame: .zero))
    rows.fill(table)
    table.delegate = sections
    stage.show(table, cover)
    let header = HeaderAttachment(
      FacebookHideHeader(), header: cover, scrollView: table, placement: .overlay())
    stage.settle()
    sections.height = 28
    table.reloadData()
    stage.settle()
    #expect(!table.assignments.isEmpty && !table.assignments.contains(true))
    #expect(table.tableHeaderView != nil && table.contentInset.top == 0)
    header.detach()
  }
}
