import HeaderCore
import ScrollPhysics

/// What the app asks for.
extension ObservedHeader {
  /// The app wants the header at a collapsed fraction. Before the scroll view has said anything it
  /// waits: over content too short to scroll a header does not collapse.
  package func setFraction(_ fraction: Double, animated: Bool, at time: Double) {
    guard fraction.isFinite, isStarted else { return }
    presented.now = time
    let fraction = min(max(fraction, 0), 1)
    guard active.geometry != nil else {
      pendingFraction = fraction
      return
    }
    ask(fraction, animated: animated)
  }

  func ask(_ fraction: Double, animated: Bool) {
    active.report(.setFraction(fraction, animated: animated))
    active.waitForLift()
    presented.ask(for: fraction)
    active.reportEnd()
    alignAtRest()
  }

  /// The app's binding is `isCollapsed`, on appearing or because it has changed.
  ///
  /// A header that is on its way there, or there, is left alone; so is one that appears once more while
  /// the binding is what it was.
  package func setCollapsed(_ isCollapsed: Bool, animated: Bool, at time: Double) {
    guard isCollapsed != heardWish ?? false else { return }
    heardWish = isCollapsed
    guard isCollapsed != isHeadedForCollapse else { return }
    setFraction(isCollapsed ? 1 : 0, animated: animated, at: time)
  }

  /// Whether the header will be collapsed once everything that moves it is over.
  package var isHeadedForCollapse: Bool {
    pendingFraction.map { $0 == 1 } ?? presented.isHeadedForCollapse
  }

  /// Scrolls the content until what is `y` points below its top edge is right under the header as it
  /// will be then; at once where less motion is preferred.
  package func scroll(to y: Double, animated: Bool, at time: Double) {
    guard isStarted, y.isFinite, let viewport = active.viewport else { return }
    presented.now = time
    let wanted = y + presented.leadIn - line(showing: y)
    let target = viewport.range.clamp(wanted - active.shift) + active.shift
    guard (target - active.contentOffset).magnitude > viewport.pixel / 2 else { return }
    let move: HeaderEffects.ContentMove =
      animated && !presented.surroundings.prefersReducedMotion
      ? .scroll(to: target, HeaderAnimation(duration: ObservedHeader.scrollDuration))
      : .stop(at: target)
    active.ask(move)
  }

  /// Seconds that a scroll takes which the app has asked for.
  private static let scrollDuration = 0.3

  /// Where the header ends when what is `y` points below the content's top edge is right under it: one
  /// that follows the content's position has collapsed, unless that is the top.
  private func line(showing y: Double) -> Double {
    if forwarder.driver.traits.movedBy == .position {
      return y <= 0 ? .infinity : max(0, presented.ends.collapsed.headerMaxY)
    }
    let shown = presented.shown
    return max(0, (shown.run?.transition.end ?? shown.layout).headerMaxY)
  }
}
