import ScrollSimulator

extension HeadlessScreen {
  /// Frames after which the screen is no longer waited for: nothing that ends takes a minute.
  var frameLimit: Int { Int(frameRate * 60) }

  /// Lets `frames` display frames pass.
  public func advance(frames: Int = 1) {
    for _ in 0..<max(0, frames) {
      finishFrame()
      beginFrame()
    }
  }

  /// Lets frames pass until nothing moves: no content, no animation, and no code that waits for the
  /// next frame or for a timer. Calls `eachFrame` after each.
  public func settle(eachFrame: () -> Void = {}) {
    for _ in 0..<frameLimit {
      finishFrame()
      let isSettled = isAtRest
      beginFrame()
      eachFrame()
      if isSettled { return }
    }
  }

  /// Does what a display frame does, in this order: the touches' newest positions and the content's
  /// own motion, the callbacks of the display, animations that end, layout, the end of the run loop's
  /// turn.
  func finishFrame() {
    fireTimers()
    deliverTouches()
    for (number, frames) in steps(frame).enumerated() {
      for view in liveScrollViews {
        if number > 0 { view.engine.beginFrame(frame) }
        view.catchUp(frames - 1)
        view.drive { $0.finishFrame() }
      }
    }
    tickLinks()
    endAnimations()
    endTurn()
  }

  /// Whether code waits for a display link.
  public var hasLinks: Bool { !frameCallbacks.isEmpty }

  private func tickLinks() {
    let callbacks = frameCallbacks
    frameCallbacks = []
    for callback in callbacks { callback() }
  }

  func beginFrame() {
    frame += 1
    for view in liveScrollViews { view.engine.beginFrame(frame) }
  }

  /// Whether nothing will change any more unless a finger or the app does something.
  public var isAtRest: Bool {
    frameCallbacks.isEmpty && !runLoop.hasTimers && touchesOnTheirWay.isEmpty
      && animations.isEmpty && liveScrollViews.allSatisfy(\.engine.isAtRest)
  }

  private var liveScrollViews: [UIScrollView] {
    scrollViews.removeAll { $0.object == nil }
    return scrollViews.compactMap(\.object)
  }
}
