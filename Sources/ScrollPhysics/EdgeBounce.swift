/// How content beyond an edge comes back.
///
/// For a step of `t` milliseconds, with E and r as in ``Deceleration``:
///
///     k  = E(t ln 0.99)          (0.99 whatever r is)
///     d  = E(t ln r)
///     x  = edge + k (x - edge) + v r k (1 - d) / (1 - r)
///     v *= d k
///
/// It is no spring: critically damped springs of 10 to 11 rad/s are 0.5 to 17 points off on a fling
/// into an edge, and over 60 points off on a release while overscrolled.
public struct EdgeBounce: Sendable, Equatable {
  /// Content this close to its edge (points), and slow, has settled on it.
  public static let settlingDistance = 0.5
  /// ln 0.99: how fast an edge pulls, per millisecond.
  private static let logarithm = Deceleration.fast.logarithm

  /// The offset of the edge that was crossed.
  public var edge: Double
  /// The deceleration that slows the outward velocity meanwhile.
  public var deceleration: Deceleration

  /// A bounce at `edge` of a fling under `deceleration`.
  public init(edge: Double, deceleration: Deceleration = .normal) {
    self.edge = edge
    self.deceleration = deceleration
  }

  /// Moves `motion` on by `milliseconds`.
  public func step(_ motion: inout ScrollMotion, milliseconds: Double) {
    let pull = Deceleration.shortExponential(milliseconds * EdgeBounce.logarithm)
    let decay = deceleration.decay(over: milliseconds)
    motion.offset =
      edge + pull * (motion.offset - edge) + motion.velocity * pull * deceleration.reach(at: decay)
    motion.velocity *= decay * pull
  }

  /// Whether `motion` is within half a point of the edge and no faster than
  /// ``Deceleration/stoppingVelocity``.
  ///
  /// The speed matters on the way out: a fling that has crossed the edge a moment before the frame
  /// ended is close to it and still has its bounce before it.
  public func hasSettled(_ motion: ScrollMotion) -> Bool {
    // At an edge so far away that its neighbouring numbers are points apart, the pull no longer
    // brings the content nearer than some of them.
    (motion.offset - edge).magnitude < max(EdgeBounce.settlingDistance, 64 * edge.ulp)
      && motion.velocity.magnitude <= Deceleration.stoppingVelocity
  }
}
