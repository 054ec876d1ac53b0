/// Touches at any point of the screen.
extension Stage {
  /// Drags from `start` by `distance` points down, negative up, in `duration` milliseconds. If `lifts` is set, lifts
  /// the finger and lets everything come to rest. Calls `eachFrame` after every frame.
  func finger(
    from start: CGPoint, down distance: Double = 0,
    over duration: Double = 250, lifts: Bool = true, eachFrame: () -> Void = {}
  ) {
    let frames = max(1, Int(duration * screen.frameRate / 1000))
    let touches = (0...frames + 1).map { step in
      TouchSample(
        time: Double(step) * 1000 / screen.frameRate,
        phase: step == 0 ? .down : step > frames ? .up : .move, x: Double(start.x),
        y: Double(start.y) + distance * Double(min(step, frames)) / Double(frames))
    }
    receive(lifts ? touches : touches.dropLast(), eachFrame: eachFrame)
    if lifts { settle(eachFrame: eachFrame) }
  }

  /// Lifts the finger `distance` points below `start`, and lets everything come to rest.
  func lift(from start: CGPoint, down distance: Double = 0) {
    receive([TouchSample(time: 0, phase: .up, x: Double(start.x), y: Double(start.y) + distance)])
    settle()
  }

  /// Scrolls `container` to `page` in twelve frames. Half-way between the first two pages is 0.5.
  func turn(
    _ container: HeaderContainerViewController, to page: CGFloat, eachFrame: () -> Void = {}
  ) {
    guard let pager = container.children.first?.view.subviews.first as? UIScrollView else {
      Issue.record("the container has no pager")
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

/// An empty list with the given content height.
@MainActor func blankList(_ height: CGFloat, in frame: CGRect) -> UIScrollView {
  let list = UIScrollView(frame: frame)
  list.alwaysBounceVertical = true
  list.contentSize = CGSize(width: frame.width, height: height)
  return list
}
