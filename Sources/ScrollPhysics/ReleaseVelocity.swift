/// The velocity that a scroll view gives its content when the finger lifts.
///
/// Every callback of the pan stores its velocity as the latest, and the old latest as the previous, which
/// is 0 for the first callback. At the lift, in this order:
///
///     1  the pan stands still                       latest = 0, previous stays
///     2  content beyond an edge                     no threshold
///     3  else |latest| < 0.25, both axes            latest = previous = 0
///     4  velocity = 0.75 previous + 0.25 latest     previous = 0: latest
///
/// A pan's velocity is 0.2 of the newest difference of samples and 0.8 of the one before. So the newest difference
/// weighs 0.05, the one before 0.35, and the third 0.60. A last-moment twitch of the finger hardly counts. A
/// least-squares fit over 100 ms, the default of Android and Flutter, gives 0.87 to 1.66 times as much for the same
/// flicks.
///
/// Units: points per millisecond, with the content's sign.
package struct ReleaseVelocity: Sendable, Equatable {
  /// The speed, in points per millisecond, below which content released within the edges stays.
  package static let threshold = 0.25

  private var latest = 0.0
  private var latestAcross = 0.0
  private var previous = 0.0

  /// A release before the first callback.
  package init() {}

  /// Stores the `velocity` of a callback.
  package mutating func note(_ velocity: PanVelocity) {
    previous = latest
    latest = velocity.y
    latestAcross = velocity.x
  }

  /// Returns the release velocity, 0 if the content stays. `isStill` says whether the pan's velocity is 0
  /// at the lift.
  package func value(isStill: Bool, isBeyondEdge: Bool) -> Double {
    let latest = isStill ? 0 : latest
    let across = isStill ? 0 : latestAcross
    let threshold = ReleaseVelocity.threshold
    if !isBeyondEdge, across * across + latest * latest < threshold * threshold { return 0 }
    return previous == 0 ? latest : 0.75 * previous + 0.25 * latest
  }
}
