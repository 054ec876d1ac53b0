import ScrollPhysics
import ScrollSimulator

/// The finger that represents a wheel, a trackpad or a key. It touches down, waits until it drags, moves the
/// content by exactly their distance, rests until they stop, and lifts without a fling.
///
/// It is a finger instead of a trackpad, because a recording is a trace, which has only fingers.
///
/// A trackpad's events continue after a flick. They move the content here, and because the finger lifts at rest, no
/// second momentum is added. Beyond an edge their momentum would keep the rubber band stretched. So there the finger
/// lifts after several events that do not increase, and ignores further travel until it pauses, turns or more than
/// doubles.
struct TravelFinger {
  /// Milliseconds without events after which the finger lifts.
  static let silence = 120.0
  /// The number of events in a row without an increase that count as momentum.
  private static let momentumCount = 4

  /// The finger's y; `nil` if it is up.
  private(set) var y: Double?
  /// The remaining movement of the content in points, positive for a larger offset.
  private var remaining = 0.0
  /// Whether the rest is distributed over some frames.
  private var isGradual = false
  private var lastTravelTime = 0.0
  private var lastAmount = 0.0
  private var weakeningCount = 0
  private var isSpent = false

  /// Whether it has something to do.
  var isActive: Bool { y != nil || remaining != 0 }

  /// Adds `points` of travel at `time`, at once or over some frames.
  mutating func move(by points: Double, gradually: Bool, at time: Double) {
    let isNew = time - lastTravelTime > TravelFinger.silence
    let isTurned = points.sign != lastAmount.sign
    let isStronger = points.magnitude > lastAmount.magnitude
    if isNew || isTurned || (isSpent && points.magnitude > 2 * lastAmount.magnitude) {
      weakeningCount = 0
      isSpent = false
    }
    weakeningCount = isStronger || gradually ? 0 : weakeningCount + 1
    lastAmount = points
    lastTravelTime = time
    guard !isSpent else { return }
    if isTurned { remaining = 0 }
    remaining += points
    isGradual = gradually
  }

  /// Makes the finger's touches in the frame at `time`, on a screen with its middle at `middle`, over content
  /// that is `overscroll` points beyond an edge (negative beyond the top), and passes them to `touch`.
  /// `isDragging` is whether the content follows it already.
  mutating func advance(
    to time: Double, middle: Double, overscroll: Double, isDragging: Bool,
    touch: (TouchSample.Phase, _ y: Double) -> Void
  ) {
    let isOutward = overscroll != 0 && overscroll.sign == lastAmount.sign
    if let y, isOutward, weakeningCount >= TravelFinger.momentumCount {
      isSpent = true
      remaining = 0
      lift(at: y, touch)
      return
    }
    guard remaining != 0 else {
      guard let y else { return }
      touch(.move, y)
      if time - lastTravelTime > TravelFinger.silence { lift(at: y, touch) }
      return
    }
    lastTravelTime = time
    guard let y else {
      // A scroll view ignores the first points of a touch, and all movement before the system's gate opens. So the
      // first move covers more than the slop, and the travel waits for the drag.
      touch(.down, middle)
      let slop = 2 * PanInput.finger.slop
      let start = middle + (remaining < 0 ? slop : -slop)
      touch(.move, start)
      self.y = start
      return
    }
    guard isDragging else { return }
    let step = isGradual && remaining.magnitude > 1 ? remaining * 0.3 : remaining
    remaining -= step
    self.y = y - step
    touch(.move, y - step)
  }

  /// Lifts the finger if it is down, before something else takes over.
  mutating func end(touch: (TouchSample.Phase, _ y: Double) -> Void) {
    remaining = 0
    if let y { lift(at: y, touch) }
  }

  private mutating func lift(at y: Double, _ touch: (TouchSample.Phase, Double) -> Void) {
    touch(.up, y)
    self.y = nil
  }
}
