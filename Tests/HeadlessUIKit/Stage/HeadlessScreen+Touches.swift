import ScrollPhysics
public import ScrollSimulator

extension HeadlessScreen {
  /// A finger was seen at a point of the window, at a time of the screen's clock. Views hear of it
  /// with the latency of a display of the screen's frame rate.
  ///
  /// Where it lands, the frontmost view is looked for, and from there upwards a view on which the
  /// pan recogniser of a scroll view looks at touches. That scroll view has the finger until it
  /// lifts. A finger that was recorded on a larger screen and is beside the window lands at the point
  /// of it that is nearest.
  public func receive(_ sample: TouchSample) {
    touchesOnTheirWay.append(sample)
    deliverTouches()
  }

  /// Hands on the touches that have come by the frame being worked on.
  func deliverTouches() {
    let latency = SimulatorConfiguration.touchLatency(atFrameRate: frameRate)
    while let sample = touchesOnTheirWay.next(inFrameAt: time, latency: latency) { take(sample) }
  }

  private func take(_ sample: TouchSample) {
    lastTouch = sample
    if sample.phase == .down, touched == nil {
      let point = CGPoint(x: sample.x, y: sample.y)
      let view = touchedView(at: point)
      if sample.input == .finger { beginRecognizing(on: view) }
      touched = scrollView(around: view)
      touched?.willBeTouched(at: point, with: sample.input)
    }
    let wasDecelerating = touched?.engine.isDecelerating ?? false
    if sample.phase == .cancel { touched?.panGestureRecognizer.isBeingCancelled = true }
    touched?.drive { $0.receive(sample) }
    if wasDecelerating, let touched, touched.engine.isTracking,
      touched.engine.contentOffsetRange.contains(touched.engine.contentOffset)
    {
      touched.fingerDidCatch()
    }
    if sample.phase == .up || sample.phase == .cancel {
      touched?.panGestureRecognizer.numberOfTouches = 0
      touched = nil
      endRecognizing(sample.phase)
    }
  }

  /// The system takes the finger away.
  func cancelTouch() {
    guard var sample = lastTouch else { return }
    (sample.phase, sample.time) = (.cancel, time)
    touchesOnTheirWay = TouchQueue()
    take(sample)
  }

  /// Every recogniser around `view` sees the finger.
  private func beginRecognizing(on view: UIView?) {
    var current = view
    while let next = current {
      seeing += next.gestureRecognizers ?? []
      current = next.superview
    }
    for recognizer in seeing { recognizer.touchesBegan([], with: UIEvent()) }
  }

  /// Whether another recogniser has begun that leaves `pan` nothing to recognise.
  private func isPrevented(_ pan: UIGestureRecognizer) -> Bool {
    seeing.contains { other in
      other !== pan && !(other is UIPanGestureRecognizer) && other.state == .began
        && other.canPrevent(pan) && pan.canBePrevented(by: other)
    }
  }

  private func endRecognizing(_ phase: TouchSample.Phase) {
    let recognizers = seeing
    seeing = []
    for recognizer in recognizers {
      if phase == .cancel {
        recognizer.touchesCancelled([], with: UIEvent())
      } else {
        recognizer.touchesEnded([], with: UIEvent())
      }
      if !(recognizer is UIPanGestureRecognizer) { recognizer.sendActions() }
    }
  }

  private func touchedView(at point: CGPoint) -> UIView? {
    guard let window else { return nil }
    let bounds = window.bounds
    let inside = CGPoint(
      x: min(max(point.x, bounds.minX), bounds.maxX - 0.5),
      y: min(max(point.y, bounds.minY), bounds.maxY - 0.5))
    return window.hitTest(inside, with: nil)
  }

  private func scrollView(around view: UIView?) -> UIScrollView? {
    var view = view
    while let current = view {
      for case let pan as UIPanGestureRecognizer in current.gestureRecognizers ?? [] {
        if let scrollView = pan.scrollView, scrollView.canBeDragged, !isPrevented(pan) {
          return scrollView
        }
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

extension UIScrollView {
  /// A finger is about to land at `point`, in the window, or `input` to scroll there.
  func willBeTouched(at point: CGPoint, with input: PanInput) {
    let isInside = bounds.contains(convert(point, from: nil))
    countsAsTracking =
      input == .finger
      ? isInside || screen.switches.tracksFingersBesideScrollView
      : screen.switches.tracksIndirectScrolling
    panGestureRecognizer.touchDown(with: input)
  }
}
