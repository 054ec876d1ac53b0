import ScrollSimulator

extension TouchRecording {
  /// The recording with at most `limit` touches, as the closest one that leaves out moves, and by how
  /// many points the finger is then off at most; `nil` where even the loosest has more.
  ///
  /// Where a finger lands and lifts stays, and so do the first moves of a touch, which open the
  /// system's gate, and the last tenth of a second, which says how fast it is flung.
  ///
  /// - Complexity: O(touches), some ten times over.
  public func thinned(to limit: Int) -> (recording: TouchRecording, loss: Double)? {
    guard touches.count > limit else { return (self, 0) }
    var tolerance = 0.125
    while tolerance <= 64 {
      var thinned = self
      thinned.touches = touches(within: tolerance)
      if thinned.touches.count <= limit { return (thinned, tolerance) }
      tolerance *= 2
    }
    return nil
  }

  /// Milliseconds at either end of a touch that nothing is left out of.
  private static let kept = 100.0

  /// The touches without those that a straight line between their neighbours passes within
  /// `tolerance` points, up and down.
  private func touches(within tolerance: Double) -> [TouchSample] {
    var result: [TouchSample] = []
    var lifts = touches.filter { $0.phase == .up || $0.phase == .cancel }.map { $0.time }[...]
    var landing = 0.0
    // The slopes of lines from the last touch kept that pass all touches since, and the newest of
    // those that such a line can end at.
    var slopes = -Double.infinity...Double.infinity
    var pending: TouchSample?
    for touch in touches {
      if touch.phase == .down { landing = touch.time }
      while let lift = lifts.first, lift < touch.time { lifts.removeFirst() }
      let isFree =
        touch.phase == .move && touch.time - landing > TouchRecording.kept
        && (lifts.first ?? touches.last?.time ?? 0) - touch.time > TouchRecording.kept
      guard isFree, let last = result.last else {
        if let pending { result.append(pending) }
        result.append(touch)
        (pending, slopes) = (nil, -Double.infinity...Double.infinity)
        continue
      }
      if let end = pending, !slopes.contains(touch.slope(from: last)) {
        result.append(end)
        slopes = touch.slopes(from: end, within: tolerance)
      } else {
        slopes = touch.slopes(from: last, within: tolerance).clamped(to: slopes)
      }
      pending = touch
    }
    if let pending { result.append(pending) }
    return result
  }
}

extension TouchSample {
  /// Points per millisecond from `other` to here.
  fileprivate func slope(from other: TouchSample) -> Double {
    time > other.time ? (y - other.y) / (time - other.time) : .nan
  }

  /// The slopes of lines from `other` that pass here within `tolerance` points.
  fileprivate func slopes(
    from other: TouchSample, within tolerance: Double
  ) -> ClosedRange<Double> {
    guard time > other.time else { return -Double.infinity...Double.infinity }
    let middle = slope(from: other)
    let width = tolerance / (time - other.time)
    return (middle - width)...(middle + width)
  }
}
