/// The bounce of content beyond an edge.
///
/// For a step of `t` milliseconds, with E and r as in ``Deceleration``:
///
///     k  = E(t ln 0.99)          (0.99 whatever r is)
///     d  = E(t ln r)
///     x  = edge + k (x - edge) + v r k (1 - d) / (1 - r)
///     v *= d k
///
/// It is not a spring: critically damped springs of 10 to 11 rad/s are 0.5 to 17 points off for a fling
/// into an edge, and more than 60 points off for a release while overscrolled.
public struct EdgeBounce: Sendable, Equatable {
  /// Slow content closer to its edge than this, in points, has settled.
  public static let settlingDistance = 0.5
  /// ln 0.99, the pull of an edge per millisecond.
  private static let logarithm = Deceleration.fast.logarithm

  /// The offset of the edge that was crossed.
  public var edge: Double
  /// The deceleration of the outward velocity.
  public var deceleration: Deceleration

  /// A bounce at `edge` of a fling with `deceleration`.
  public init(edge: Double, deceleration: Deceleration = .normal) {
    self.edge = edge
    self.deceleration = deceleration
  }

  /// Advances `motion` by `milliseconds`.
  public func step(_ motion: inout ScrollMotion, milliseconds: Double) {
    let pull = Deceleration.shortExponential(milliseconds * EdgeBounce.logarithm)
    let decay = deceleration.decay(over: milliseconds)
    motion.offset =
      edge + pull * (motion.offset - edge) + motion.velocity * pull * deceleration.reach(at: decay)
    motion.velocity *= decay * pull
  }

  /// Returns whether `motion` is within half a point of the edge and not faster than
  /// ``Deceleration/stoppingVelocity``.
  ///
  /// The speed matters because a fling that has just crossed the edge is close to it, but has not bounced
  /// yet.
  public func hasSettled(_ motion: ScrollMotion) -> Bool {
    // Very large offsets are several points apart, and the pull cannot bring the content closer than that.
    (motion.offset - edge).magnitude < max(EdgeBounce.settlingDistance, 64 * edge.ulp)
      && motion.velocity.magnitude <= Deceleration.stoppingVelocity
  }
}
