import HeaderFormats
import HeadlessUIKit
import Testing

/// What a scroll view does by recordings and production code, where no test of the adapter would
/// notice that the double does otherwise.
@MainActor
@Suite struct MeasuredFactsTests {
  /// Writes down what a scroll view tells its delegate, and where the content was at that moment.
  private final class DelegateLog: NSObject, UIScrollViewDelegate, HeadlessResponding {
    var entries: [(name: String, offset: Double)] = []
    /// Answers each callback, after it was written down.
    var answer: ((String, UIScrollView) -> Void)?
    var ignored: Set<HeadlessSelector> = []

    func headlessResponds(to selector: HeadlessSelector) -> Bool { !ignored.contains(selector) }

    private func note(_ name: String, _ view: UIScrollView) {
      entries.append((name, Double(view.contentOffset.y)))
      answer?(name, view)
    }

    func scrollViewDidScroll(_ view: UIScrollView) { note("didScroll", view) }
    func scrollViewWillBeginDragging(_ view: UIScrollView) { note("willBeginDragging", view) }
  }

  private let screen = HeadlessScreen(frameRate: 60)
  private let log = DelegateLog()
  private let view: UIScrollView
  private let window: UIWindow

  init() {
    HeadlessScreen.current = screen
    window = UIWindow(frame: screen.bounds)
    view = UIScrollView(frame: screen.bounds)
    view.alwaysBounceVertical = true
    view.contentSize = CGSize(width: screen.bounds.width, height: 2000)
    view.delegate = log
  }

  private func show(_ controller: UIViewController = UIViewController()) {
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private func play(_ script: String) throws {
    if view.window == nil { show() }
    log.entries = []
    screen.play(try GestureScript(script).statements)
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

  /// Measured on iOS 26.1.
  @Test(
    "A safe area that shrinks at rest takes content along that is under its edge",
    arguments: [(300.0, 352.0), (-65, -65), (-116, -64)])
  func safeArea(offset: Double, moved: Double) {
    HeadlessScreen.current = screen
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 116
    show(controller)
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
    #expect(log.entries.first?.name == "didScroll")
    view.delegate = nil
    view.delegate = log
    try play("drag -60 over 200; hold 200; lift")
    #expect(log.entries.first?.name == "willBeginDragging")
  }
}
