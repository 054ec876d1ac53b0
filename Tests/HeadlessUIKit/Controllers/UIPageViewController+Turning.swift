/// Hears the pages' scroll view.
@MainActor
final class PageListener: NSObject, UIScrollViewDelegate {
  private weak var controller: UIPageViewController?

  init(_ controller: UIPageViewController) {
    self.controller = controller
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { controller?.contentDidMove() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { controller?.finishTurning() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { controller?.finishTurning() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    controller?.finishTurning()
  }
}

extension UIPageViewController {
  private var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  /// Shows `page` instead of what is shown, at once.
  func replacePage(with page: UIViewController) {
    let previous = current
    if let incoming, incoming !== page { retire(incoming) }
    incoming = nil
    if isOnScreen { page.beginAppearanceTransition(true, animated: false) }
    if isOnScreen { previous?.beginAppearanceTransition(false, animated: false) }
    take(in: page)
    current = page
    if let previous { retire(previous) }
    arrange()
    if isOnScreen { page.endAppearanceTransition() }
  }

  /// Asks for the neighbours of the page, and puts it where they leave it room.
  func arrange() {
    guard isViewLoaded, let current, incoming == nil else { return }
    let before = dataSource?.pageViewController(self, viewControllerBefore: current)
    let after = dataSource?.pageViewController(self, viewControllerAfter: current)
    lay(out: [before, current, after].compactMap { $0 })
  }

  /// Puts `pages` side by side, and shows the current one.
  func lay(out pages: [UIViewController]) {
    self.pages = pages
    guard isViewLoaded, let current else { return }
    isArranging = true
    let size = queue.bounds.size
    queue.contentSize = CGSize(width: CGFloat(pages.count) * size.width, height: size.height)
    let index = pages.firstIndex { $0 === current } ?? 0
    queue.contentOffset = CGPoint(x: CGFloat(index) * size.width, y: 0)
    take(in: current)
    for page in pages { place(page) }
    isArranging = false
  }

  private func place(_ page: UIViewController) {
    guard let index = pages.firstIndex(where: { $0 === page }), let view = page.viewIfLoaded,
      view.superview === queue
    else { return }
    let size = queue.bounds.size
    view.place(at: CGRect(origin: CGPoint(x: CGFloat(index) * size.width, y: 0), size: size))
  }

  private func take(in page: UIViewController) {
    guard isViewLoaded, page.viewIfLoaded?.superview !== queue else { return }
    addChild(page)
    page.view.place(at: CGRect(origin: .zero, size: queue.bounds.size))
    queue.addSubview(page.view)
    page.didMove(toParent: self)
  }

  private func retire(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.endAppearanceTransition()
    page.removeFromParent()
  }

  /// The content has moved: towards a neighbour perhaps, which is then put in.
  func contentDidMove() {
    guard !isArranging, let current, let index = pages.firstIndex(where: { $0 === current }) else {
      return
    }
    let way = queue.contentOffset.x - CGFloat(index) * queue.bounds.width
    let next = way > 0 ? index + 1 : way < 0 ? index - 1 : index
    guard pages.indices.contains(next), pages[next] !== current, pages[next] !== incoming else {
      return
    }
    // Turned back past where it began: the other neighbour comes instead.
    if let incoming { giveBack(incoming) }
    delegate?.pageViewController(self, willTransitionTo: [pages[next]])
    begin(turningTo: pages[next])
  }

  func begin(turningTo page: UIViewController) {
    incoming = page
    if isOnScreen {
      page.beginAppearanceTransition(true, animated: true)
      current?.beginAppearanceTransition(false, animated: true)
    }
    take(in: page)
    place(page)
    if isOnScreen { page.reportIsAppearing() }
  }

  private func giveBack(_ page: UIViewController) {
    incoming = nil
    page.beginAppearanceTransition(false, animated: true)
    current?.beginAppearanceTransition(true, animated: true)
    retire(page)
    current?.endAppearanceTransition()
  }

  /// The content has come to rest on a page.
  func finishTurning() {
    guard let previous = current, let next = incoming else { return }
    let page = Int((queue.contentOffset.x / max(queue.bounds.width, 1)).rounded())
    let isCompleted = pages.indices.contains(page) && pages[page] === next
    if isCompleted {
      incoming = nil
      current = next
      next.endAppearanceTransition()
      retire(previous)
    } else {
      giveBack(next)
    }
    arrange()
    let completion = turnCompletion
    turnCompletion = nil
    guard let completion else {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [previous],
        transitionCompleted: isCompleted)
      return
    }
    completion(isCompleted)
  }
}
