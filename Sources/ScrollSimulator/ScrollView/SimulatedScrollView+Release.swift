import HeaderCore
import ScrollPhysics

extension SimulatedScrollView {
  /// The finger lifts from content at `velocity`. `landing` is the state that it found, if it has not dragged since.
  /// `beginsAtOnce` says whether a deceleration takes its first step in this frame.
  ///
  ///     after a drag, within the range       willEndDragging, didEndDragging, and a deceleration if
  ///                                          the velocity is not 0
  ///     a finger that only stopped content   the same at velocity 0, and a frame later
  ///                                          didEndDecelerating for the stopped deceleration
  ///     beyond an edge                       always decelerates back to the edge
  func release(velocity: Double, landing: TouchLanding, beginsAtOnce: Bool) {
    if landing != .rest { scroll(to: grid.rounded(contentOffset), cause: .layout) }
    let fling = Fling(
      ScrollMotion(offset: grid.rounded(contentOffset), velocity: velocity),
      deceleration: configuration.deceleration, multiplier: flicks.multiplier)
    let announced = announcedTarget(of: fling)
    requestedTarget = nil
    report(.willEndDragging(velocity: velocity, targetContentOffset: announced))
    guard isTracking else {
      // The technique's answer scrolls the content. The drag ends nevertheless.
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
      // The event follows one frame after the lift.
      hasMovedThisFrame = true
    } else {
      phase = .resting
    }
    report(.didEndDragging(willDecelerate: willDecelerate))
    guard case .releasing = phase else { return }
    beginDecelerating(fling, target: target, announced: announced, atOnce: beginsAtOnce)
  }

  /// Returns the announced end: the edge that the content is beyond, or the end of its deceleration.
  private func announcedTarget(of fling: Fling) -> Double {
    let range = contentOffsetRange
    guard range.contains(contentOffset) else { return range.clamp(contentOffset) }
    guard fling.motion.velocity != 0 else { return contentOffset }
    return range.clamp(grid.rounded(fling.announcedTarget))
  }

  /// Begins a deceleration. Its first step is one display frame long, as recorded, and takes place now or in the next
  /// frame.
  private func beginDecelerating(
    _ fling: Fling, target: Double?, announced: Double, atOnce: Bool
  ) {
    var fling = fling
    contentOffset = grid.rounded(contentOffset)
    fling.motion.offset = contentOffset
    if let target { fling.retarget(to: target, insteadOf: announced, in: contentOffsetRange) }
    phase = .decelerating(fling)
    report(.willBeginDecelerating)
    if atOnce { advanceMotion() }
    hasMovedThisFrame = true
  }
}
