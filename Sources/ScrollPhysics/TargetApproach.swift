/// Content on its way to a target that a delegate chose instead of the announced one.
///
/// How UIScrollView moves then is not known from any recording, so this is a modelling choice. A
/// target ahead is approached exponentially, keeping the velocity of the release:
///
///     x(t) = T - (T - x0) e^(-v t / (T - x0))
///
/// A target behind, or one released at rest, is reached on a critically damped spring of 10.93
/// rad/s. Content that is put past its target on the way returns on the spring as well.
public struct TargetApproach: Sendable, Equatable {
  /// The spring's angular frequency in radians per second.
  public static let angularFrequency = 10.93
  /// Content this close to its target, in points, has arrived.
  public static let arrivalDistance = 0.1

  /// Where the content is and how fast it goes. Assigning `offset` continues from the new value.
  public var motion: ScrollMotion
  /// The offset it will rest at.
  public let target: Double
  private var isSprung = false

  /// An approach to `target` that starts at `motion`.
  public init(_ motion: ScrollMotion, target: Double) {
    self.motion = motion
    self.target = target
  }

  /// Whether the content is close enough to its target to be put on it.
  public var hasArrived: Bool {
    (target - motion.offset).magnitude < TargetApproach.arrivalDistance
  }

  /// Moves on by one display frame of `milliseconds`.
  public mutating func advance(by milliseconds: Double) {
    let distance = target - motion.offset
    if distance * motion.velocity <= 0 { isSprung = true }
    if isSprung {
      let spring = Spring(angularFrequency: TargetApproach.angularFrequency)
      let (displacement, velocity) = spring.motion(
        after: milliseconds / 1000, displacement: -distance,
        velocityPerSecond: motion.velocity * 1000)
      motion = ScrollMotion(offset: target + displacement, velocity: velocity / 1000)
    } else {
      let remaining = ElementaryFunctions.exp(-motion.velocity * milliseconds / distance)
      motion = ScrollMotion(
        offset: target - distance * remaining, velocity: motion.velocity * remaining)
    }
  }
}
