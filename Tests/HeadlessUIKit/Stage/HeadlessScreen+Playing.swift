public import ScrollSimulator

extension HeadlessScreen {
  /// Plays `touches`, their times counted from now, and goes on until all is at rest. A finger still down at
  /// the end is lifted. What does not come to rest within a minute of the last one is not waited for.
  ///
  /// The order within a frame is that of ``ScrollSimulator/Simulation``: a scroll view alone on the
  /// screen reports the same events with the same offsets.
  public func play(touches: [TouchSample]) {
    let start = time
    var source = TouchPlayback(touches)
    var pending = source.next()
    var framesAfterLast = 0
    while framesAfterLast < frameLimit {
      while let input = pending, input.isDue(inFrameAt: time - start) {
        if case .touch(var touch) = input.action {
          touch.time += start
          receive(touch)
        }
        pending = source.next()
      }
      if pending == nil, var touch = newestTouch, !touch.phase.isEnd {
        touch.phase = .up
        receive(touch)
      }
      finishFrame()
      let isOver = pending == nil && isAtRest
      if pending == nil { framesAfterLast += 1 }
      beginFrame()
      if isOver { return }
    }
  }

  /// The finger that is down, or on its way to be, as it was seen last.
  private var newestTouch: TouchSample? {
    touchesOnTheirWay.newest ?? (touched != nil ? lastTouch : nil)
  }
}
