/// Fingers that go up and down anywhere, and what is seen meanwhile.
extension Stage {
  /// A finger lands at `start`, goes `height` points down in `duration`
  /// milliseconds, and lifts if it `lifts`; `eachFrame` is called after every frame.
  func finger(
    from start: CGPoint, down height: Double = 0,
    over duration: Double = 250, lifts: Bool = true, eachFrame: () -> Void = {}
  ) {
    let frames = max(1, Int(duration * screen.frameRate / 1000))
    let touches = (0...frames + 1).map { step in
      TouchSample(
        time: Double(step) * 1000 / screen.frameRate,
        phase: step == 0 ? .down : step > frames ? .up : .move, x: Double(start.x),
        y: Double(start.y) + height * Double(min(step, frames)) / Double(frames))
    }
    receive(lifts ? touches : touches.dropLast(), eachFrame: eachFrame)
  }

  /// A finger lifts that went that far from `start`.
  func lift(from start: CGPoint, down height: Double = 0) {
    receive([
      TouchSample(time: 0, phase: .up, x: Double(start.x), y: Double(start.y) + height)
    ])
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
}

/// A list with nothing in it but its height.
@MainActor
func blankList(_ height: CGFloat, in frame: CGRect) -> UIScrollView {
  let list = UIScrollView(frame: frame)
  list.alwaysBounceVertical = true
  list.contentSize = CGSize(width: frame.width, height: height)
  return list
}
