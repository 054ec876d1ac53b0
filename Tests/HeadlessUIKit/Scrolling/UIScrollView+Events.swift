import HeaderCore
import ScrollSimulator

/// Hears the engine for a scroll view. The engine keeps it alive, and it keeps nothing.
@MainActor
final class EngineListener: @MainActor ScrollContainingDelegate {
  private weak var view: UIScrollView?

  init(_ view: UIScrollView) {
    self.view = view
  }

  func scrollContained(_ contained: any ScrollContained, didReport event: ScrollEvent) {
    view?.engineDidReport(event)
  }
}

/// From the engine to the app.
extension UIScrollView {
  /// Turns what the engine reports into delegate calls, in the order in which UIKit makes them.
  fileprivate func engineDidReport(_ event: ScrollEvent) {
    if let pan = engine.pan {
      panGestureRecognizer.follow(pan, x: CGFloat(screen.lastTouch?.x ?? 0))
    }
    switch event {
    case .didScroll:
      didMoveContent()
    case .willBeginDragging:
      hasToldOfCatch = false
      panGestureRecognizer.become(.began)
      delegate?.scrollViewWillBeginDragging(self)
    case .willEndDragging(let velocity, let target):
      askForTarget(velocity: velocity, announced: target, answering: event)
    case .didEndDragging(let willDecelerate):
      panGestureRecognizer.become(.ended)
      delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    case .willBeginDecelerating:
      hasToldOfCatch = false
      delegate?.scrollViewWillBeginDecelerating(self)
    case .didEndDecelerating:
      didEndDecelerating()
    case .didEndScrollingAnimation:
      delegate?.scrollViewDidEndScrollingAnimation(self)
    case .didScrollToTop:
      delegate?.scrollViewDidScrollToTop(self)
    case .didStop, .geometryDidChange, .contentReplaced, .setFraction:
      // UIKit has no callback for these.
      break
    }
  }

  private func didMoveContent() {
    let offset = CGPoint(x: contentOffset.x, y: CGFloat(engine.contentOffset))
    if engine.isDragging { panGestureRecognizer.become(.changed) }
    guard !isAssigning else {
      isAssigning = false
      follow(offset)
      return
    }
    isFollowingEngine = true
    // Through the property, so that a subclass that overrides it hears of every move.
    contentOffset = offset
    isFollowingEngine = false
  }

  /// A finger has landed on content that decelerates within its edges.
  func fingerDidCatch() {
    guard screen.switches.delegateSeesDidEndDeceleratingOnCatch else { return }
    hasToldOfCatch = true
    delegate?.scrollViewDidEndDecelerating(self)
  }

  private func didEndDecelerating() {
    guard !hasToldOfCatch else {
      hasToldOfCatch = false
      return
    }
    delegate?.scrollViewDidEndDecelerating(self)
  }

  private func askForTarget(velocity: Double, announced: Double, answering event: ScrollEvent) {
    var target = CGPoint(x: contentOffset.x, y: CGFloat(announced))
    withUnsafeMutablePointer(to: &target) {
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: 0, y: velocity), targetContentOffset: $0)
    }
    guard Double(target.y) != announced else { return }
    var effects = HeaderEffects(layout: .zero)
    effects.targetContentOffset = Double(target.y)
    let context = HeaderContext(scroll: engine.metrics, environment: engine.environment)
    engine.perform(effects, answering: event, in: context)
  }

  /// The status bar was tapped. Gives whether it scrolls.
  func scrollToTopIfAllowed() -> Bool {
    guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    command(.scrollToTop, x: contentOffset.x)
    return true
  }
}
