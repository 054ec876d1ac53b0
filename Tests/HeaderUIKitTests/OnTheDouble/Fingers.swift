/// Fingers that go up and down anywhere, and what is seen meanwhile.
extension Stage {
  /// A finger lands at `start`, goes `height` points down in `duration`
  /// milliseconds, and lifts if it `lifts`; `eachFrame` is called after every frame.
  func finger(
    from start: CGPoint, down height: Double = 0,
    over duration: Double = 250, lifts: Bool = true, eachFrame: () -> Void = {}
  ) {
    let frames = max(1, Int(duration * screen.frameRate / 1000))
    for step in 0...frames {
      let share = Double(step) / Double(frames)
      touch(step == 0 ? .down : .move, start, height * share)
      screen.advance()
      eachFrame()
    }
    guard lifts else { return }
    touch(.up, start, height)
    screen.advance()
    eachFrame()
  }

  /// A finger lifts that went that far from `start`.
  func lift(from start: CGPoint, down height: Double = 0) {
    touch(.up, start, height)
    screen.advance()
  }

  /// Puts the pages of `container` at `page`, in widths from the left, by and by: as UIKit does under a
  /// finger that turns them.
  func turn(
    _ container: HeaderContainerViewController, to page: CGFloat, eachFrame: () -> Void = {}
  ) {
    guard let pager = container.children.first?.view.subviews.first as? UIScrollView else {
      return
    }
    let (start, end) = (pager.contentOffset.x, page * pager.bounds.width)
    for step in 1...12 {
      pager.contentOffset.x = start + (end - start) * CGFloat(step) / 12
      screen.advance()
      eachFrame()
    }
  }

  private func touch(
    _ phase: TouchSample.Phase, _ start: CGPoint, _ height: Double
  ) {
    screen.receive(
      TouchSample(
        time: screen.time, phase: phase, x: Double(start.x),
        y: Double(start.y) + height))
  }

  /// Lets everything come to rest, and calls `eachFrame` after every frame until then.
  func settle(eachFrame: () -> Void) {
    layOut()
    for _ in 0..<1200 where !screen.isAtRest {
      screen.advance()
      eachFrame()
    }
    eachFrame()
  }
}

/// A list with nothing in it but its height.
@MainActor
func blankList(_ height: CGFloat, in frame: CGRect) -> UIScrollView {
  let list = UIScrollView(frame: frame)
  list.alwaysBounceVertical = true
  list.contentSize = CGSize(width: frame.width, height: height)
  return list
}
