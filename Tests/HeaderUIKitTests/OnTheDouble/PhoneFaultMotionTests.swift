/// What phones do, according to public sources, while a header moves: 18, 19 and 21 to 23.
@Suite(.ownScreen) @MainActor final class PhoneFaultMotionTests {
  private var stage = Stage(safeAreaTop: 47)

  @Test(
    "phone fault 18: Views constrained to the header's edges are animated with them",
    arguments: [HeaderPlacement.beside(), .overlay()])
  func constraintsInside(placement: HeaderPlacement) {
    let (feed, header) = stage.showFeed(under: TwitterCondenseHeader(), placement: placement)
    let label = UIView(frame: .zero)
    feed.headerView.addWide(label, at: [\.bottomAnchor], height: 20)
    stage.settle()
    header.setCollapsed(true, animated: true)
    var heights: Set<Int> = []
    for _ in 0..<8 {
      stage.screen.advance()
      let frame = feed.headerView.animatedFrame
      heights.insert(Int(frame.height))
      #expect(abs(label.animatedFrame.maxY - frame.height) < 0.01)
    }
    #expect(heights.count > 4, "on its way")
  }

  @Test(
    "phone fault 19: A header that opens by animation moves the rows with it, and all visible rows have cells",
    arguments: [true, false], [60.0, 120])
  func carriedRows(isTableController: Bool, frameRate: Double) throws {
    stage = Stage(safeAreaTop: 47, frameRate: frameRate)
    let technique = TwitterCondenseHeader(heights: 44...400)
    var (table, cover, header) = stage.showList(under: technique)
    if !isTableController {
      let (feed, attached) = stage.showFeed(under: technique)
      (table, cover, header) = (feed.tableView, feed.headerView, attached)
    }
    #expect(cover.isDescendant(of: table) == isTableController)
    header.setCollapsed(true, animated: false)
    stage.settle()
    header.setCollapsed(false, animated: true)
    var offsets: Set<Int> = []
    for _ in 0..<40 {
      stage.screen.advance()
      let shown = try #require(table.layer.presentation()).bounds
      offsets.insert(Int(shown.minY))
      // Every row on the screen has a cell.
      let bottom = table.visibleCells.map(\.frame.maxY).max() ?? 0
      #expect(bottom >= shown.maxY)
      let top = table.visibleCells.map(\.frame.minY).min() ?? 0
      // The first row lies at the header's lower edge.
      let edge = cover.animatedFrame.maxY + (isTableController ? 0 : shown.minY)
      #expect(abs(top - edge) < 1)
    }
    #expect(offsets.count > 6, "by and by")
    #expect(header.layout.collapsedFraction == 0)
  }

  @Test("A scroll of the app takes content over from a header that opens with it")
  func scrollOfTheApp() {
    let (feed, header) = stage.showFeed(under: TwitterCondenseHeader(heights: 44...400))
    header.setCollapsed(true, animated: false)
    stage.settle()
    header.setCollapsed(false, animated: true)
    stage.screen.advance(frames: 3)
    feed.tableView.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    let offsets = (0..<20).map { _ in
      stage.screen.advance()
      return feed.tableView.contentOffset.y
    }
    #expect(offsets.dropFirst().sorted() == Array(offsets.dropFirst()))
    stage.settle()
    #expect(feed.tableView.contentOffset.y == 700)
  }

  @Test("A header in its list stays at the top of the screen when content moves during a snap")
  func movedContent() {
    let (table, cover, header) = stage.showList(under: TwitterCondenseHeader())
    table.contentOffset.y = 400
    stage.settle()
    header.setCollapsed(header.layout.collapsedFraction == 0, animated: true)
    for _ in 0..<8 {
      stage.screen.advance()
      table.contentOffset.y += 5
      #expect(abs(cover.animatedFrame.minY - table.contentOffset.y) < 1e-6)
    }
    let height = cover.animatedFrame.height
    #expect(91 < height && height < 135, "during the snap")
    header.detach()
  }

