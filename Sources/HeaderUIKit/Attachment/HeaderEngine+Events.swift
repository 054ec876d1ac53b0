#if canImport(UIKit) || canImport(HeadlessUIKit)
  import HeaderCore
  import ScrollPhysics
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension HeaderEngine: ScrollViewContainingDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard isHeard(scrollView) else { return }
      let geometryChanged = noticeGeometry()
      let previous = lastReading
      let current = link.reading
      lastReading = current
      guard current.contentOffset != previous.contentOffset else { return }
      let cause = current.cause(
        since: previous, in: link.range, grid: link.grid, geometryChanged: geometryChanged)
      if current.isDragging { followFinger(current) }
      if cause.isUserTravel { beginTravel() }
      report(.didScroll(cause))
      // The app has cut a fling short; UIKit may or may not say so.
      if owesStop, !current.isTracking, !current.isDecelerating { endTravel() }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      guard isHeard(scrollView) else { return }
      finger = FingerPosition(
        position: link.range.position(forOffset: link.contentOffset, dimension: link.bounds))
      lastReading.translation = nil
      beginTravel()
      report(.willBeginDragging)
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      guard isHeard(scrollView) else { return }
      let shift = link.room.contentShift
      requestedTarget = nil
      report(
        .willEndDragging(
          velocity: Double(velocity.y),
          targetContentOffset: Double(targetContentOffset.pointee.y) - shift))
      guard let target = requestedTarget, target.isFinite else { return }
      targetContentOffset.pointee.y =
        link.range.clamp(link.grid.rounded(target)) + link.room.contentShift
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      guard isHeard(scrollView) else { return }
      finger = nil
      if !decelerate { (owesStop, hasReleasedAtRest) = (false, true) }
      report(.didEndDragging(willDecelerate: decelerate))
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      guard isHeard(scrollView) else { return }
      beginTravel()
      report(.willBeginDecelerating)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      // Where the travel's end is known already, this is late news of it. That of a deceleration
      // which a finger stopped comes after the finger's own end.
      guard isHeard(scrollView), owesStop || hasReleasedAtRest else { return }
      hasReleasedAtRest = false
      if !scrollView.isTracking { owesStop = false }
      report(.didEndDecelerating)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      guard isHeard(scrollView) else { return }
      report(.didEndScrollingAnimation)
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      guard isHeard(scrollView) else { return }
      report(.didScrollToTop)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      guard isHeard(scrollView) else { return }
      noticeGeometry()
    }

    /// Whether `scrollView` is the engine's, and says something of its own accord.
    private func isHeard(_ scrollView: UIScrollView) -> Bool {
      isAttached && applications == 0 && scrollView === link.view
    }

    func report(_ event: ScrollEvent) {
      scrollDelegate?.scrollContained(self, didReport: event)
      lastReading.contentOffset = link.contentOffset
    }

    // MARK: The user's travel

    private func followFinger(_ reading: ScrollReading) {
      guard let translation = reading.translation else { return }
      if finger == nil {
        // Nobody has said that a drag began: a child controller that forwards nothing but its
        // scrolling.
        finger = FingerPosition(position: link.contentOffset + translation)
      }
      finger?.move(
        to: translation, shown: link.contentOffset, in: link.range, dimension: link.bounds,
        grid: link.grid)
    }

    private func beginTravel() {
      (owesStop, hasReleasedAtRest) = (true, false)
      watch.start()
    }

    /// The travel is over, and nobody else says so.
    func endTravel() {
      guard owesStop else { return }
      owesStop = false
      report(.didStop)
    }

    /// Whether a finger or a fling still moves the content.
    func travelGoesOn() -> Bool {
      guard isAttached, owesStop else { return false }
      if link.view.isTracking || link.view.isDecelerating { return true }
      finger = nil
      endTravel()
      return false
    }
  }
#endif
