import ScrollSimulator

extension HeadlessScreen {
  /// Advances the clock by `frames` display frames.
  public func advance(frames: Int = 1) {
    for _ in 0..<frames {
      finishFrame()
      beginFrame()
    }
  }

  /// Advances until nothing moves: no content, no animation, and no code that waits for the next frame or a timer.
  /// Calls `eachFrame` after each frame. Gives up after a minute.
  public func settle(eachFrame: () -> Void = {}) {
    for _ in 0..<Int(frameRate * 60) {
      finishFrame()
      let isSettled = isAtRest
      beginFrame()
      eachFrame()
      if isSettled { return }
    }
  }

  /// Does the work of a display frame, in this order: timers, touches and the motion of content, display links,
  /// the end of animations, layout, the end of the run loop's turn.
  func finishFrame() {
    fireTimers()
    deliverTouches()
    for view in liveScrollViews { view.drive { $0.finishFrame() } }
    let callbacks = frameCallbacks
    frameCallbacks = []
    for callback in callbacks { callback() }
    for animation in animations where animation.isOver { animation.finish() }
    endTurn()
  }

  /// Whether code waits for a display link.
  public var hasLinks: Bool { !frameCallbacks.isEmpty }

  func beginFrame() {
    frame += 1
    for view in liveScrollViews { view.engine.beginFrame(frame) }
  }

  /// Whether nothing will change until a finger or the app does something.
  public var isAtRest: Bool {
    frameCallbacks.isEmpty && !runLoop.timers.contains(where: \.isValid)
      && touchesOnTheirWay.isEmpty && animations.isEmpty
      && liveScrollViews.allSatisfy(\.engine.isAtRest)
  }

  private var liveScrollViews: [UIScrollView] {
    scrollViews.removeAll { $0.object == nil }
    return scrollViews.compactMap(\.object)
  }
}
