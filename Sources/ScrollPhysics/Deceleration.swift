/// The deceleration of a fling between the edges.
///
/// The `rate` r is the share of the velocity that is left after a millisecond. For a step of `dt`
/// milliseconds, with E the exponential as UIScrollView computes it:
///
///     d  = E(dt ln r)
///     x += v r (1 - d) / (1 - r)
///     v *= d
///
/// Content stops on the first step that leaves |v| at or below ``stoppingVelocity``. It is then rounded to a
/// pixel.
public struct Deceleration: Sendable, Equatable {
  /// UIScrollView's `.normal`: 0.998.
  public static let normal = Deceleration(rate: 0.998, logarithm: -0.002_002_002_670_673_079_3)
  /// UIScrollView's `.fast`: 0.99.
  public static let fast = Deceleration(rate: 0.99, logarithm: -0.010_050_335_853_501_45)
  /// The speed at or below which content counts as stopped, 0.01 points per millisecond.
  public static let stoppingVelocity = 0.01

  /// The share of the velocity left after one millisecond, above 0 and below 1.
  public let rate: Double
  /// ln `rate`.
  public let logarithm: Double

  /// A deceleration that keeps `rate` of the velocity every millisecond.
  ///
  /// - Precondition: `rate` lies strictly between 0 and 1.
  public init(rate: Double) {
    precondition(rate > 0 && rate < 1, "a deceleration rate lies strictly between 0 and 1")
    self.init(rate: rate, logarithm: ElementaryFunctions.log(rate))
  }

  private init(rate: Double, logarithm: Double) {
    self.rate = rate
    self.logarithm = logarithm
  }

  /// Returns the share of the velocity that is left after `milliseconds`.
  func decay(over milliseconds: Double) -> Double {
    Deceleration.shortExponential(milliseconds * logarithm)
  }

  /// Returns the distance that a velocity of 1 covers while it decreases to `decay`.
  func reach(at decay: Double) -> Double { rate * (1 - decay) / (1 - rate) }

  /// Advances `motion` by `milliseconds`. The distance, not the velocity, is multiplied by `multiplier` (see
  /// `FlickSeries`).
  public func step(
    _ motion: inout ScrollMotion, milliseconds: Double, multiplier: Double = 1
  ) {
    let decay = decay(over: milliseconds)
    motion.offset += multiplier * (motion.velocity * reach(at: decay))
    motion.velocity *= decay
  }

  /// Returns where a fling from `motion` comes to rest at any frame rate:
  ///
  ///     x + sign(v) (|v| - 0.01) r / (1 - r)          x itself at or below the stopping velocity
  ///
  /// A fling integrated frame by frame ends up to one step beyond it: less than 0.17 points at `normal` and
  /// 60 frames per second.
  public func restingOffset(of motion: ScrollMotion) -> Double {
    motion.offset + excessVelocity(of: motion) * rate / (1 - rate)
  }

  /// Returns the `targetContentOffset` announced at release: `x + sign(v) (|v| - 0.01) / -ln r`, neither
  /// clamped nor rounded. It lies about `|v| / 2` points beyond ``restingOffset(of:)``. The distance is
  /// multiplied by `multiplier`.
  public func announcedTarget(of motion: ScrollMotion, multiplier: Double = 1) -> Double {
    motion.offset - multiplier * excessVelocity(of: motion) / logarithm
  }

  /// Returns the milliseconds until a fling at `velocity` stops: `ln(0.01 / |v|) / ln r`, or 0 at or below
  /// the stopping velocity.
  public func duration(fromVelocity velocity: Double) -> Double {
    guard velocity.magnitude > Deceleration.stoppingVelocity else { return 0 }
    return ElementaryFunctions.log(Deceleration.stoppingVelocity / velocity.magnitude) / logarithm
  }

  /// Returns the velocity above the stopping velocity, with its sign; 0 for slower content.
  func excessVelocity(of motion: ScrollMotion) -> Double {
    let excess = max(0, motion.velocity.magnitude - Deceleration.stoppingVelocity)
    return motion.velocity < 0 ? -excess : excess
  }

  /// Returns E(x), the exponential with UIScrollView's approximation `1 + x (1 + x / 2)` for x >= -0.5.
  ///
  /// The approximation matters: with a true exponential, a bounce is up to 0.88 points off.
  static func shortExponential(_ x: Double) -> Double {
    x >= -0.5 ? 1 + x * (1 + x / 2) : ElementaryFunctions.exp(x)
  }
}
