#if canImport(HeadlessUIKit)
  /// One header over lists of very different lengths, which fingers turn at the worst of moments.
  @Suite("Turning pages") @MainActor struct PageTurningTests {
    /// A header that is the first part of a list's content, and moves with it, is that list's alone.
    nonisolated static let names = HeaderCatalog.standard.names.filter {
      (try? HeaderCatalog.standard[$0]?.makeDriver())?.traits.liesInContent == false
    }
    private static let wanted = ProcessInfo.processInfo.environment["HEADER_ALL_SWITCHES"]

    /// Of each seed: a few, and 1,455 in all where HEADER_ALL_SWITCHES is 1 or the technique's name,
    /// which takes minutes.
    private static func switches(_ name: String) -> Int {
      wanted == "1" || wanted == name ? 485 : 5
    }

    @Test(
      "The header moves by no swipe, no page in sight shows a gap, and places are kept",
      arguments: names)
    func switching(name: String) throws {
      for seed in seeds {
        let screen = try TurningScreen(name, [2000, 300, 0, 6000], seed: seed)
        for number in 1...Self.switches(name) {
          let moment = screen.getInTheWay()
          let faults = screen.turn() + (number % 5 == 0 ? screen.rest() : [])
          #expect(faults.isEmpty, "\(name), seed \(seed), switch \(number), \(moment): \(faults)")
          guard faults.isEmpty else { return }
        }
        screen.header.detach()
      }
    }

    @Test(
      "A page that comes into sight under a moving header keeps right below it, frame by frame",
      arguments: [0, 1000] as [CGFloat])
    func comesIntoSight(scrolled: CGFloat) throws {
      let screen = try TurningScreen("twitter-condense", [3200, 3200], seed: 1)
      let (lists, pager, stage) = (screen.lists, screen.pager, screen.stage)
      lists[0].contentOffset.y += scrolled
      for isCollapsed in [true, false] {
        screen.header.setCollapsed(isCollapsed, animated: true)
        stage.screen.advance(frames: 3)
        pager.contentOffset.x = pager.bounds.width / 2
        for _ in 1...10 {
          stage.screen.advance()
          let gap = -lists[1].contentOffset.y - screen.seen.maxY
          // Content is put on pixels. A header that comes down is a frame ahead of it.
          #expect((isCollapsed ? -0.17...0.17 : -7...0.17).contains(gap))
        }
        #expect(screen.cover.frame.height == (isCollapsed ? 91 : 135))
        pager.contentOffset.x = 0
        stage.settle()
      }
    }

    @Test("A page that is removed gets back what it had, and so do all on detaching")
    func removed() throws {
      let screen = try TurningScreen("twitter-condense", [3200, 120], seed: 1)
      let (header, short) = (screen.header, screen.lists[1])
      #expect(short.contentInset.top > 0 && short.contentInset.bottom > 0)
      header.remove(short)
      #expect(short.contentInset == .zero)
      #expect(short.gestureRecognizers?.count == screen.lists[0].gestureRecognizers?.count)
      header.add(short)
      header.detach()
      #expect(screen.lists.allSatisfy { $0.contentInset == .zero })
    }
  }

  /// A screen whose lists are pages of a paging scroll view.
  @MainActor
  final class TurningScreen {
    let stage = Stage(safeAreaTop: 47)
    let header: HeaderAttachment
    private let controller = UIViewController(nibName: nil, bundle: nil)
    let cover = UIView(frame: .zero)
    let pager = UIScrollView(frame: .zero)
    let lists: [UIScrollView]
    private var random: SeededRandom
    private var index = 0
    /// Where its reader has left each list: what the app scrolls is no reader's doing.
    private var places: [CGFloat?]
    private var isReadersDoing = false

    init(_ name: String, _ heights: [CGFloat], seed: UInt64) throws {
      let bounds = stage.window.bounds
      lists = heights.enumerated().map { index, height in
        blankList(height, in: bounds.offsetBy(dx: bounds.width * CGFloat(index), dy: 0))
      }
      places = heights.map { _ in nil }
      random = SeededRandom(seed: seed)
      pager.frame = bounds
      pager.isPagingEnabled = true
      pager.contentInsetAdjustmentBehavior = .never
      for list in lists { pager.addSubview(list) }
      pager.contentSize = CGSize(
        width: bounds.width * CGFloat(heights.count), height: bounds.height)
      controller.view.addSubview(pager)
      controller.view.addSubview(cover)
      stage.show(controller)
      header = HeaderAttachment(
        driver: try makeDriver(name), header: cover,
        scrollView: lists[0])
      for list in lists.dropFirst() { header.add(list) }
      stage.settle()
    }

    // MARK: Moments

    private enum Moment: CaseIterable {
      case expanded, half, collapsed, flying, snapping, overscrolled
    }

    private let middle = CGPoint(x: 196, y: 500)

    /// Brings the header and the list to one of the moments, and gives its name.
    func getInTheWay() -> String {
      stage.settle()
      isReadersDoing = false
      let moment = Moment.allCases.randomElement(using: &random) ?? .expanded
      switch moment {
      case .expanded: header.setCollapsed(false, animated: true)
      case .collapsed: header.setCollapsed(true, animated: true)
      case .half: drag(-random.number(in: 20...60).rounded(), thenFrames: 30)
      case .flying:
        drag(
          (random.number(in: 0...1) < 0.7 ? -1 : 1) * random.number(in: 100...400).rounded(),
          thenFrames: Int(random.number(in: 1...40)))
      case .snapping:
        drag(-random.number(in: 20...60).rounded(), thenFrames: Int(random.number(in: 1...12)))
      case .overscrolled:
        header.setCollapsed(false, animated: false)
        lists[index].setContentOffset(
          CGPoint(x: 0, y: -lists[index].adjustedContentInset.top), animated: false)
        drag(random.number(in: 150...300).rounded(), thenFrames: 3)
      }
      if random.number(in: 0...1) < 0.2 { stage.settle() }
      return "\(moment)"
    }

    private func drag(_ distance: Double, thenFrames frames: Int) {
      isReadersDoing = true
      stage.finger(from: middle, down: distance, over: 160)
      stage.screen.advance(frames: frames)
    }

    // MARK: Turning

    /// What is wrong once everything has come to rest.
    func rest() -> [String] {
      stage.settle()
      let list = lists[index]
      let beyond = max(
        -list.adjustedContentInset.top - list.contentOffset.y,
        list.contentOffset.y - lastOffset(of: list))
      return beyond > 0.34 ? ["content rests \(beyond) points beyond its edge"] : []
    }

    private func lastOffset(of list: UIScrollView) -> CGFloat {
      let inset = list.adjustedContentInset
      return max(-inset.top, list.contentSize.height + inset.bottom - list.bounds.height)
    }

    /// Turns to another page as a finger would, in some frames, perhaps after some hesitation; gives
    /// what is wrong meanwhile.
    func turn() -> [String] {
      let others = lists.indices.filter { $0 != index }
      let next = others.randomElement(using: &random) ?? 0
      let width = pager.bounds.width
      let start = pager.contentOffset.x
      let end = CGFloat(next) * width
      let steps = Int(random.number(in: 2...6))
      var faults: [String] = []
      if random.number(in: 0...1) < 0.3 {
        move(to: start + (end - start) * 0.4, &faults)
        move(to: start, &faults)
      }
      for step in 1...steps {
        if step == steps, isReadersDoing { places[index] = lists[index].contentOffset.y }
        move(to: start + (end - start) * CGFloat(step) / CGFloat(steps), &faults)
      }
      index = next
      if header.activeScrollView !== lists[next] { faults.append("another list is active") }
      if !keepsPlace {
        faults.append(
          "page \(next), left at \(places[next] ?? 0), is shown at \(lists[next].contentOffset.y)")
      }
      return faults
    }

    private func move(to x: CGFloat, _ faults: inout [String]) {
      let before = seen
      pager.contentOffset.x = x
      let moved = distance(from: before)
      // Content is put on whole pixels, and a header that follows it with it, by half of one. Where the
      // technique chooses a fling's end, a header halted less than half a point from its rest is put
      // there at once.
      let allowed = header.driver.traits.choosesTarget ? 0.5 : 0.17
      if moved > allowed { faults.append("the header moves by \(moved)") }
      note(&faults)
      stage.screen.advance()
      note(&faults)
    }

    private func note(_ faults: inout [String]) {
      for (number, list) in lists.enumerated() where isInSight(list) {
        let gap = gap(above: list)
        if gap > 0.34 { faults.append("a gap of \(gap) above page \(number)") }
      }
    }

    // MARK: What is seen

    var seen: CGRect { cover.layer.presentation()?.frame ?? cover.frame }

    private func distance(from before: CGRect) -> CGFloat {
      let now = seen
      if now.maxY <= 0, before.maxY <= 0 { return 0 }
      return max(abs(now.minY - before.minY), abs(now.maxY - before.maxY))
    }

    private func isInSight(_ list: UIScrollView) -> Bool {
      abs(list.frame.minX - pager.contentOffset.x) < pager.bounds.width - 0.5
    }

    private func drawnOffset(of list: UIScrollView) -> CGFloat {
      list.layer.presentation()?.bounds.origin.y ?? list.contentOffset.y
    }

    /// Points between header and content, but for those by which a pull has brought the content down.
    private func gap(above list: UIScrollView) -> CGFloat {
      let drawn = drawnOffset(of: list)
      let pulled = max(0, -list.adjustedContentInset.top - drawn)
      return -drawn - max(0, seen.maxY) - pulled
    }

    /// Whether the list is where it was left, or its content lies right under the header, as it is seen or
    /// where both are going.
    private var keepsPlace: Bool {
      guard let place = places[index] else { return true }
      let list = lists[index]
      let isThere = abs(list.contentOffset.y - min(place, lastOffset(of: list))) < 0.34
      return isThere || abs(-drawnOffset(of: list) - max(0, seen.maxY)) < 0.5
        || abs(-list.contentOffset.y - max(0, cover.frame.maxY)) < 0.5
    }
  }
#endif
