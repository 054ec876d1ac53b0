import HeaderFormats
import HeadlessUIKit

/// Makes a new screen the current one. Every test begins with it.
@MainActor
func makeScreen(
  frameRate: Double = 60, safeArea: UIEdgeInsets = .zero
) -> HeadlessScreen {
  let screen = HeadlessScreen(frameRate: frameRate)
  screen.safeAreaInsets = safeArea
  HeadlessScreen.current = screen
  return screen
}

extension HeadlessScreen {
  /// Plays the gesture that `script` spells; what the app does in it is done to `scrollView`.
  func play(script: String, on scrollView: UIScrollView? = nil) throws {
    play(try GestureScript(script).statements, on: scrollView)
  }
}

/// Writes down what a scroll view tells its delegate, and where the content was at that moment.
@MainActor
final class DelegateLog: NSObject, UITableViewDelegate {
  struct Entry: Equatable {
    var name: String
    var time: Double
    var offset: Double
  }

  private(set) var entries: [Entry] = []
  /// Answers each callback, after it was written down.
  var answer: ((String, UIScrollView) -> Void)?
  /// Where a fling is to end instead.
  var target: Double?
  var allowsScrollToTop = true

  /// The callbacks in order, runs of one name made one.
  var names: [String] {
    var names: [String] = []
    for entry in entries where entry.name != names.last { names.append(entry.name) }
    return names
  }

  func count(_ name: String) -> Int {
    entries.filter { $0.name == name }.count
  }

  func clear() {
    entries = []
  }

  private func note(_ name: String, _ scrollView: UIScrollView) {
    entries.append(
      Entry(name: name, time: HeadlessScreen.current.time, offset: scrollView.contentOffset.y))
    answer?(name, scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll", scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging", scrollView)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging", scrollView)
    if let target { targetContentOffset.pointee.y = CGFloat(target) }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note(decelerate ? "didEndDragging(true)" : "didEndDragging(false)", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didEndDecelerating", scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation", scrollView)
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note("shouldScrollToTop", scrollView)
    return allowsScrollToTop
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    note("didScrollToTop", scrollView)
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("didChangeAdjustedContentInset", scrollView)
  }
}

/// A scroll view that fills the screen, over content 2000 points tall, and the log of its delegate.
@MainActor
func makeScrollView(
  on screen: HeadlessScreen, content: CGFloat = 2000
) -> (view: UIScrollView, log: DelegateLog) {
  let view = UIScrollView(frame: screen.bounds)
  view.alwaysBounceVertical = true
  view.contentSize = CGSize(width: screen.bounds.width, height: content)
  let log = DelegateLog()
  view.delegate = log
  return (view, log)
}

/// A screen with one scroll view on it, made when a test first asks for it. A suite's `init` would be
/// too early: other tests may make their own screen the current one before this one begins.
@MainActor
final class ScrollStage {
  let screen = makeScreen()
  let view: UIScrollView
  let log: DelegateLog

  init() {
    (view, log) = makeScrollView(on: screen)
    screen.show(view)
    log.clear()
  }

  /// The offsets that were told of, in order.
  var offsets: [Double] { log.entries.filter { $0.name == "didScroll" }.map(\.offset) }
}
