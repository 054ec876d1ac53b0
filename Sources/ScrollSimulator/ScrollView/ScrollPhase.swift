import HeaderCore
package import ScrollPhysics

/// What a simulated scroll view is doing.
enum ScrollPhase {
  /// Nothing moves and no finger is down.
  case resting
  /// A finger is down and the pan has not begun.
  case tracking(TrackedTouch)
  /// A finger drags the content.
  case dragging(Drag)
  /// A finger has just lifted, and what follows is being decided.
  case releasing
  /// The content moves on by itself.
  case decelerating(Fling)
  /// A finger that stopped moving content has lifted, and `didEndDecelerating` is due with the next
  /// frame.
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

  /// Whether the content moves on after a finger has let go of it.
  public var isDecelerating: Bool {
    if case .decelerating = phase { true } else { false }
  }

  /// Whether an animated programmatic scroll is under way.
  public var isScrollAnimating: Bool {
    if case .scrolling = phase { true } else { false }
  }

  /// The recogniser of the finger that is down: its translation and its velocity are the pan
  /// gesture's.
  package var pan: PanRecognizer? {
    switch phase {
    case .tracking(let touch): touch.pan
    case .dragging(let drag): drag.pan
    case .resting, .releasing, .decelerating, .stopping, .scrolling: nil
    }
  }
}

/// What a finger found where it landed.
enum TouchLanding {
  /// Content at rest.
  case rest
  /// Content that decelerated within its edges. That it has stopped is still to be announced.
  case flight
  /// Content beyond an edge, on its way back.
  case bounce
}

/// A finger that is down.
struct TrackedTouch {
  let landing: TouchLanding
  var pan: PanRecognizer
  /// Whether something has happened under it that has to wait until it lifts, or drags: it has
  /// stopped a scroll, the app has asked for something, the geometry has changed.
  var needsDidStop = false
}

/// A finger that drags.
struct Drag {
  let landing: TouchLanding
  var pan: PanRecognizer
  /// Position of the content at translation 0: position = start - translation, in this order, since
  /// half a pixel is rounded to one side or the other by the last bit. A corrected offset moves the
  /// start, so that the drag goes on from there and no fraction of a pixel is lost.
  var start: Double
  /// The position on the pixel grid, after correction.
  var position: Double
  /// The translation that the content has followed.
  var translation = 0.0
  /// The offset with which the drag began.
  let startOffset: Double
  /// When the pan called back last, in milliseconds.
  var lastCallback: Double

  var coefficient: Double { pan.input.rubberBandCoefficient }
}

/// An animated programmatic scroll.
struct ScrollAnimation {
  /// What it follows.
  enum Course {
    /// An animation: a plain scroll's, or that of the header which the content goes along with.
    case animation(HeaderAnimation)
    /// A tap on the status bar. It ends at the top, wherever that is by then.
    case toTop
  }

  let start: Double
  let end: Double
  /// Milliseconds since the simulation began.
  let startTime: Double
  var course = Course.animation(.scrolling)

  /// Where the content is at `time`: on a pixel, unless it goes along with a header's animation.
  func offset(at time: Double, on grid: PixelGrid) -> Double {
    switch course {
    case .animation(let animation):
      let share = animation.share(after: time - startTime)
      let offset = start + (end - start) * animation.curve.value(at: share)
      return animation == .scrolling ? grid.rounded(offset) : offset
    case .toTop:
      return grid.rounded(ScrollToTop(from: start, to: end).offset(after: time - startTime))
    }
  }

  func isOver(at time: Double) -> Bool {
    let animation =
      switch course {
      case .animation(let animation): animation
      case .toTop: HeaderAnimation(duration: ScrollToTop.duration / 1000)
      }
    return animation.share(after: time - startTime) >= 1
  }
}

extension HeaderAnimation {
  /// Milliseconds by which the difference of two frames' times may be off.
  private static let roundingError = 1e-6

  /// How much of its time after the delay is over `elapsed` milliseconds after it began: 1 with the
  /// frame that it ends in, however the times of its frames are rounded, and of one that takes no time.
  func share(after elapsed: Double) -> Double {
    let milliseconds = duration * 1000
    let elapsed = elapsed - delay * 1000
    guard takesTime, elapsed < milliseconds - HeaderAnimation.roundingError else {
      return 1
    }
    return max(0, elapsed / milliseconds)
  }
}
