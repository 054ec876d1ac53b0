import HeaderCore
import ScrollPhysics

extension SimulatedScrollView {
  /// The finger has let go of content at `velocity`. `landing` is what it found there if it dragged
  /// nothing since; `isOnTime` says that the last callback of its pan was a frame or two ago.
  ///
  ///     a drag, within the edges             willEndDragging, didEndDragging, and a deceleration if
  ///                                          it is thrown
  ///     a finger that only stopped content   the same at velocity 0, and didEndDecelerating, for the
  ///                                          flight that it stopped, a frame later
  ///     beyond an edge                       always decelerates, back to the edge
  func release(velocity: Double, landing: TouchLanding, isOnTime: Bool) {
    if landing != .rest { scroll(to: grid.rounded(contentOffset), cause: .layout) }
    let fling = Fling(
      ScrollMotion(offset: grid.rounded(contentOffset), velocity: velocity),
      deceleration: configuration.deceleration, multiplier: flicks.multiplier)
    let announced = announcedTarget(of: fling)
    requestedTarget = nil
    report(.willEndDragging(velocity: velocity, targetContentOffset: announced))
    guard isTracking else {
      // The answer scrolls the content itself. The drag is over all the same.
      report(.didEndDragging(willDecelerate: false))
      return
    }

    let target = requestedTarget.flatMap { $0 != announced ? $0 : nil }
    let willDecelerate =
      velocity != 0 || !contentOffsetRange.contains(contentOffset)
      || target.map { $0 != contentOffset } ?? false
    if willDecelerate {
      phase = .releasing
    } else if landing == .flight {
      phase = .stopping
      // The frame that the finger lifts in is not the one later.
      hasMovedThisFrame = true
    } else {
      phase = .resting
    }
    report(.didEndDragging(willDecelerate: willDecelerate))
    guard case .releasing = phase else { return }
    beginDecelerating(fling, target: target, announced: announced, isOnTime: isOnTime)
  }

  /// Where the content is announced to rest: at the edge it is beyond, or where its velocity takes
  /// it.
  private func announcedTarget(of fling: Fling) -> Double {
    let range = contentOffsetRange
    guard range.contains(contentOffset) else { return range.clamp(contentOffset) }
    guard fling.motion.velocity != 0 else { return contentOffset }
    return range.clamp(grid.rounded(fling.announcedTarget))
  }

  /// The content moves on by itself. The first step is one display frame long, and runs in the
  /// release frame itself if the finger was followed a frame or two ago; else on the next (the
  /// length is recorded, the rest is from public notes, grade B).
  private func beginDecelerating(
    _ fling: Fling, target: Double?, announced: Double, isOnTime: Bool
  ) {
    var fling = fling
    contentOffset = grid.rounded(contentOffset)
    fling.motion.offset = contentOffset
    if let target { fling.retarget(to: target, insteadOf: announced, in: contentOffsetRange) }
    phase = .decelerating(fling)
    report(.willBeginDecelerating)
    if isOnTime { advanceMotion() }
    hasMovedThisFrame = true
  }
}
