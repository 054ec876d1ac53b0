#if canImport(HeadlessUIKit)
  /// One header over pages, whatever turns them.
  @Suite("What turns pages") @MainActor final class PagerTests {
    private lazy var stage = Stage(safeAreaTop: 47)

    /// A screen with a header, and lists that come and go below it.
    @MainActor
    private class Screen: UIViewController {
      let cover = UIView(frame: .zero)
      let pages: [ListController]
      var header: HeaderAttachment?

      init(_ counts: [Int]) {
        pages = counts.map { ListController(rows: Rows($0)) }
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) {
        nil
      }

      var lists: [UITableView] { pages.map(\.tableView) }

      func attach(_ driver: any HeaderDriving, _ placement: HeaderPlacement) {
        view.addSubview(cover)
        header = HeaderAttachment(
          driver: driver, header: cover, scrollView: lists[0], placement: placement)
        for list in lists.dropFirst() { header?.add(list) }
      }

      /// Shows the page at `index`, and calls `eachFrame` after each frame that it takes.
      func turn(to index: Int, eachFrame: () -> Void) {}
    }

    /// Children that the screen moves itself, with a finger or without.
    @MainActor
    private final class Children: Screen {
      private var current = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        put(0, at: 0)
      }

      private func put(_ index: Int, at x: CGFloat) {
        addChild(pages[index])
        pages[index].view.frame = view.bounds.offsetBy(dx: x, dy: 0)
        view.insertSubview(pages[index].view, at: 0)
        pages[index].didMove(toParent: self)
      }

      override func turn(to index: Int, eachFrame: () -> Void) {
        let width = view.bounds.width
        put(index, at: width)
        eachFrame()
        for step in 1...12 {
          let x = width * CGFloat(step) / 12
          pages[current].view.frame.origin.x = -x
          pages[index].view.frame.origin.x = width - x
          HeadlessScreen.current.advance()
          eachFrame()
        }
        pages[current].willMove(toParent: nil)
        pages[current].view.removeFromSuperview()
        pages[current].removeFromParent()
        current = index
        eachFrame()
      }
    }

    /// Lists that lie over one another, all but one hidden.
    @MainActor
    private final class Tabs: Screen {
      override func viewDidLoad() {
        super.viewDidLoad()
        for (index, page) in pages.enumerated() {
          addChild(page)
          page.view.frame = view.bounds
          page.view.isHidden = index > 0
          view.addSubview(page.view)
          page.didMove(toParent: self)
        }
      }

      override func turn(to index: Int, eachFrame: () -> Void) {
        for (number, page) in pages.enumerated() where number != index {
          page.view.isHidden = true
        }
        pages[index].view.isHidden = false
        eachFrame()
      }
    }

    /// What turns the pages, and whether the header lies over them or beside them.
    enum Turner: CaseIterable {
      case children, childrenBeside, tabs, tabsBeside

      var hasTabs: Bool { self == .tabs || self == .tabsBeside }
      var isBeside: Bool { self == .childrenBeside || self == .tabsBeside }
    }

    private nonisolated static let names = HeaderCatalog.standard.names

    /// What must hold at every moment of a switch.
    private func check(_ screen: Screen, _ frame: CGRect, _ what: Comment) {
      let seen = screen.cover.frame
      #expect(seen == frame || seen.maxY <= 0 && frame.maxY <= 0, what)
      for list in screen.lists where list.window != nil && !list.isHidden {
        let first = list.rectForRow(at: IndexPath(row: 0, section: 0)).minY
        let top = list.convert(CGPoint(x: 0, y: first), to: screen.view).y
        #expect(top - max(0, seen.maxY) < 0.34, what)
      }
    }

    @Test(
      "Children that a container swipes in and out, and tabs that hide one list and show another, move no header",
      arguments: names, Turner.allCases)
    func turned(name: String, turner: Turner) throws {
      // Over the pages and beside them; the next technique the other.
      guard isBroad || turner.isBeside == (name.count % 2 == 0) else { return }
      _ = stage
      let screen = turner.hasTabs ? Tabs([60, 3, 60]) : Children([60, 3, 60])
      stage.show(screen)
      screen.attach(try makeDriver(name), turner.isBeside ? .beside() : .automatic)
      stage.settle()
      stage.finger(from: CGPoint(x: 330, y: 500), down: -400)
      stage.settle()
      let (frame, place) = (screen.cover.frame, screen.lists[0].contentOffset.y)
      for next in [1, 2, 0] {
        screen.turn(to: next) { self.check(screen, frame, "to \(next)") }
        stage.settle { self.check(screen, frame, "to \(next)") }
        #expect(screen.header?.activeScrollView === screen.lists[next])
      }
      #expect(abs(screen.lists[0].contentOffset.y - place) < 0.01)
      screen.header?.detach()
    }
  }
#endif
