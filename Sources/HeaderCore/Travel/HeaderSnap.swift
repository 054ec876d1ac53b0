/// Where a header that is moved by travel comes to rest, and how it gets there.
public struct HeaderSnap: Sendable, Equatable {
  /// Expanded or collapsed, and nothing between.
  public static let ends: [Double] = [0, 1]

  /// Which of the two rests that a header lies between it goes to.
  public enum Choice: String, Sendable, Equatable, CaseIterable {
    /// The one on whose side of the threshold it is.
    case nearest
    /// The one that it was last moved towards, once it has gone as far as the threshold.
    case direction
  }

  /// Whether it goes to a rest: to either end, or to one between; otherwise it stays where the finger
  /// left it.
  public var snaps: Bool
  /// The collapsed fraction of a rest between the two ends; `nil` without one.
  public var middle: Double?
  /// Which rest it goes to.
  public var choice: Choice
  /// A share of the way between two rests, 0 to 1. By nearest, a header more expanded than this goes
  /// to the more expanded rest. By direction, a header that has gone further than this goes on, and
  /// another goes back; at 0 it always goes on.
  public var threshold: Double
  /// Seconds it takes; 0 is at once.
  public var duration: Double
  /// Whether the fling's end is chosen so that header and content come to rest together, instead of
  /// an animation after the content has stopped. Only in an overlay, where a fling moves both.
  public var projects: Bool
  /// Whether a fling whose end is chosen may pass a rest, instead of ending at the next one.
  public var passesRests: Bool
  /// Points per millisecond, at least 0: a faster fling goes to the next rest ahead of where it would
  /// leave the header, whichever is the nearest.
  public var velocityThreshold: Double

  /// Snapping in `duration` seconds to either end, or to `middle`.
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

  /// The collapsed fractions it may rest at, rising; `nil` where it may rest anywhere.
  public var rests: [Double]? {
    guard snaps else { return nil }
    return middle.map { [0, $0, 1] } ?? HeaderSnap.ends
  }

  /// The one of two heights that a header goes to which rests at either, and is left between them.
  ///
  /// - Parameters:
  ///   - height: the header's, between `lower` and `upper`.
  ///   - lower: the smaller of the two rests, in points.
  ///   - upper: the larger one.
  ///   - velocity: the content's in points per millisecond, positive when the header collapses.
  ///   - isExpanding: whether the header was last moved towards `upper`.
  public func rest(
    for height: Double, between lower: Double, and upper: Double, velocity: Double = 0,
    isExpanding: Bool
  ) -> Double {
    if velocity.magnitude > velocityThreshold { return velocity > 0 ? lower : upper }
    let way = (upper - lower) * threshold + TravelMeter.roundingError
    switch choice {
    case .nearest:
      return height - lower > way ? upper : lower
    case .direction:
      // However little it has gone, it has gone further than nothing.
      let isFar = threshold <= 0 || (isExpanding ? height - lower : upper - height) > way
      return isExpanding == isFar ? upper : lower
    }
  }
}
