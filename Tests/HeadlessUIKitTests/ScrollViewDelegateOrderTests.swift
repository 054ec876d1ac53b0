import HeadlessUIKit
import Testing

/// Which callbacks a scroll view makes, in which order, and what it says of itself meanwhile.
@MainActor
@Suite final class ScrollViewDelegateOrderTests {
  private lazy var stage = ScrollStage()
  private var screen: HeadlessScreen { stage.screen }
  private var view: UIScrollView { stage.view }
  private var log: DelegateLog { stage.log }

  @Test("A flick is a drag, a deceleration and one end of it, at rest")
  func flick() throws {
    try screen.play(script: "drag -300 over 250; lift")
    #expect(
      log.names == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
  }

  @Test("The offset is unchanged at willBeginDragging, and the slop is not made up for")
  func slop() throws {
    try screen.play(script: "drag -30 over 250; hold 200; lift")
    // Eight frames of 2 points each make up the slop, after the 50 ms of the system's gate.
    let begin = log.entries.first
    #expect(begin?.name == "willBeginDragging" && begin?.offset == 0)
    #expect(begin.map { ($0.time * 60 / 1000).rounded() } == 8)
    #expect(view.contentOffset.y == 20)
    #expect(log.names.last == "didEndDragging(false)")
  }

  @Test("A finger is tracked from where it lands, drags after the slop, and lets the content go on")
  func states() throws {
    var states: [String] = []
    log.answer = { name, view in
      states.append(
        "\(name) \(view.isTracking ? "t" : "-")\(view.isDragging ? "d" : "-")"
          + (view.isDecelerating ? "f" : "-"))
    }
    try screen.play(script: "drag -300 over 250; lift")
    #expect(states.first == "willBeginDragging td-")
    #expect(states.contains("didScroll td-"))
    #expect(states.contains("willEndDragging td-"))
    #expect(states.contains("didEndDragging(true) ---"))
    #expect(states.contains("willBeginDecelerating --f"))
    #expect(states.last == "didEndDecelerating ---")
  }

  @Test("Released beyond an edge, however slowly, content decelerates, and to the edge")
  func overscrolledRelease() throws {
    try screen.play(script: "drag 200 over 400; hold 300; lift")
    #expect(log.names.contains("didEndDragging(true)"))
    #expect(log.count("didEndDecelerating") == 1)
    #expect(view.contentOffset.y == 0)
  }

  @Test("A changed targetContentOffset is where the fling ends")
  func changedTarget() throws {
    log.target = 600
    try screen.play(script: "drag -300 over 250; lift")
    #expect(view.contentOffset.y == 600)
    #expect(log.count("didEndDecelerating") == 1)
  }

  @Test("Every move of the content lays the view out, at the end of its frame")
  func layoutFollowsOffset() throws {
    final class Counter: UIScrollView {
      var offsets: [Double] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        offsets.append(contentOffset.y)
      }
    }
    let counter = Counter(frame: screen.bounds)
    counter.contentSize = view.contentSize
    counter.delegate = log
    screen.show(counter)
    screen.settle()
    counter.offsets = []
    log.clear()
    try screen.play(script: "drag -100 over 250; hold 200; lift")
    var moves: [Double] = []
    for entry in log.entries where entry.name == "didScroll" { moves.append(entry.offset) }
    #expect(counter.offsets == moves)
  }

  @Test("A subclass that overrides contentOffset hears of every move, once")
  func overriddenOffset() throws {
    final class Observer: UIScrollView {
      var offsets: [Double] = []
      override var contentOffset: CGPoint {
        didSet { offsets.append(contentOffset.y) }
      }
    }
    let observer = Observer(frame: screen.bounds)
    observer.contentSize = view.contentSize
    observer.delegate = log
    screen.show(observer)
    try screen.play(script: "drag -100 over 250; lift")
    observer.contentOffset.y = 7
    let moves = log.entries.filter { $0.name == "didScroll" }.map(\.offset)
    #expect(observer.offsets == moves)
    #expect(observer.offsets.last == 7)
  }

  @Test("A tap on the status bar asks, scrolls, and says when it has arrived")
  func statusBar() throws {
    view.contentOffset.y = 500
    log.clear()
    #expect(screen.tapStatusBar())
    screen.settle()
    #expect(log.names == ["shouldScrollToTop", "didScroll", "didScrollToTop"])
    log.clear()
    #expect(screen.tapStatusBar())
    #expect(log.names == ["shouldScrollToTop", "didScrollToTop"], "already there")
    log.allowsScrollToTop = false
    #expect(!screen.tapStatusBar())
    log.allowsScrollToTop = true
    let other = UIScrollView(frame: screen.bounds)
    view.superview?.addSubview(other)
    #expect(!screen.tapStatusBar(), "two scroll views, and no way to know which is meant")
    other.scrollsToTop = false
    #expect(screen.tapStatusBar())
  }

  @Test("An animated scroll tells of its moves and its end, and drags nothing")
  func animatedScroll() {
    log.answer = { _, view in #expect(!view.isDragging && !view.isDecelerating) }
    view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    #expect(log.entries.isEmpty)
    screen.settle()
    #expect(log.names == ["didScroll", "didEndScrollingAnimation"])
    #expect(log.count("didScroll") > 5)
    log.clear()
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    #expect(log.entries.map(\.name) == ["didScroll"])
  }

  @Test("The pan's translation is the finger's way since its slop ended")
  func translation() throws {
    var translations: [Double] = []
    var states: [UIGestureRecognizer.State] = []
    log.answer = { name, view in
      let pan = view.panGestureRecognizer
      if name != "didScroll" { states.append(pan.state) }
      translations.append(pan.translation(in: view.window).y)
    }
    try screen.play(script: "drag -60 over 200; hold 200; lift")
    #expect(translations.first.map { -10 < $0 && $0 < 0 } == true, "what is beyond the slop")
    #expect(translations.last == -50)
    #expect(states == [.began, .ended, .ended])
  }
}
