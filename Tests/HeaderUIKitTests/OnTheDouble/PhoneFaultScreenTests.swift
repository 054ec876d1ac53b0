@testable import HeaderUIKit

/// What phones do, according to public sources, with layout, heights and whole screens.
@Suite(.ownScreen) @MainActor final class PhoneFaultScreenTests {
  private let stage = Stage(safeAreaTop: 47)

  @Test(
    "phone fault 7: No row is laid out inside a header's animation, and a list beside the header is animated with it",
    arguments: [WayIn.overlay, .frames, .constraints])
  func animatedLayouts(way: WayIn) throws {
    let screen = try HeaderedList(
      HeaderCase(name: "twitter-condense", placing: way), refreshes: false)
    let (stage, table) = (screen.stage, screen.table)
    table.headlessCounts = HeadlessCounts()
    try stage.begin("drag -42 over 300; hold 200; lift")
    var edges: Set<CGFloat> = []
    stage.settle { edges.insert(table.animatedFrame.minY) }
    #expect(screen.header?.layout.collapsedFraction == 1, "it snapped")
    #expect(way.isBeside ? edges.count > 8 : edges == [0], "it glides")
    #expect(table.headlessCounts.animatedLayouts == 0)
  }

  /// A picture, whose intrinsic size is that of its pixels.
  private final class Picture: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 1200, height: 800) }
  }

  @Test("phone fault 9: A picture as header is as high as its frame or constraints, not its pixels")
  func picture() {
    let table = FilledTable()
    stage.show(table)
    let framed = Picture(frame: CGRect(x: 0, y: 0, width: 393, height: 240))
    var header = HeaderAttachment(ElasticStretchHeader(), header: framed, scrollView: table)
    #expect(header.layout.headerHeight == 240)
    let constrained = Picture(frame: .zero)
    constrained.heightAnchor.constraint(equalToConstant: 180).isActive = true
    header = HeaderAttachment(
      ElasticStretchHeader(), header: constrained, scrollView: table, placement: .content)
    #expect(header.layout.headerHeight == 180)
    for (given, height) in [(300, 300), (nil, 180)] as [(CGFloat?, Double)] {
      header.headerHeight = given
      #expect(header.layout.headerHeight == height)
    }
  }

  @Test("phone fault 10: In a list controller the header stays in place", arguments: [true, false])
  func listController(isTable: Bool) throws {
    let controller = UIViewController()
    let (list, cover) = (isTable ? FilledTable() : blankList(2000, in: .zero), UIView(frame: .zero))
    controller.view = list
    let header = HeaderAttachment(TwitterCondenseHeader(), header: cover, scrollView: list)
    stage.show(controller)
    #expect(cover.frameOnScreen == CGRect(x: 0, y: 0, width: 393, height: 135))
    try stage.play("drag -300 over 200; lift")
    #expect(cover.frameOnScreen == CGRect(x: 0, y: 0, width: 393, height: 91))
    header.detach()
    #expect(cover.superview == nil)
  }

  @Test("phone fault 11: Binding an unknown element reports the known names")
  func unknownElement() {
    let choreography = TwitterCondenseHeader().choreography
    #expect(
      choreography.report(ofMissing: "lgo", in: "twitter-condense")
        == "HeaderAttachment.bind: twitter-condense has no element 'lgo'; it has "
        + choreography.elements.map { "'\($0.name)'" }.joined(separator: ", "))
  }

  @Test("phone fault 12: Header and list keep the app's constraints", arguments: [false, true])
  func autoLayout(isHanging: Bool) throws {
    let screen = stage.showConstrained()
    let (header, table) = (screen.headerView, screen.tableView)
    if isHanging {
      screen.tableTop.isActive = false
      table.topAnchor.constraint(equalTo: header.bottomAnchor).isActive = true
    }
    stage.settle()
    let attachment = screen.attach(TwitterCondenseHeader())
    try stage.play("drag -300 over 200; lift")
    #expect(screen.headerHeight.constant == 91 && header.frame.height == 91)
    #expect(!header.translatesAutoresizingMaskIntoConstraints)
    #expect(!table.translatesAutoresizingMaskIntoConstraints)
    #expect(table.frame.minY == (isHanging ? 91 : 0) && table.frame.maxY == 852)
    attachment.detach()
    #expect(screen.headerHeight.constant == 120)
  }

  @Test("phone fault 13: A container has its child's title and items; with pages it has its own")
  func container() {
    let (child, header) = (ListController(rows: Rows(50)), UIView(frame: .zero))
    child.title = "Posts"
    child.toolbarItems = [UIBarButtonItem()]
    child.hidesBottomBarWhenPushed = true
    let container = HeaderContainerViewController(
      OffscreenContainerHeader(), header: header, child: child)
    #expect(container.title == "Posts")
    #expect(container.navigationItem === child.navigationItem)
    #expect(container.tabBarItem === child.tabBarItem)
    #expect(container.toolbarItems?.count == 1 && container.hidesBottomBarWhenPushed)
    container.title = "Profile"
    #expect(container.title == "Profile" && child.title == "Posts")
    let pages = HeaderContainerViewController(
      OffscreenContainerHeader(), header: header, pages: [child])
    pages.title = "Profile"
    #expect(pages.navigationItem.title == "Profile" && pages.tabBarItem?.title == "Profile")
  }

  @Test("phone fault 15: Attaching the header to another list leaves no gap and no jump")
  func anotherList() throws {
    let (first, second) = (FilledTable(), FilledTable())
    let cover = UIView(frame: .zero)
    stage.show(second, first, cover)
    var header: HeaderAttachment? = HeaderAttachment(
      TwitterCondenseHeader(), header: cover, scrollView: first)
    try stage.play("drag -300 over 200; lift")
    #expect(cover.frame.height == 91)
    first.isHidden = true
    header = HeaderAttachment(TwitterCondenseHeader(), header: cover, scrollView: second)
    stage.settle()
    // A new attachment begins expanded, with room in its list.
    #expect(cover.frame.height == 135)
    #expect(second.contentOffset.y == -135 && header != nil)
  }
}