  /// Counts its measurements.
  private final class Measured: UIView {
    var count = 0
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      count += 1
      return CGSize(width: targetSize.width, height: 88)
    }
  }

  @Test(
    "phone fault 21: Below a large title the header's lower edge moves with the rows",
    arguments: [true, false], [true, false])
  func largeTitle(isBarFirst: Bool, isDelegateFirst: Bool) throws {
    stage.screen.switches.shrinksBarsBeforeTelling = isBarFirst
    stage.screen.switches.tellsDelegateBeforeObservers = isDelegateFirst
    let feed = FeedController(style: .grouped)
    let navigation = UINavigationController(rootViewController: feed)
    navigation.navigationBar.prefersLargeTitles = true
    feed.setContentScrollView(feed.tableView, for: .top)
    stage.show(navigation)
    let cover = Measured(frame: .zero)
    let header = HeaderAttachment(
      TwitterCondenseHeader(), header: cover, scrollView: feed.tableView)
    stage.settle()
    #expect(abs(cover.frame.maxY - (47 + 44 + 52 + 88)) < 1e-9)
    cover.count = 0
    func check() {
      let edge = Double(cover.frame.maxY)
      let rows = -Double(feed.tableView.contentOffset.y)
      // Bar and header are collapsed, or the rows lie at the header's lower edge.
      #expect(abs(edge - max(rows, 47 + 44 + 44)) < 0.7, "rows at \(rows)")
    }
    let finger = CGPoint(x: 196, y: 700)
    stage.finger(from: finger, down: -140, over: 500, lifts: false) { check() }
    #expect(cover.count == 0, "not under a finger")
    #expect(header.layout.collapsedFraction == 1)
    #expect(abs(cover.frame.maxY - (47 + 44 + 44)) < 1e-9)
    stage.lift(from: finger, down: -140)
  }

  /// The layout of a header.
  enum Layout: CaseIterable { case frames, constraints, content }

  @Test("phone fault 22: Content at header margins keeps its place", arguments: Layout.allCases)
  func margins(layout: Layout) throws {
    let content = UIView(frame: .zero)
    let screen: any HeaderScreen
    switch layout {
    case .constraints:
      let constrained = stage.showConstrained()
      constrained.attach(FacebookHideHeader())
      screen = constrained
    case .frames: screen = stage.showFeed(under: FacebookHideHeader(), style: .grouped).feed
    case .content: screen = stage.showFeed(under: ElasticStretchHeader(), placement: .content).feed
    }
    let cover = screen.headerView
    cover.addWide(content, height: 20)
    content.topAnchor.constraint(equalTo: cover.layoutMarginsGuide.topAnchor).isActive = true
    stage.settle()
    #expect(content.frame.minY == 55, "8 points below the bars")
    let before = cover.frameOnScreen
    try stage.begin("drag -60 over 300; hold 100")
    #expect(cover.frameOnScreen != before)
    #expect(content.frame.minY == 55)
    // A bar appears.
    stage.screen.safeAreaInsets.top = 91
    stage.settle()
    #expect(content.frame.minY == 99)
    screen.header?.detach()
    #expect(cover.insetsLayoutMarginsFromSafeArea)
  }

  @Test("phone fault 23: Views that a table inserts are drawn and touched behind the header")
  func inFront() throws {
    let sections = Sections()
    let (table, cover, header) = stage.showList(
      Rows(6, 6, 6, 6, 6, 6), under: TwitterCondenseHeader())
    table.delegate = sections
    table.reloadData()
    for _ in 0..<4 {
      stage.finger(from: CGPoint(x: 196, y: 600), down: -300, over: 200) {
        let drawn = table.subviews.enumerated().max {
          ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
        }
        #expect(drawn?.element === cover)
      }
    }
    table.addSubview(UIView(frame: table.bounds))
    table.contentOffset.y += 10
    #expect(table.subviews.last === cover)
    header.detach()
    #expect(cover.layer.zPosition == 0)
  }
}
