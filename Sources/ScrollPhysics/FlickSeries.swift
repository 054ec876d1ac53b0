/// A series of fast flicks, each of which carries content further.
///
///     release within the edges, |v| >= 0.6      n += 1
///                               slower          n = 0, m = 1
///     finger lands                              n and m are kept only if content still moves and the
///                                               last release is at most 1000 ms ago; m0 = m
///     pan calls back                            beyond an edge, in the other direction, or
///                                               0 < |v| < 0.13: n = 0, m = 1; else, with n >= 3,
///                                               m = min(m0 + (1 + (n - 3) / 2) min(d / 240, 0.9), 16)
///
/// d is the distance of the content from where the drag began, in points. m multiplies the distance of
/// every step within the edges, and the announced distance, but not the velocity or a bounce.
///
/// From public disassembly notes; no recording reaches a fourth flick (grade B).
package struct FlickSeries: Sendable, Equatable {
  /// The speed from which on a release counts, in points per millisecond.
  package static let countedVelocity = 0.6
  /// Milliseconds after the last release until which a finger must land to continue the series.
  package static let pause = 1000.0
  /// The largest m.
  package static let largestMultiplier = 16.0

  /// m, the factor of a flight's distance: 1 unless fast flicks follow each other.
  package private(set) var multiplier = 1.0
  private var multiplierAtLanding = 1.0
  private var count = 0
  private var lastVelocity = 0.0
  private var lastRelease = 0.0

  /// An empty series.
  package init() {}

  /// Handles a finger that lands at `time`. `isMoving` says whether the content moves within its edges.
  package mutating func fingerDidLand(at time: Double, onMovingContent isMoving: Bool) {
    if !isMoving || time - lastRelease > FlickSeries.pause { reset() }
    multiplierAtLanding = multiplier
  }

  /// Handles a callback of the pan at `velocity`, with the content `distance` points from where the drag
  /// began.
  package mutating func panDidMove(velocity: Double, distance: Double, isBeyondEdge: Bool) {
    // 0.0169 is 0.13 squared.
    let isSlow = velocity != 0 && velocity * velocity < 0.0169
    if isBeyondEdge || isSlow || velocity * lastVelocity < 0 {
      reset()
    } else if count >= 3 {
      let gain = (1 + Double(count - 3) / 2) * min(distance.magnitude / 240, 0.9)
      multiplier = min(multiplierAtLanding + gain, FlickSeries.largestMultiplier)
    }
  }

  /// Handles a finger that lifts at `time` and releases content at `velocity`.
  package mutating func fingerDidLift(at time: Double, velocity: Double, isBeyondEdge: Bool) {
    guard !isBeyondEdge, velocity.magnitude >= FlickSeries.countedVelocity else { return reset() }
    count += 1
    lastVelocity = velocity
    lastRelease = time
  }

  private mutating func reset() { self = FlickSeries() }
}
