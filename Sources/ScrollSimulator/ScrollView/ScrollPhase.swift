import HeaderCore
package import ScrollPhysics

/// The state of a simulated scroll view.
enum ScrollPhase {
  /// Nothing moves and no finger is down.
  case resting
  /// A finger is down, and the pan has not begun.
  case tracking(TrackedTouch)
  /// A finger drags the content.
  case dragging(Drag)
  /// A finger just lifted, and the technique is being asked what follows.
  case releasing
  /// The content decelerates or bounces.
  case decelerating(Fling)
  /// A finger that stopped a deceleration lifted, and `didEndDecelerating` follows in the next frame.
  case stopping
  /// A programmatic scroll is under way.
  case scrolling(ScrollAnimation)
}

extension SimulatedScrollView {
  /// Whether a finger is down, dragging or not.
  public var isTracking: Bool {
    switch phase {
    case .tracking, .dragging: true
    default: false
    }
  }

  /// Whether a finger drags the content.
  public var isDragging: Bool {
    if case .dragging = phase { true } else { false }
  }

  /// Whether the content moves after a finger released it.
  public var isDecelerating: Bool {
    if case .decelerating = phase { true } else { false }
  }

  /// Whether an animated programmatic scroll is under way.
  public var isScrollAnimating: Bool {
    if case .scrolling = phase { true } else { false }
  }

  /// The pan recognizer of the finger that is down, with its translation and velocity.
  package var pan: PanRecognizer? {
    switch phase {
    case .tracking(let touch): touch.pan
    case .dragging(let drag): drag.pan
    case .resting, .releasing, .decelerating, .stopping, .scrolling: nil
    }
  }
}

/// The state of the content when a finger landed.
enum TouchLanding {
  /// Content at rest.
  case rest
  /// Content that decelerated within its range. Its end has not been reported yet.
  case flight
  /// Content beyond an edge that bounced back.
  case bounce
}

/// A finger that is down.
struct TrackedTouch {
  let landing: TouchLanding
  var pan: PanRecognizer
  /// Whether `didStop` follows if the finger lifts without dragging. That is so if the finger stopped a scroll, or if
  /// the app made a request or the geometry changed while it was down.
  var needsDidStop = false
}

/// A finger that drags.
struct Drag {
  let landing: TouchLanding
  var pan: PanRecognizer
  /// Position of the content at translation 0: position = start - translation, in this order, because the last bit
  /// decides how half a pixel is rounded. A corrected offset changes the start, so that the drag continues from there
  /// without losing a fraction of a pixel.
  var start: Double
  /// The position on the pixel grid, after correction.
  var position: Double
  /// The translation that the content has followed.
  var translation = 0.0
  /// The offset at the beginning of the drag.
  let startOffset: Double
  /// The time of the pan's last callback, in milliseconds.
  var lastCallback: Double

  var coefficient: Double { pan.input.rubberBandCoefficient }
}

/// An animated programmatic scroll.
struct ScrollAnimation: Equatable {
  let start: Double
  let end: Double
  /// Milliseconds since the simulation began.
  let startTime: Double
  /// The animation of a plain scroll, or of the header with which the content moves.
  var animation = HeaderAnimation.scrolling
  /// Whether it goes to the top, wherever that is at the end. Then only the animation's duration counts.
  var isToTop = false

  /// Returns the offset at `time`. It is on a pixel, unless the content moves with a header's animation.
  func offset(at time: Double, on grid: PixelGrid) -> Double {
    if isToTop {
      return grid.rounded(ScrollToTop(from: start, to: end).offset(after: time - startTime))
    }
    let share = animation.share(after: time - startTime)
    let offset = start + (end - start) * animation.curve.value(at: share)
    return animation == .scrolling ? grid.rounded(offset) : offset
  }

  func isOver(at time: Double) -> Bool { animation.share(after: time - startTime) >= 1 }
}

extension HeaderAnimation {
  /// Tolerance for rounding errors in the times of frames, in milliseconds.
  private static let roundingError = 1e-6

  /// Returns the fraction of its duration that is over `elapsed` milliseconds after its start, delay included. It is
  /// exactly 1 in the last frame, and for an animation without duration.
  func share(after elapsed: Double) -> Double {
    let milliseconds = duration * 1000
    let elapsed = elapsed - delay * 1000
    guard takesTime, elapsed < milliseconds - HeaderAnimation.roundingError else {
      return 1
    }
    return max(0, elapsed / milliseconds)
  }
}
