import ScrollPhysics
import ScrollSimulator

/// The finger that stands for a wheel, a trackpad or a key: it touches down, waits until it drags,
/// moves the content by exactly what they ask for, rests until they are silent, and lifts without a
/// fling.
///
/// A finger and no trackpad, since a recording keeps touches as a trace does, which knows fingers.
///
/// A trackpad's events go on by themselves after a flick. They move the content here, and since the
/// finger lifts at rest no second momentum is added to theirs. Past an edge their momentum would
/// hold the rubber band taut until it dies away, so there the finger lets go of a travel that is
/// only growing weaker, and takes no more of it until it ends or turns.
struct TravelFinger {
  /// Milliseconds of silence after which the finger lifts.
  static let silence = 120.0
  /// As many events in a row without a stronger one are taken for momentum.
  private static let momentumCount = 4

  /// Where the finger is; `nil` when it is up.
  private(set) var y: Double?
  /// Points the content is still to be moved by, positive when its offset grows.
  private var remaining = 0.0
  /// Whether what remains is spread over some frames.
  private var isGradual = false
  private var lastTravelTime = 0.0
  private var lastAmount = 0.0
  private var weakeningCount = 0
  private var isSpent = false

  /// Whether it has something to do.
  var isActive: Bool { y != nil || remaining != 0 }

  /// Asks for `points` of travel at `time`; at once, or spread over some frames.
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

  /// What the finger does in the frame at `time`, on a screen with its middle at `middle`, over
  /// content that is `overscroll` points beyond an edge (negative beyond the top): each touch is
  /// handed to `touch`. `isDragging` says whether the content follows it already.
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
      // A scroll view takes the first points of a touch for jitter, and what comes before the
      // system's gate is open is lost. So the slop is travelled besides, and the rest waits.
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

  /// Lifts, if it is down, before something else takes over.
  mutating func end(touch: (TouchSample.Phase, _ y: Double) -> Void) {
    remaining = 0
    if let y { lift(at: y, touch) }
  }

  private mutating func lift(at y: Double, _ touch: (TouchSample.Phase, Double) -> Void) {
    touch(.up, y)
    self.y = nil
  }
}
