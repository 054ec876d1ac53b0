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
  /// Position of the content were the finger at y = 0: position = origin - y. A corrected offset
  /// moves the origin, so that the drag goes on from there and no fraction of a pixel is lost.
  var origin: Double
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
    let progress = animation.curve.value(at: (time - startTime) / (animation.duration * 1000))
    return start + (end - start) * progress
  }

  func isOver(at time: Double) -> Bool {
    // So that a duration which is no number, or no end, is none.
    !(animation.duration.isFinite && time - startTime < animation.duration * 1000)
  }
}
