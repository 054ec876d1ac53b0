import ScrollPhysics
public import ScrollSimulator

extension HeadlessScreen {
  /// Receives a finger at a point of the window, at a time of the screen's clock. Views receive it with the latency
  /// of a display of the screen's frame rate.
  ///
  /// The hit view and its ancestors are searched for the pan recognizer of a scroll view, which then has the finger
  /// until it lifts.
  public func receive(_ sample: TouchSample) {
    touchesOnTheirWay.append(sample)
    deliverTouches()
  }

  /// Delivers the touches that are due in the current frame.
  func deliverTouches() {
    let latency = SimulatorConfiguration.touchLatency(atFrameRate: frameRate)
    while let sample = touchesOnTheirWay.next(inFrameAt: time, latency: latency) { take(sample) }
  }

  private func take(_ sample: TouchSample) {
    lastTouch = sample
    if sample.phase == .down, touched == nil {
      let point = CGPoint(x: sample.x, y: sample.y)
      let view = window?.hitTest(point, with: nil)
      let recognizers = view?.selfAndAncestors.flatMap { $0.gestureRecognizers ?? [] } ?? []
      if sample.input == .finger { beginRecognizing(recognizers) }
      touched =
        recognizers.lazy.compactMap { $0 as? UIPanGestureRecognizer }
        .first { $0.scrollView?.canBeDragged == true && !self.isPrevented($0) }?.scrollView
      touched?.willBeTouched(at: point, with: sample.input)
    }
    touched?.drive { $0.receive(sample) }
    if sample.phase == .up || sample.phase == .cancel {
      touched?.panGestureRecognizer.numberOfTouches = 0
      touched = nil
      endRecognizing(sample.phase)
    }
  }

  /// Cancels the touch, as the system does.
  func cancelTouch() {
    guard var sample = lastTouch else { return }
    (sample.phase, sample.time) = (.cancel, time)
    touchesOnTheirWay = TouchQueue()
    take(sample)
  }

  private func beginRecognizing(_ recognizers: [UIGestureRecognizer]) {
    touchedRecognizers = recognizers
    for recognizer in recognizers { recognizer.touchesBegan([], with: UIEvent()) }
  }

  /// Whether another recognizer that has begun prevents `pan`.
  private func isPrevented(_ pan: UIGestureRecognizer) -> Bool {
    touchedRecognizers.contains { other in
      other !== pan && !(other is UIPanGestureRecognizer) && other.state == .began
        && other.canPrevent(pan) && pan.canBePrevented(by: other)
    }
  }

  private func endRecognizing(_ phase: TouchSample.Phase) {
    let recognizers = touchedRecognizers
    touchedRecognizers = []
    for recognizer in recognizers {
      if phase == .cancel {
        recognizer.touchesCancelled([], with: UIEvent())
      } else {
        recognizer.touchesEnded([], with: UIEvent())
      }
    }
  }

  /// Taps the status bar, and returns whether a scroll view scrolls to the top. As on an iPhone, none does unless
  /// exactly one on the screen has `scrollsToTop`.
  @discardableResult
  public func tapStatusBar() -> Bool {
    let candidates = scrollViews.compactMap(\.object).filter { view in
      view.scrollsToTop && !view.isHidden && view.window === window && window != nil
    }
    return candidates.count == 1 && candidates[0].scrollToTopIfAllowed()
  }
}

extension UIScrollView {
  /// A finger will land at `point` of the window, or `input` will scroll there.
  func willBeTouched(at point: CGPoint, with input: PanInput) {
    let isInside = bounds.contains(convert(point, from: nil))
    countsAsTracking =
      input == .finger
      ? isInside || screen.switches.tracksFingersBesideScrollView
      : screen.switches.tracksIndirectScrolling
    panGestureRecognizer.touchDown(with: input)
  }
}
