#if canImport(HeadlessUIKit)
  import Foundation
  import HeaderBehaviors
  import HeaderCore
  import HeaderUIKit
  import HeadlessUIKit
  import ScrollSimulator
  import Testing

  /// One header over several lists, as users of other libraries ask for it.
  @Suite @MainActor final class PagesTests {
    private lazy var stage = Stage(safeAreaTop: 47)
    private var kept: [AnyObject] = []

    /// A header over a pager of lists, of which each has so many rows.
    @MainActor
    private final class Pager: UIViewController {
      let pager = UIScrollView(frame: .zero)
      let headerView = UIView(frame: .zero)
      let rows: [Rows]
      private(set) var lists: [UITableView] = []

      init(_ counts: [Int]) {
        rows = counts.map { Rows($0) }
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) {
        nil
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        pager.isPagingEnabled = true
        pager.frame = view.bounds
        pager.contentInsetAdjustmentBehavior = .never
        view.addSubview(pager)
        for (index, rows) in rows.enumerated() {
          let list = UITableView(frame: page(index), style: .plain)
          rows.fill(list)
          pager.addSubview(list)
          lists.append(list)
        }
        pager.contentSize = CGSize(
          width: view.bounds.width * CGFloat(rows.count), height: view.bounds.height)
      }

      private func page(_ index: Int) -> CGRect {
        var frame = view.bounds
        frame.origin.x = frame.width * CGFloat(index)
        return frame
      }

      /// Swipes to a page, frame by frame.
      func swipe(to index: Int, _ eachFrame: () -> Void) {
        let start = pager.contentOffset.x
        let end = view.bounds.width * CGFloat(index)
        for step in 1...20 {
          pager.contentOffset.x = start + (end - start) * CGFloat(step) / 20
          HeadlessScreen.current.advance(frames: 1)
          eachFrame()
        }
      }
    }

    private func shown(_ counts: [Int], _ name: String) throws -> (Pager, HeaderAttachment) {
      _ = stage
      let pager = Pager(counts)
      stage.show(pager)
      pager.view.addSubview(pager.headerView)
      let header = HeaderAttachment(
        driver: try #require(HeaderCatalog.standard[name]).makeDriver(),
        header: pager.headerView, scrollView: pager.lists[0])
      for list in pager.lists.dropFirst() { header.add(list) }
      stage.settle()
      return (pager, header)
    }

    /// Whether the header looks as it did: where it was, or out of sight as before.
    private func looks(_ pager: Pager, like frame: CGRect) -> Bool {
      pager.headerView.frame == frame || pager.headerView.frame.maxY <= 0 && frame.maxY <= 0
    }

    /// Points between the visible header's bottom and the first row of a list, where that is lower.
    private func gap(in list: UITableView, below header: UIView) -> CGFloat {
      let top = list.rectForRow(at: IndexPath(row: 0, section: 0)).minY - list.contentOffset.y
      return top - max(0, header.frame.maxY)
    }

    private nonisolated static let names = HeaderCatalog.standard.names

    @Test(
      "The header's state survives a switch, and the header never jumps",
      arguments: names,
      ["", "drag -300 over 200; lift; wait 2000", "drag -40 over 300; hold 100; lift"])
    func survives(name: String, gesture: String) throws {
      let (pager, header) = try shown([50, 50, 50], name)
      if !gesture.isEmpty { try stage.play(gesture, on: pager.lists[0]) }
      stage.settle()
      let frame = pager.headerView.frame
      pager.swipe(to: 1) { #expect(looks(pager, like: frame)) }
      #expect(header.activeScrollView === pager.lists[1])
      pager.swipe(to: 2) { #expect(looks(pager, like: frame)) }
      pager.swipe(to: 0) { #expect(looks(pager, like: frame)) }
      #expect(header.activeScrollView === pager.lists[0])
      header.detach()
    }

    @Test("A short page and an empty one leave no gap and no stuck header", arguments: names)
    func shortPages(name: String) throws {
      let (pager, header) = try shown([50, 3, 0], name)
      try stage.play("drag -700 over 300; lift; wait 3000", on: pager.lists[0])
      stage.settle()
      let frame = pager.headerView.frame
      pager.swipe(to: 1) {
        #expect(looks(pager, like: frame))
        #expect(gap(in: pager.lists[1], below: pager.headerView) < 1)
      }
      pager.swipe(to: 2) { #expect(looks(pager, like: frame)) }
      // Not stuck: a drag opens it, and closes it again.
      pager.swipe(to: 1) {}
      try stage.play("drag 700 over 500; lift; wait 2000", on: pager.lists[1])
      stage.settle()
      #expect(header.layout.collapsedFraction == 0)
      header.detach()
    }

    @Test("Every page keeps its place, also when another one is at the top")
    func places() throws {
      let (pager, header) = try shown([80, 80], "twitter-condense")
      try stage.play("drag -600 over 300; lift; wait 3000", on: pager.lists[0])
      stage.settle()
      let place = pager.lists[0].contentOffset.y
      pager.swipe(to: 1) {}
      try stage.play("drag -300 over 300; lift; wait 3000", on: pager.lists[1])
      pager.swipe(to: 0) {}
      #expect(pager.lists[0].contentOffset.y == place)
      header.detach()
    }

    @Test("Switching in the middle of a fling stops the list behind, and the header stays")
    func inFlight() throws {
      let (pager, header) = try shown([80, 80], "twitter-condense")
      try stage.begin("drag -500 over 200; lift")
      stage.screen.advance(frames: 3)
      #expect(pager.lists[0].isDecelerating)
      let height = pager.headerView.frame.height
      pager.pager.contentOffset.x = pager.view.bounds.width
      #expect(pager.headerView.frame.height == height)
      stage.settle()
      #expect(!pager.lists[0].isDecelerating)
      #expect([0, 1].contains(header.layout.collapsedFraction))
      header.detach()
    }

    @Test(
      "A page that comes into sight under a moving header keeps right below it, frame by frame",
      arguments: [0, 1000] as [CGFloat])
    func comesIntoSight(scrolled: CGFloat) throws {
      let (pager, header) = try shown([80, 80], "twitter-condense")
      pager.lists[0].contentOffset.y += scrolled
      for isCollapsed in [true, false] {
        header.setCollapsed(isCollapsed, animated: true)
        stage.screen.advance(frames: 3)
        pager.pager.contentOffset.x = pager.view.bounds.width / 2
        for _ in 1...10 {
          stage.screen.advance(frames: 1)
          let drawn = try #require(pager.headerView.layer.presentation()).frame
          let gap = -pager.lists[1].contentOffset.y - drawn.maxY
          // Content is put on pixels. A header that comes down is a frame ahead of it.
          #expect((isCollapsed ? -0.17...0.17 : -7...0.17).contains(gap))
        }
        #expect(pager.headerView.frame.height == (isCollapsed ? 91 : 135))
        pager.pager.contentOffset.x = 0
        stage.settle()
      }
      header.detach()
    }

    @Test("A hidden page costs nothing while the header moves")
    func hiddenPages() throws {
      let (pager, header) = try shown([80, 80, 80], "twitter-condense")
      for list in pager.lists { list.headlessCounts = HeadlessCounts() }
      try stage.play(
        "drag -300 over 300; lift; wait 2000; drag 300 over 300; lift", on: pager.lists[0])
      stage.settle()
      #expect(pager.lists[1].headlessCounts.writes == 0)
      #expect(pager.lists[2].headlessCounts.writes == 0)
      header.detach()
    }

    @Test("A page that is removed gets back what it had, and so do all on detaching")
    func removed() throws {
      let (pager, header) = try shown([80, 3], "twitter-condense")
      let short = pager.lists[1]
      #expect(short.contentInset.top > 0 && short.contentInset.bottom > 0)
      header.remove(short)
      #expect(short.contentInset == .zero)
      #expect(short.gestureRecognizers?.count == pager.lists[0].gestureRecognizers?.count)
      header.add(short)
      header.detach()
      #expect(pager.lists.allSatisfy { $0.contentInset == .zero })
    }

    @Test("A finger that drags another list makes it the one that moves the header")
    func dragged() throws {
      _ = stage
      let controller = UIViewController(nibName: nil, bundle: nil)
      let cover = UIView(frame: .zero)
      let lists = (0..<2).map { index in
        let list = UITableView(
          frame: CGRect(x: CGFloat(index) * 197, y: 0, width: 196, height: 852), style: .plain)
        let rows = Rows(60)
        rows.fill(list)
        kept.append(rows)
        controller.view.addSubview(list)
        return list
      }
      controller.view.addSubview(cover)
      stage.show(controller)
      let header = HeaderAttachment(TwitterCondenseHeader(), header: cover, scrollView: lists[0])
      header.add(lists[1])
      stage.settle()
      var touches: [TouchSample] = []
      for step in 0...20 {
        let phase: TouchSample.Phase = step == 0 ? .down : step == 20 ? .up : .move
        touches.append(
          TouchSample(
            time: Double(step) * 20, phase: phase, x: 300, y: 600 - 200 * Double(step) / 20))
      }
      stage.play(touches)
      stage.settle()
      #expect(header.activeScrollView === lists[1])
      #expect(header.layout.collapsedFraction == 1)
      // The other one, which is seen as well, has gone along to the header.
      let row = lists[0].rectForRow(at: IndexPath(row: 0, section: 0)).minY
      #expect(row - lists[0].contentOffset.y <= header.layout.headerMaxY + 0.34)
      header.detach()
    }
  }
#endif
