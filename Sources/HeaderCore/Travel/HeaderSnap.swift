/// Where a header that is moved by travel comes to rest, and how it gets there.
public struct HeaderSnap: Sendable, Equatable {
  /// Expanded or collapsed, and nothing between.
  public static let ends: [Double] = [0, 1]

  /// The collapsed fractions it may rest at, rising; `nil` lets it stay where the finger left it.
  public var rests: [Double]?
  /// The share of the way between two rests, 0 to 1, above which a header goes to the more expanded
  /// one.
  public var threshold: Double
  /// Seconds it takes; 0 is at once.
  public var duration: Double
  /// Whether the fling's end is chosen so that header and content come to rest together, instead of
  /// an animation after the content has stopped. Only in an overlay, where a fling moves both.
  public var projects: Bool

  /// Snapping to `rests` in `duration` seconds.
  public init(
    rests: [Double]? = ends, threshold: Double = 0.5, duration: Double = 0.2,
    projects: Bool = false
  ) {
    self.rests = rests
    self.threshold = threshold
    self.duration = duration
    self.projects = projects
  }
}
