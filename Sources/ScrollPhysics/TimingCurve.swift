/// The progress of an animation over time: a cubic Bézier curve from (0, 0) to (1, 1), or the sine of an
/// animated scroll.
///
///     x(s) = 3 (1-s)² s x1 + 3 (1-s) s² x2 + s³        time
///     y(s) = 3 (1-s)² s y1 + 3 (1-s) s² y2 + s³        progress
///
///     progress = sin²(π/2 time)                         ``easeInOutSine``
///
/// ``value(at:)`` solves x(s) = time to 1e-9 and returns y(s). The ends are exact. The same curve gives the same bits
/// on every platform.
public struct TimingCurve: Sendable, Equatable {
  /// Progress equals time.
  public static var linear: TimingCurve { TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1) }
  /// UIKit's `easeIn`.
  public static var easeIn: TimingCurve { TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1) }
  /// UIKit's `easeOut`.
  public static var easeOut: TimingCurve { TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1) }
  /// UIKit's `easeInOut`, and its default.
  public static var easeInOut: TimingCurve { TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1) }

  /// The curve of `setContentOffset(_:animated: true)`, which takes 0.3 seconds for any distance.
  ///
  /// Several public sources agree on it to half a pixel. Its control points are those of the nearest cubic
  /// Bézier curve, whose progress differs by at most 2e-4, for views that support no other curves.
  public static var easeInOutSine: TimingCurve {
    var curve = TimingCurve(x1: 0.3643, y1: 0, x2: 0.6357, y2: 1)
    curve.isSine = true
    return curve
  }

  /// First control point's time, 0 to 1.
  public let x1: Double
  /// First control point's progress.
  public let y1: Double
  /// Second control point's time, 0 to 1.
  public let x2: Double
  /// Second control point's progress.
  public let y2: Double
  /// Whether it is the sine, which the control points only approximate.
  private var isSine = false

  /// The curve with control points (`x1`, `y1`) and (`x2`, `y2`). Times are limited to 0 to 1, because the
  /// curve would run backwards otherwise.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Returns the progress at `time`, a share of the duration: 0 before 0, and 1 after 1.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if self == .linear { return time }
    if isSine { return ElementaryFunctions.sineSquared(ofQuarterTurns: time) }
    return TimingCurve.coordinate(y1, y2, parameter(at: time))
  }

  /// Returns the s with x(s) = `time`. x increases with s, so bisection always converges. Newton's steps
  /// are used if they stay between the bounds.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = time
    for _ in 0..<64 {
      let error = TimingCurve.coordinate(x1, x2, s) - time
      if error.magnitude < 1e-9 { break }
      if error > 0 { high = s } else { low = s }
      let slope = TimingCurve.slope(x1, x2, s)
      let step = slope > 1e-6 ? s - error / slope : low
      s = low < step && step < high ? step : (low + high) / 2
    }
    return s
  }

  static func coordinate(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let t = 1 - s
    return 3 * t * t * s * a + 3 * t * s * s * b + s * s * s
  }

  private static func slope(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let t = 1 - s
    return 3 * t * t * a + 6 * t * s * (b - a) + 3 * s * s * (1 - b)
  }
}

extension TimingCurve {
  /// Returns the rest of the curve after `progress`, scaled to a whole curve, and its share of the
  /// duration, 0 to 1.
  ///
  ///     progress 1 ┤      ╭──      the part of the Bézier curve behind the point, by de Casteljau's
  ///                │    ╱          division, stretched to a whole
  ///       progress ┤ · ╱
  ///                └───┴────▶ time
  ///
  /// An animation whose end changes on the way can go on with the rest of its curve in the rest of its
  /// time, without a jump or a delay. The result is exact if x1 is at most x2, as in UIKit's curves. Other
  /// curves may need control points outside 0 to 1, and get the nearest ones. For ``easeInOutSine``, it is
  /// the rest of the nearest Bézier curve.
  public func remainder(from progress: Double) -> (curve: TimingCurve, duration: Double) {
    guard progress > 0 else { return (self, 1) }
    guard progress < 1 else { return (.linear, 0) }
    let s = parameter(atProgress: progress)
    let time = TimingCurve.rest(of: x1, x2, after: s)
    let change = TimingCurve.rest(of: y1, y2, after: s)
    guard time.length > 0, change.length > 0 else { return (.linear, 0) }
    let curve = TimingCurve(x1: time.first, y1: change.first, x2: time.second, y2: change.second)
    return (curve, time.length)
  }

  /// Returns an s with y(s) = `progress`, by bisection.
  private func parameter(atProgress progress: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<64 {
      let s = (low + high) / 2
      if TimingCurve.coordinate(y1, y2, s) > progress { high = s } else { low = s }
    }
    return low
  }

  /// Returns one coordinate of the curve after `s`: its length, and its control points as shares of the
  /// length.
  private static func rest(
    of a: Double, _ b: Double, after s: Double
  ) -> (length: Double, first: Double, second: Double) {
    let start = coordinate(a, b, s)
    let second = b + (1 - b) * s
    let middle = a + (b - a) * s
    let first = middle + (second - middle) * s
    let length = 1 - start
    return (length, (first - start) / length, (second - start) / length)
  }
}
