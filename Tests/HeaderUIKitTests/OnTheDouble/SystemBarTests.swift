/// The system's bars with a header.
@Suite(.ownScreen) @MainActor final class SystemBarTests {
  private let stage = Stage(safeAreaTop: 47)

  /// A browser's delegate, whose address bar opens before the list scrolls to the top.
  private final class Browser: NSObject, UITableViewDelegate {
    weak var header: HeaderAttachment?

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      guard let header, header.layout.collapsedFraction > 0 else { return true }
      header.setCollapsed(false, animated: true)
      return false
    }
  }

  @Test("A tap on the status bar opens a hidden header first; the next one scrolls")
  func statusBar() throws {
    let (browser, (screen, header)) = (Browser(), stage.showFeed(under: FacebookHideHeader()))
    browser.header = header
    screen.tableView.delegate = browser
    try stage.play("drag -500 over 300; lift")
    let offset = screen.tableView.contentOffset.y
    #expect(header.layout.collapsedFraction == 1)
    stage.screen.tapStatusBar()
    stage.settle()
    #expect(header.layout.collapsedFraction == 0 && screen.tableView.contentOffset.y == offset)
    stage.screen.tapStatusBar()
    stage.settle()
    #expect(screen.tableView.contentOffset.y == -screen.tableView.adjustedContentInset.top)
  }

  @Test("A tab bar that is hidden with the header changes once, although the safe area changes too")
  func tabBar() throws {
    let (screen, header) = stage.showFeed(under: FacebookHideHeader())
    var heights: [CGFloat] = []
    header.onLayout = { [weak screen] layout, _ in
      let fraction = layout.collapsedFraction
      let height: CGFloat = fraction == 1 ? 0 : 49
      guard fraction == 0 || fraction == 1, height != heights.last else { return }
      heights.append(height)
      screen?.additionalSafeAreaInsets.bottom = height
    }
    stage.settle()
    #expect(screen.tableView.adjustedContentInset.bottom == 49 && heights == [49])
    try stage.play("drag -300 over 300; lift")
    #expect(heights == [49, 0] && header.layout.collapsedFraction == 1)
    try stage.play("drag 200 over 300; lift")
    #expect(heights == [49, 0, 49] && header.layout.collapsedFraction == 0)
  }

  @Test("phone fault 2: Bars follow the active list, unless the app has set another")
  func contentScrollView() {
    let (screen, header) = stage.showFeed(under: FacebookHideHeader())
    let other = FilledTable()
    other.isHidden = true
    screen.view.addSubview(other)
    header.add(other)
    stage.settle()
    #expect(screen.contentScrollView(for: .top) === screen.tableView)
    (screen.tableView.isHidden, other.isHidden) = (true, false)
    stage.settle()
    #expect(screen.contentScrollView(for: .top) === other)
    let decoy = UIScrollView(frame: .zero)
    screen.setContentScrollView(decoy, for: .all)
    header.activate(screen.tableView)
    #expect(screen.contentScrollView(for: .top) === decoy)
  }

  @Test(
    "Bars follow the list although the header has a controller of its own, and after detaching if the app has said so",
    arguments: [false, true])
  func headerController(isSetByTheApp: Bool) {
    let (screen, headerController) = (stage.showFeed(), UIViewController())
    if isSetByTheApp { screen.setContentScrollView(screen.tableView, for: .all) }
    // Hides the list from the bars.
    screen.view.insertSubview(UIView(frame: .zero), at: 0)
    screen.addChild(headerController)
    screen.view.addSubview(headerController.view)
    let attached = HeaderAttachment(
      FacebookHideHeader(), header: headerController.view, scrollView: screen.tableView)
    #expect(screen.contentScrollView(for: .top) === screen.tableView)
    #expect(headerController.contentScrollView(for: .top) == nil)
    attached.detach()
    #expect((screen.contentScrollView(for: .top) === screen.tableView) == isSetByTheApp)
  }
}
