import ScrollPhysics
public import ScrollSimulator

extension HeadlessScreen {
  /// A finger was seen at a point of the window, at a time of the screen's clock.
  ///
  /// Where it lands, the frontmost view is looked for, and from there upwards a view on which the
  /// pan recogniser of a scroll view looks at touches. That scroll view has the finger until it
  /// lifts. A finger that was recorded on a larger screen and is beside the window lands at the point
  /// of it that is nearest.
  public func receive(_ sample: TouchSample) {
    if sample.phase == .down, touched == nil {
      touched = scrollView(under: CGPoint(x: sample.x, y: sample.y))
      touched?.panGestureRecognizer.touchDown(
        at: CGPoint(x: sample.x, y: sample.y))
    }
    lastTouch = sample
    let wasDecelerating = touched?.engine.isDecelerating ?? false
    touched?.engine.receive(sample)
    if wasDecelerating, let touched, touched.isTracking,
      touched.engine.legalRange.contains(touched.engine.contentOffset)
    {
      touched.fingerDidCatch()
    }
    if sample.phase == .up || sample.phase == .cancel { touched = nil }
  }

  /// The system takes the finger away.
  func cancelTouch() {
    guard var sample = lastTouch else { return }
    (sample.phase, sample.time) = (.cancel, time)
    receive(sample)
  }

  private func scrollView(under point: CGPoint) -> UIScrollView? {
    guard let window else { return nil }
    let bounds = window.bounds
    let inside = CGPoint(
      x: min(max(point.x, bounds.minX), bounds.maxX - 0.5),
      y: min(max(point.y, bounds.minY), bounds.maxY - 0.5))
    var view = window.hitTest(inside, with: nil)
    while let current = view {
      for case let pan as ScrollViewPan in current.gestureRecognizers ?? [] {
        if let scrollView = pan.scrollView, scrollView.canBeDragged { return scrollView }
      }
      view = current.superview
    }
    return nil
  }

  /// Taps the status bar. As on an iPhone, nothing happens unless exactly one scroll view on the
  /// screen scrolls to the top. Gives whether one does.
  @discardableResult
  public func tapStatusBar() -> Bool {
    let candidates = scrollViews.compactMap(\.object).filter { view in
      view.scrollsToTop && !view.isHidden && view.window === window && window != nil
    }
    guard candidates.count == 1 else { return false }
    return candidates[0].scrollToTopIfAllowed()
  }
}

/// The recogniser of a scroll view's own finger, on whichever view it was put.
final class ScrollViewPan: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }
}
