import HeaderCore
import ScrollPhysics
import ScrollSimulator

/// Hears the engine for a scroll view. The engine keeps it alive, and it keeps nothing.
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
  /// Turns what the engine reports into delegate calls, in the order in which UIKit makes them.
  fileprivate func engineDidReport(_ event: ScrollEvent) {
    if let pan = engine.pan { panGestureRecognizer.follow(pan) }
    if isCatchingUp, case .didScroll = event { return }
    if isCatchingUp, Double(contentOffset.y) != engine.contentOffset { didMoveContent() }
    switch event {
    case .didScroll(let cause):
      if cause == .drag { panGestureRecognizer.goOn() }
      didMoveContent()
    case .willBeginDragging:
      hasToldOfCatch = false
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
      hasToldOfCatch = false
      tell(.scrollViewWillBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
    case .didEndDecelerating:
      didEndDecelerating()
    case .didEndScrollingAnimation:
      tell(.scrollViewDidEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
    case .didScrollToTop, .didStop, .geometryDidChange, .contentReplaced, .setFraction:
      // The adapter does not listen to the first, and UIKit has no callback for the others.
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
    // Through the property, so that a subclass that overrides it hears of every move.
    contentOffset = offset
    isFollowingEngine = false
  }

  /// Goes as far as it would in `frames`, without a word until the next of them.
  func catchUp(_ frames: Int) {
    isCatchingUp = true
    for _ in 0..<frames {
      engine.finishFrame()
      engine.beginFrame(engine.frame)
    }
    isCatchingUp = false
  }

  /// Lets the engine do its part of an event, and tells the recogniser's targets of it afterwards.
  func drive(_ body: (SimulatedScrollView) -> Void) {
    body(engine)
    panGestureRecognizer.finishEvent(engine.pan)
  }

  /// A finger has landed on content that decelerates within its edges.
  func fingerDidCatch() {
    guard screen.switches.delegateSeesDidEndDeceleratingOnCatch else { return }
    hasToldOfCatch = true
    tell(.scrollViewDidEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
  }

  private func didEndDecelerating() {
    guard !hasToldOfCatch else {
      hasToldOfCatch = false
      return
    }
    tell(.scrollViewDidEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
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

  /// Scrolls by what is seen between the insets, up or down.
  func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let page = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    let distance: CGFloat =
      switch direction {
      case .down, .next: page
      case .up, .previous: -page
      case .left, .right: 0
      }
    let range = engine.contentOffsetRange
    let offset = range.clamp(Double(contentOffset.y + distance))
    guard distance != 0, range.maximum > range.minimum else { return false }
    setContentOffset(CGPoint(x: contentOffset.x, y: CGFloat(offset)), animated: true)
    return true
  }

  /// The status bar was tapped. Gives whether it scrolls.
  func scrollToTopIfAllowed() -> Bool {
    guard scrollsToTop,
      tell(.scrollViewShouldScrollToTop, { $0.scrollViewShouldScrollToTop(self) }) ?? true
    else { return false }
    command(.scrollToTop, x: contentOffset.x)
    return true
  }
}
