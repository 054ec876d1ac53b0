/// Where a header that is moved by travel comes to rest, and how it gets there.
public struct HeaderSnap: Sendable, Equatable {
  /// The rests of a header that is expanded or collapsed.
  public static let ends: [Double] = [0, 1]

  /// How a header chooses between two neighboring rests.
  public enum Choice: String, Sendable, Equatable, CaseIterable {
    /// The rest on the header's side of the threshold.
    case nearest
    /// The rest that the header last moved towards if it is past the threshold, otherwise the other rest.
    case direction
  }

  /// Whether the header moves to a rest when travel ends. Otherwise it stays where it is.
  public var snaps: Bool
  /// The collapsed fraction of a third rest between the ends; `nil` without one.
  public var middle: Double?
  /// How the rest is chosen.
  public var choice: Choice
  /// A share of the distance between two rests, 0 to 1. `nearest` measures from the smaller rest, and moves to the
  /// larger one above the threshold. `direction` measures from the rest that the header came from: it continues past
  /// the threshold, and otherwise turns back. 0 always continues.
  public var threshold: Double
  /// Duration of a snap in seconds; 0 snaps at once.
  public var duration: Double
  /// Whether the target of a fling is changed so that header and content stop together. Otherwise the header
  /// animates after the content has stopped. Applies only in an overlay, where a fling moves both.
  public var projects: Bool
  /// Whether such a fling may pass a rest. Otherwise it ends at the first one.
  public var passesRests: Bool
  /// Velocity in points per millisecond, at least 0. A faster fling moves to the next rest in its
  /// direction, even if the other one is nearer.
  public var velocityThreshold: Double

  /// A snap in `duration` seconds to either end, or to `middle`.
  @inlinable
  public init(
    snaps: Bool = true, middle: Double? = nil, choice: Choice = .nearest, threshold: Double = 0.5,
    duration: Double = 0.2, projects: Bool = false, passesRests: Bool = true,
    velocityThreshold: Double = 0.3
  ) {
    self.snaps = snaps
    self.middle = middle
    self.choice = choice
    self.threshold = threshold
    self.duration = duration
    self.projects = projects
    self.passesRests = passesRests
    self.velocityThreshold = velocityThreshold
  }

  /// The collapsed fractions of the rests, in ascending order; `nil` if the header may rest anywhere.
  public var rests: [Double]? {
    guard snaps else { return nil }
    return middle.map { [0, $0, 1] } ?? HeaderSnap.ends
  }

  /// Returns the height of one of the two rests between which a header has stopped.
  ///
  /// - Parameters:
  ///   - height: The header's height in points, between `lower` and `upper`.
  ///   - lower: The height of the smaller rest.
  ///   - upper: The height of the larger rest.
  ///   - velocity: The content's velocity in points per millisecond, positive when collapsing.
  ///   - isExpanding: Whether the header last moved towards `upper`.
  public func rest(
    for height: Double, between lower: Double, and upper: Double, velocity: Double = 0,
    isExpanding: Bool
  ) -> Double {
    if velocity.magnitude > velocityThreshold { return velocity > 0 ? lower : upper }
    let distance = (upper - lower) * threshold + TravelMeter.roundingError
    switch choice {
    case .nearest: return height - lower > distance ? upper : lower
    case .direction:
      // Threshold 0 always passes.
      let isFar = threshold <= 0 || (isExpanding ? height - lower : upper - height) > distance
      return isExpanding == isFar ? upper : lower
    }
  }
}
