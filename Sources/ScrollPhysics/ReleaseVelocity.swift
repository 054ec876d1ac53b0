/// The velocity a scroll view gives its content when the finger lifts.
///
/// At every callback of the pan the scroll view notes the pan's velocity as the latest, and the
/// latest until then as the previous; the first callback has a previous of 0. At the lift, in this
/// order:
///
///     1  the pan stands still                       latest = 0, previous stays
///     2  content beyond an edge                     no threshold
///     3  else |latest| < 0.25, both axes            latest = previous = 0
///     4  velocity = 0.75 previous + 0.25 latest     previous = 0: latest
///
/// So the newest difference of samples weighs 0.05, the one before 0.35, the third 0.60: a
/// last-moment twitch of the finger hardly counts. A least-squares fit over 100 ms, the default
/// elsewhere, reads the same flicks as 0.87 to 1.66 times that.
///
/// Units: points per millisecond, with the content's sign.
package struct ReleaseVelocity: Sendable, Equatable {
  /// Slower than this, in points per millisecond, a release within the edges does not throw.
  package static let threshold = 0.25

  private var latest = 0.0
  private var latestAcross = 0.0
  private var previous = 0.0

  /// Before the first callback.
  package init() {}

  /// The pan has called back with `velocity`.
  package mutating func note(_ velocity: PanVelocity) {
    previous = latest
    latest = velocity.y
    latestAcross = velocity.x
  }

  /// The velocity of a release, 0 when nothing is thrown. `isStill` says that the pan's velocity is
  /// 0 at the lift.
  package func value(isStill: Bool, isBeyondEdge: Bool) -> Double {
    let latest = isStill ? 0 : latest
    let across = isStill ? 0 : latestAcross
    let threshold = ReleaseVelocity.threshold
    if !isBeyondEdge, across * across + latest * latest < threshold * threshold { return 0 }
    return previous == 0 ? latest : 0.75 * previous + 0.25 * latest
  }
}
