import ScrollSimulator

/// A finger over pages of lists: it moves the list it is on, or turns the page, whichever way it goes
/// first. From then on the other does not see it.
extension HeadlessScreen {
  /// A finger landed on `view`: what there is around it that turns pages sees it too.
  func beginTurningPages(from view: UIView?, _ sample: TouchSample) {
    var current = view
    while let next = current {
      if let scrollView = next as? UIScrollView, let scroller = scrollView.sideScroller,
        scroller.canBeDragged, !isPrevented(scrollView.panGestureRecognizer)
      {
        touchedSideways = scrollView
        scrollView.panGestureRecognizer.touchDown(
          at: CGPoint(x: sample.x, y: sample.y), with: sample.input)
        scroller.receive(sample)
        return
      }
      current = next.superview
    }
  }

  /// The finger was seen again, or has lifted.
  func goOnTurningPages(_ sample: TouchSample) {
    guard let touchedSideways, let scroller = touchedSideways.sideScroller else { return }
    scroller.receive(sample)
    if sample.phase == .up || sample.phase == .cancel {
      touchedSideways.panGestureRecognizer.numberOfTouches = 0
      self.touchedSideways = nil
    }
  }

  /// Takes the finger from the one that was slower to begin, and from what it has pressed.
  func settleDirection() {
    defer { cancelPressIfScrolling() }
    guard let touchedSideways, let scroller = touchedSideways.sideScroller,
      var sample = lastTouch
    else { return }
    (sample.phase, sample.time) = (.cancel, time)
    if touched?.engine.isDragging == true {
      goOnTurningPages(sample)
    } else if scroller.engine.isDragging, let list = touched {
      touched = nil
      list.drive { $0.receive(sample) }
      list.panGestureRecognizer.numberOfTouches = 0
    }
  }
}
