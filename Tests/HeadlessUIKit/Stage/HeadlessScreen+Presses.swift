import ScrollSimulator

/// A finger on views and recognisers that are no scroll view's.
extension HeadlessScreen {
  /// A finger has landed on `view`: the control that it is on, or lies in, is pressed, and every
  /// recogniser around it sees the finger.
  func press(_ view: UIView?) {
    var current = view
    while let next = current {
      if pressed == nil, let control = next as? UIControl, control.isEnabled { pressed = control }
      seeing += next.gestureRecognizers ?? []
      current = next.superview
    }
    pressed?.isHighlighted = true
    for recognizer in seeing where recognizer.isEnabled {
      recognizer.touchesBegan([], with: UIEvent())
    }
  }

  /// Whether another recogniser has begun that leaves `pan` nothing to recognise.
  func isPrevented(_ pan: UIGestureRecognizer) -> Bool {
    seeing.contains { other in
      other !== pan && !(other is ScrollViewPan) && other.state == .began
        && other.canPrevent(pan) && pan.canBePrevented(by: other)
    }
  }

  /// What scrolls takes the finger from what is pressed.
  func cancelPressIfScrolling() {
    guard let pressed,
      touched?.engine.isDragging == true
        || touchedSideways?.sideScroller?.engine.isDragging == true
    else { return }
    self.pressed = nil
    pressed.isHighlighted = false
    pressed.sendActions(for: .touchCancel)
  }

  /// The finger has lifted, or was taken away.
  func release(_ sample: TouchSample) {
    let recognizers = seeing
    seeing = []
    for recognizer in recognizers where recognizer.isEnabled {
      if sample.phase == .cancel {
        recognizer.touchesCancelled([], with: UIEvent())
      } else {
        recognizer.touchesEnded([], with: UIEvent())
      }
      if !(recognizer is UIPanGestureRecognizer) { recognizer.sendActions() }
    }
    guard let control = pressed else { return }
    pressed = nil
    control.isHighlighted = false
    let place = control.convert(CGPoint(x: sample.x, y: sample.y), from: nil)
    let isInside = sample.phase == .up && control.point(inside: place, with: nil)
    control.sendActions(for: isInside ? .touchUpInside : .touchCancel)
  }
}
