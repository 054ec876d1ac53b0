import HeaderFormats
import HeadlessUIKit
import Testing

/// What a scroll view does by recordings and production code, where no test of the adapter would
/// notice that the double does otherwise.
@MainActor
@Suite struct MeasuredFactsTests {
  /// Writes down what a scroll view tells its delegate, and where the content was at that moment.
  private final class DelegateLog: NSObject, UIScrollViewDelegate, HeadlessResponding {
    var entries: [(name: String, time: Double, offset: Double)] = []
    /// Answers each callback, after it was written down.
    var answer: ((String, UIScrollView) -> Void)?
    var ignored: Set<HeadlessSelector> = []

    /// The callbacks in order, runs of one name made one.
    var names: [String] {
      entries.map(\.name).reduce(into: []) { names, name in
        if names.last != name { names.append(name) }
      }
    }

    func headlessResponds(to selector: HeadlessSelector) -> Bool { !ignored.contains(selector) }

    private func note(_ name: String, _ view: UIScrollView) {
      entries.append((name, HeadlessScreen.current.time, Double(view.contentOffset.y)))
      answer?(name, view)
    }

    func scrollViewDidScroll(_ view: UIScrollView) { note("didScroll", view) }
    func scrollViewWillBeginDragging(_ view: UIScrollView) { note("willBeginDragging", view) }
    func scrollViewWillEndDragging(
      _ view: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      note("willEndDragging", view)
    }
    func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
      note("didEndDragging(\(decelerate))", view)
    }
    func scrollViewWillBeginDecelerating(_ view: UIScrollView) {
      note("willBeginDecelerating", view)
    }
    func scrollViewDidEndDecelerating(_ view: UIScrollView) { note("didEndDecelerating", view) }
  }

  private let screen = HeadlessScreen(frameRate: 60)
  private let log = DelegateLog()
  private let view: UIScrollView

  init() {
    HeadlessScreen.current = screen
    view = UIScrollView(frame: screen.bounds)
    view.alwaysBounceVertical = true
    view.contentSize = CGSize(width: screen.bounds.width, height: 2000)
    view.delegate = log
  }

  private func show() {
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view.addSubview(view)
    screen.show(controller)
  }

  private func play(_ script: String) throws {
    if view.window == nil { show() }
    log.entries = []
    screen.play(try GestureScript(script).statements, on: view)
  }

  /// Recorded on phones: `traces`.
  @Test(
    "A lift is told in one order; beyond an edge content decelerates whatever the speed",
    arguments: [
      ("drag -300 over 250; lift", true), ("drag 200 over 400; hold 300; lift", true),
      ("drag -30 over 250; hold 200; lift", false),
    ])
  func order(script: String, decelerates: Bool) throws {
    HeadlessScreen.current = screen
    try play(script)
    let drag = ["willBeginDragging", "didScroll", "willEndDragging"]
    #expect(
      log.names == drag
        + (decelerates
          ? ["didEndDragging(true)", "willBeginDecelerating", "didScroll", "didEndDecelerating"]
          : ["didEndDragging(false)"]))
    #expect(log.entries.first?.offset == 0, "unchanged as the drag begins")
  }

  /// Recorded on phones: the first 10 points of a drag are lost.
  @Test("The slop of a drag is not made up for")
  func slop() throws {
    HeadlessScreen.current = screen
    try play("drag -30 over 250; hold 200; lift")
    #expect(view.contentOffset.y == 20)
  }

  /// Three projects rely on it, or warn of it.
  @Test("contentOffset calls didScroll before it returns, and nothing where it is equal")
  func setter() {
    HeadlessScreen.current = screen
    show()
    log.entries = []
    log.answer = { _, view in if view.contentOffset.y < 30 { view.contentOffset.y += 10 } }
    view.contentOffset.y = 10
    view.contentOffset.y = 30
    #expect(log.entries.map(\.offset) == [10, 20, 30])
  }

  /// WWDC 2011, session 104; FloatingPanel for what stops it.
  @Test(
    "A drag and a deceleration go on from an offset that is assigned; an app's scroll ends them")
  func assigned() throws {
    HeadlessScreen.current = screen
    try play("drag -300 over 250; lift")
    let alone = Double(view.contentOffset.y)
    view.contentOffset.y = 0
    var wasMoved = false
    log.answer = { _, view in
      guard view.isDecelerating, !wasMoved else { return }
      wasMoved = true
      view.contentOffset.y += 100
    }
    try play("drag -300 over 250; lift")
    // The resting offset is rounded to a pixel of a third of a point.
    #expect(abs(Double(view.contentOffset.y) - alone - 100) < 0.34)
    log.answer = { _, view in
      guard view.isDecelerating else { return }
      view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    }
    try play("drag -300 over 250; lift")
    #expect(view.contentOffset.y == 100)
  }

  /// Measured on iOS 26.1.
  @Test(
    "A safe area that shrinks at rest takes content along that is under its edge",
    arguments: [(300.0, 352.0), (-65, -65), (-116, -64)])
  func safeArea(offset: Double, moved: Double) {
    HeadlessScreen.current = screen
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 116
    controller.view.addSubview(view)
    screen.show(controller)
    view.contentOffset.y = offset
    controller.additionalSafeAreaInsets.top = 64
    #expect(Double(view.contentOffset.y) == moved)
  }

  /// MDCFlexibleHeaderView, and a public measurement.
  @Test("A refresh control that refreshes is 60 points of adjusted inset, and does not scroll")
  func refreshControl() {
    HeadlessScreen.current = screen
    show()
    view.refreshControl = UIRefreshControl()
    view.refreshControl?.beginRefreshing()
    #expect(view.adjustedContentInset.top == 60)
    #expect(view.contentInset.top == 0 && view.contentOffset.y == 0)
  }

  /// MXScrollView, and RxCocoa's `DelegateProxyType`.
  @Test("Only what a delegate answered when it was assigned is called, until it is assigned again")
  func delegateCache() throws {
    HeadlessScreen.current = screen
    log.ignored = [.scrollViewWillBeginDragging]
    view.delegate = log
    log.ignored = []
    try play("drag -60 over 200; hold 200; lift")
    #expect(log.names.first == "didScroll")
    view.delegate = nil
    view.delegate = log
    try play("drag -60 over 200; hold 200; lift")
    #expect(log.names.first == "willBeginDragging")
  }
}
