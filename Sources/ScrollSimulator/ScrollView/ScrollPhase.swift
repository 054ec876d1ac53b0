import HeaderCore
import ScrollPhysics

/// What a simulated scroll view is doing.
enum ScrollPhase {
  /// Nothing moves and no finger is down.
  case resting
  /// A finger is down and has not moved far enough to drag.
  case tracking(TrackedTouch)
  /// A finger drags the content.
  case dragging(Drag)
  /// A finger has just lifted, and what follows is being decided.
  case releasing
  /// The content moves on by itself.
  case decelerating(Fling)
  /// The content goes to a target that was chosen for it.
  case approaching(TargetApproach)
  /// A programmatic scroll is under way.
  case scrolling(ScrollAnimation)
}

/// A finger that is down.
struct TrackedTouch {
  let downY: Double
  var velocity: ReleaseVelocity
  /// Whether it landed on moving content and stopped it.
  let hasCaught: Bool
}

/// A finger that drags.
struct Drag {
  /// Position of the content at translation 0: position = start - translation, in this order, since
  /// half a pixel is rounded to one side or the other by the last bit. A corrected offset moves the
  /// start, so that the drag goes on from there and no fraction of a pixel is lost.
  var start: Double
  /// The finger's y at translation 0: where the slop ended.
  let anchor: Double
  /// The position on the pixel grid, after correction.
  var position: Double
  var y: Double
  var velocity: ReleaseVelocity
}

/// An animated programmatic scroll.
struct ScrollAnimation {
  let start: Double
  let end: Double
  /// Milliseconds since the simulation began.
  let startTime: Double
  var animation = HeaderAnimation.scrolling
  /// Whether a tap on the status bar began it; it then ends at the top, wherever that is by then.
  var isScrollToTop = false

  func offset(at time: Double) -> Double {
    guard !isOver(at: time) else { return end }
    return start + (end - start) * animation.curve.value(at: share(at: time))
  }

  func isOver(at time: Double) -> Bool {
    share(at: time) >= 1
  }

  private func share(at time: Double) -> Double {
    animation.share(after: time - startTime)
  }
}

extension HeaderAnimation {
  /// Milliseconds by which the difference of two frames' times may be off.
  private static let roundingError = 1e-6

  /// How much of its time is over `elapsed` milliseconds after it began: 1 with the frame that it
  /// ends in, however the times of its frames are rounded, and for a duration that is no number, or
  /// no end.
  func share(after elapsed: Double) -> Double {
    let milliseconds = duration * 1000
    guard milliseconds.isFinite, elapsed < milliseconds - HeaderAnimation.roundingError else {
      return 1
    }
    return elapsed / milliseconds
  }
}
