/// The velocity a scroll view gives its content when the finger lifts.
///
/// Every touch event i gives a difference `s = dy / dt`, and the pan recogniser reports
///
///     rec_i = 0.2 s_i + 0.8 s_(i-1)            (the first: 0.2 s)
///
/// At release, with the reports made since the pan began:
///
///     |rec_latest| < 0.25      0, the content stays where it is
///     otherwise                0.75 rec_previous + 0.25 rec_latest      (no previous: rec_latest)
///
/// UIKit keeps no count of its reports: a previous one of exactly 0, of a finger that stood still
/// for two samples, is none.
///
/// The newest difference weighs 0.05, the one before 0.35, the third 0.60: a last-moment twitch of
/// the finger hardly counts. A least-squares fit over 100 ms, the default elsewhere, reads the same
/// flicks 53 to 85 % too fast.
///
/// Units: points and milliseconds, with the content's sign: a finger going up (y shrinking) is
/// positive.
public struct ReleaseVelocity: Sendable, Equatable {
  /// Slower than this, in points per millisecond, a release does not fling.
  public static let threshold = 0.25
  /// A finger not sampled for this many milliseconds before it lifts has stopped. A modelling
  /// choice: no recording of a longer hold is known.
  public static let staleness = 100.0
  /// Samples closer in time than this, in milliseconds, are one: no touch clock is finer, and a
  /// difference over next to no time would be an infinite speed.
  public static let resolution = 0.001

  private var y: Double
  private var time: Double
  private var difference = 0.0
  private var latest = 0.0
  private var previous = 0.0

  /// A finger that touched down at `y` (points, growing downwards) at `time` (milliseconds).
  public init(y: Double, time: Double) {
    self.y = y
    self.time = time
  }

  /// Forgets the reports so far, but not the differences: the pan begins with the next sample.
  public mutating func panWillBegin() {
    latest = 0
    previous = 0
  }

  /// The finger was seen at `y` at `time`. A sample less than ``resolution`` later than the last
  /// one has no speed and is left out of the record, though its position counts.
  public mutating func add(y: Double, time: Double) {
    let elapsed = time - self.time
    guard elapsed >= ReleaseVelocity.resolution else {
      self.y = y
      return
    }
    let newest = (self.y - y) / elapsed
    previous = latest
    latest = 0.2 * newest + 0.8 * difference
    difference = newest
    self.y = y
    self.time = time
  }

  /// The velocity of a release at `time`, points per millisecond; 0 when it does not fling.
  public func value(at time: Double) -> Double {
    guard time - self.time < ReleaseVelocity.staleness else { return 0 }
    guard latest.magnitude >= ReleaseVelocity.threshold else { return 0 }
    return previous == 0 ? latest : 0.75 * previous + 0.25 * latest
  }
}
