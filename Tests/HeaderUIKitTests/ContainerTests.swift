#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// A header above a child controller.
  @Suite(.ownScreen) @MainActor final class ContainerTests {
    private let stage = Stage()
    private let header = UIView(frame: .zero)

    /// A child in its container, on the screen and at rest.
    private func shown<Child: UIViewController>(
      _ child: Child, under technique: some HeaderBehavior = OffscreenContainerHeader()
    ) -> (child: Child, container: HeaderContainerViewController) {
      let container = HeaderContainerViewController(technique, header: header, child: child)
      stage.show(container)
      return (child, container)
    }

    @Test("The child fills the container, and the header scrolls away with its content")
    func slides() throws {
      let (child, container) = shown(ReportingList(rows: Rows(50)))
      #expect(container.children == [child] && child.tableView.frame == container.view.bounds)
      #expect(child.tableView.tableHeaderView?.frame.height == 400)
      #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 500))
      child.tableView.contentOffset.y += 150
      #expect(header.frame.minY == -150)
      child.tableView.contentOffset.y += 550
      #expect(header.frame.minY == -400 && container.attachment?.layout.collapsedFraction == 1)
    }

    @Test("Every child keeps its delegate, whether it forwards calls or not")
    func delegates() throws {
      let (reporting, first) = shown(ReportingList(rows: Rows(50)))
      #expect(reporting.tableView.delegate === reporting)
      #expect(reporting.scrollDelegate === first.attachment)
      let (plain, second) = shown(ListController(rows: Rows(50)))
      var heard = 0
      plain.onScroll = { _ in heard += 1 }
      plain.tableView.contentOffset.y = 40
      #expect(heard == 1 && plain.tableView.delegate === plain)
      #expect(second.attachment?.layout.headerMinY != 0)
    }

    @Test("It snaps if only `scrollViewDidScroll` is forwarded", .enabled(if: Stage.hasFingers))
    func snapsWithoutEnds() throws {
      _ = shown(ReportingList(rows: Rows(50)), under: TwitterCondenseHeader())
      try stage.play("drag -42 over 300; hold 200; lift")
      #expect(header.frame.height == 44)
    }

    @Test("Status bar and tab bar item are the child's, and bars follow the child's scroll view")
    func forwards() {
      let (child, container) = shown(ListController(rows: Rows(50)))
      #expect(container.childForStatusBarStyle === child)
      #expect(container.childForStatusBarHidden === child)
      #expect(container.childForHomeIndicatorAutoHidden === child)
      #expect(container.contentScrollView(for: .top) === child.tableView)
      #expect(container.pages == [child] && child.appearances == ["will", "did"])
      let item = UITabBarItem()
      container.tabBarItem = item
      #expect(container.tabBarItem === item && child.tabBarItem === item)
    }

    @Test(
      "A child whose list is added later fills the container, and gets the header then, or the one that has replaced it",
      arguments: [false, true])
    func lateList(isReplaced: Bool) {
      let (child, container) = shown(UIViewController())
      stage.rotate()
      #expect(container.attachment == nil && child.view.frame == container.view.bounds)
      let current = isReplaced ? UIView(frame: .zero) : header
      container.headerView = current
      #expect((header.superview == nil) == isReplaced)
      let list = FilledTable()
      child.view.addSubview(list)
      container.view.setNeedsLayout()
      stage.settle()
      #expect(child.view.frame == container.view.bounds)
      #expect(list.tableHeaderView?.frame.height == 400)
      #expect(current.isDescendant(of: container.view) && container.attachment != nil)
    }

    @Test("A list is found that a child makes in its layout, and so is the one that replaces it")
    func replacedList() {
      let child = LayoutChild()
      let container = HeaderContainerViewController(
        OffscreenContainerHeader(), header: header, child: child)
      stage.show(container, settling: false)
      #expect(container.attachment?.activeScrollView === child.list)
      child.list.removeFromSuperview()
      child.list = FilledTable()
      child.view.addSubview(child.list)
      container.view.setNeedsLayout()
      stage.settle()
      #expect(container.attachment?.activeScrollView === child.list)
      #expect(child.list.rowsTop == header.frameOnScreen.maxY)
    }

    @Test("The header follows a list and not the pager around it")
    func pages() {
      let (child, pager) = (UIViewController(), UIScrollView(frame: stage.window.bounds))
      pager.isPagingEnabled = true
      child.view.addSubview(pager)
      let lists = [FilledTable(), FilledTable()]
      for list in lists { pager.addSubview(list) }
      _ = shown(child)
      #expect(pager.contentInset.top == 0 && lists[0].tableHeaderView?.frame.height == 400)
    }

    @Test("Another header replaces the first, wherever it lies", arguments: [true, false])
    func anotherHeader(isInContent: Bool) {
      let list = ListController(rows: Rows(50))
      let (_, container) = isInContent ? shown(list) : shown(list, under: TwitterCondenseHeader())
      let other = UIView(frame: .zero)
      for _ in ["another one", "the same one again"] {
        container.headerView = other
        stage.settle()
        #expect(header.superview == nil)
        #expect(other.isDescendant(of: container.view) && other.frame.height > 0)
        #expect(container.attachment?.activeScrollView === list.tableView)
      }
    }

    /// What a storyboard's controller is made from.
    private func coder() throws -> NSCoder {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      archiver.finishEncoding()
      return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    }

    @Test("A storyboard's container uses the embedded child and the outlets with their heights")
    func storyboard() throws {
      let empty = try #require(HeaderContainerViewController(coder: try coder()))
      #expect(empty.pages.isEmpty, "before its child is embedded")
      let screen = try #require(StoryboardContainer(coder: try coder()))
      stage.show(screen)
      #expect(screen.attachment?.layout.headerHeight == 320)
      #expect(screen.containerView?.frame.minY == 64)
      screen.list.tableView.contentOffset.y += 100
      stage.layOut()
      #expect(screen.headerView?.frame.minY == -100 && screen.headerViewTop?.constant == 100)
      // Another height in the outlet's place is taken over.
      let lower = screen.headerView?.heightAnchor.constraint(equalToConstant: 260)
      screen.headerViewHeight?.isActive = false
      lower?.isActive = true
      screen.headerViewHeight = lower
      stage.settle()
      #expect(screen.attachment?.layout.headerHeight == 260)
    }

    @Test("A storyboard may embed the header too, and before the child")
    func embeddedHeader() throws {
      let screen = try #require(StoryboardContainer(coder: try coder()))
      screen.headerController = ListController(rows: Rows(3))
      stage.show(screen)
      #expect(screen.children.count == 2 && screen.child === screen.list)
      #expect(screen.attachment?.activeScrollView === screen.list.tableView)
    }

    /// What a storyboard makes: outlets connected and the child embedded before `viewDidLoad`.
    private final class StoryboardContainer: HeaderContainerViewController {
      let list = ListController(rows: Rows(50))
      /// The controller of the header, if that is embedded too.
      var headerController: UIViewController?

      override func loadView() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let cover: UIView = headerController?.view ?? UIView(frame: .zero)
        let box = UIView(frame: .zero)
        let height = cover.heightAnchor.constraint(equalToConstant: 320)
        // Interface Builder likes to put the superview first.
        let top = root.topAnchor.constraint(equalTo: cover.topAnchor)
        let boxTop = box.topAnchor.constraint(equalTo: root.topAnchor, constant: 64)
        root.addWide(box, at: [\.bottomAnchor])
        root.addWide(cover)
        NSLayoutConstraint.activate([height, top, boxTop])
        view = root
        if let headerController { addChild(headerController) }
        addChild(list)
        box.addWide(list.view, at: [\.topAnchor, \.bottomAnchor])
        list.didMove(toParent: self)
        (headerView, containerView) = (cover, box)
        (headerViewHeight, headerViewTop, containerViewTop) = (height, top, boxTop)
      }
    }
  }
#endif
