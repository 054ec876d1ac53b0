import HeaderCore
import ScrollPhysics
import ScrollSimulator

/// Passes the engine's events to a scroll view. The engine retains the listener, which retains nothing.
@MainActor
final class EngineListener: @MainActor ScrollHostDelegate {
  private weak var view: UIScrollView?

  init(_ view: UIScrollView) {
    self.view = view
  }

  func scrollHost(_ host: any ScrollHost, didReport event: ScrollEvent) {
    view?.engineDidReport(event)
  }
}

/// From the engine to the app.
extension UIScrollView {
  /// Turns the engine's events into delegate calls, in UIKit's order.
  fileprivate func engineDidReport(_ event: ScrollEvent) {
    if let pan = engine.pan { panGestureRecognizer.follow(pan) }
    switch event {
    case .didScroll:
      didMoveContent()
    case .willBeginDragging:
      panGestureRecognizer.become(.began)
      tell(.scrollViewWillBeginDragging) { $0.scrollViewWillBeginDragging(self) }
    case .willEndDragging(let velocity, let target):
      panGestureRecognizer.end()
      askForTarget(velocity: velocity, announced: target, answering: event)
    case .didEndDragging(let willDecelerate):
      tell(.scrollViewDidEndDragging) {
        $0.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
      }
    case .willBeginDecelerating:
      tell(.scrollViewWillBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
    case .didEndDecelerating:
      tell(.scrollViewDidEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
    case .didEndScrollingAnimation:
      tell(.scrollViewDidEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
    case .didScrollToTop, .didStop, .geometryDidChange, .contentReplaced, .setFraction:
      // The adapter does not implement the first, and UIKit has no callback for the others.
      break
    }
  }

  private func didMoveContent() {
    let offset = CGPoint(x: contentOffset.x, y: CGFloat(engine.contentOffset))
    guard !isAssigning else {
      isAssigning = false
      follow(offset)
      return
    }
    isFollowingEngine = true
    // Through the property, for subclasses that override it.
    contentOffset = offset
    isFollowingEngine = false
  }

  /// Makes the engine process an event, and then calls the recognizer's targets.
  func drive(_ body: (SimulatedScrollView) -> Void) {
    body(engine)
    panGestureRecognizer.finishEvent(engine.pan)
  }

  private func askForTarget(velocity: Double, announced: Double, answering event: ScrollEvent) {
    var target = CGPoint(x: contentOffset.x, y: CGFloat(announced))
    withUnsafeMutablePointer(to: &target) { pointer in
      tell(.scrollViewWillEndDragging) {
        $0.scrollViewWillEndDragging(
          self, withVelocity: CGPoint(x: 0, y: velocity), targetContentOffset: pointer)
      }
    }
    guard Double(target.y) != announced else { return }
    var effects = HeaderEffects(layout: .zero)
    effects.targetContentOffset = Double(target.y)
    let context = HeaderContext(scroll: engine.metrics, environment: engine.environment)
    engine.perform(effects, answering: event, in: context)
  }

  /// The status bar was tapped. Returns whether the view scrolls.
  func scrollToTopIfAllowed() -> Bool {
    guard tell(.scrollViewShouldScrollToTop, { $0.scrollViewShouldScrollToTop(self) }) ?? true
    else { return false }
    command(.scrollToTop, x: contentOffset.x)
    return true
  }
}
