/// Fast flicks in a row, which carry content further and further.
///
///     release within the edges, |v| >= 0.6      n += 1
///                               slower          n = 0, m = 1
///     finger lands                              n and m are kept only where content still moves and
///                                               the last release is at most 1000 ms old; m0 = m
///     pan calls back                            beyond an edge, in the other direction, or
///                                               0 < |v| < 0.13: n = 0, m = 1; else, with n >= 3,
///                                               m = min(m0 + (1 + (n - 3) / 2) min(d / 240, 0.9), 16)
///
/// d is how far the content is from where the drag began, in points. m multiplies what a flight
/// covers per step within the edges, and the announced distance; neither the velocity nor a bounce.
///
/// From package disassembly notes; no recording reaches a fourth flick (grade B).
package struct FlickSeries: Sendable, Equatable {
  /// Releases at this speed or faster count, in points per millisecond.
  package static let countedVelocity = 0.6
  /// A finger that lands later than this after the last release, in milliseconds, begins anew.
  package static let pause = 1000.0
  /// m is never above this.
  package static let largestMultiplier = 16.0

  /// m: by how much a flight goes further than its velocity says. 1 unless flicks follow each other.
  package private(set) var multiplier = 1.0
  private var multiplierAtLanding = 1.0
  private var count = 0
  private var lastVelocity = 0.0
  private var lastRelease = 0.0

  /// No flick yet.
  package init() {}

  /// A finger lands at `time`, on content that moves within its edges or not.
  package mutating func fingerDidLand(at time: Double, onMovingContent isMoving: Bool) {
    if !isMoving || time - lastRelease > FlickSeries.pause { reset() }
    multiplierAtLanding = multiplier
  }

  /// The pan calls back at `velocity`, with the content `distance` points from where the drag began.
  package mutating func panDidMove(velocity: Double, distance: Double, isBeyondEdge: Bool) {
    let isSlow = velocity != 0 && velocity * velocity < 0.0169
    if isBeyondEdge || isSlow || velocity * lastVelocity < 0 {
      reset()
    } else if count >= 3 {
      let gain = (1 + Double(count - 3) / 2) * min(distance.magnitude / 240, 0.9)
      multiplier = min(multiplierAtLanding + gain, FlickSeries.largestMultiplier)
    }
  }

  /// The finger lifts at `time` and throws content at `velocity`.
  package mutating func fingerDidLift(at time: Double, velocity: Double, isBeyondEdge: Bool) {
    guard !isBeyondEdge, velocity.magnitude >= FlickSeries.countedVelocity else {
      reset()
      return
    }
    count += 1
    lastVelocity = velocity
    lastRelease = time
  }

  private mutating func reset() {
    self = FlickSeries()
  }
}
