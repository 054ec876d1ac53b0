/// How an animation's progress follows its time: a cubic Bézier curve from (0, 0) to (1, 1), or the
/// sine of an animated scroll.
///
///     x(s) = 3 (1-s)² s x1 + 3 (1-s) s² x2 + s³        time
///     y(s) = 3 (1-s)² s y1 + 3 (1-s) s² y2 + s³        progress
///
///     progress = sin²(π/2 time)                         ``easeInOutSine``
///
/// ``value(at:)`` solves x(s) = time to 1e-6 and gives y(s). The ends are exact, and equal curves give
/// equal bits everywhere.
public struct TimingCurve: Sendable, Equatable {
  /// Progress is time.
  public static var linear: TimingCurve { TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1) }
  /// UIKit's `easeIn`.
  public static var easeIn: TimingCurve { TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1) }
  /// UIKit's `easeOut`.
  public static var easeOut: TimingCurve { TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1) }
  /// UIKit's `easeInOut`, and its default.
  public static var easeInOut: TimingCurve { TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1) }

  /// The course of `setContentOffset(_:animated: true)`, over 0.3 seconds whatever the distance.
  ///
  /// Several public sources agree on it to half a pixel. Its control points are those of the cubic
  /// Bézier curve that is nearest, for views that know no other: progress is 2e-4 off at most.
  public static var easeInOutSine: TimingCurve {
    TimingCurve(x1: 0.3643, y1: 0, x2: 0.6357, y2: 1, isSine: true)
  }

  /// First control point's time, 0 to 1.
  public let x1: Double
  /// First control point's progress.
  public let y1: Double
  /// Second control point's time, 0 to 1.
  public let x2: Double
  /// Second control point's progress.
  public let y2: Double
  /// Whether it is the sine, and the control points are only near it.
  private let isSine: Bool

  /// The curve with control points (`x1`, `y1`) and (`x2`, `y2`). Times outside 0 to 1 would make
  /// the curve run backwards, and are moved to the nearer end.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.init(x1: x1, y1: y1, x2: x2, y2: y2, isSine: false)
  }

  private init(x1: Double, y1: Double, x2: Double, y2: Double, isSine: Bool) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
    self.isSine = isSine
  }

  /// Progress at `time`, the share of the duration that has passed. Before 0 it is 0, after 1 it is
  /// 1.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if self == .linear { return time }
    if isSine { return ElementaryFunctions.sineSquared(ofQuarterTurns: time) }
    return TimingCurve.coordinate(y1, y2, parameter(at: time))
  }

  /// The s with x(s) = `time`. x rises with s, so bisection always closes in; Newton's steps are
  /// taken where they stay between the bounds.
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
  /// What is left of the curve once it has come to `progress`: a curve of its own, from there to the
  /// end, and the share of the whole time that it takes, 0 to 1.
  ///
  ///     progress 1 ┤      ╭──      the part of the Bézier curve behind the point, by de Casteljau's
  ///                │    ╱          division, stretched to a whole
  ///       progress ┤ · ╱
  ///                └───┴────▶ time
  ///
  /// An animation that has to go elsewhere in the middle, and takes the rest of the time along the rest of
  /// the curve, neither jumps nor arrives late. Exact where x1 is at most x2, as in all of UIKit's
  /// curves; of others the rest may need control points outside 0 to 1, and gets the nearest. Of
  /// ``easeInOutSine`` it is the rest of the nearest Bézier curve.
  public func remainder(from progress: Double) -> (curve: TimingCurve, duration: Double) {
    guard progress > 0 else { return (self, 1) }
    guard progress < 1 else { return (.linear, 0) }
    let s = parameter(atProgress: progress)
    let time = TimingCurve.rest(of: x1, x2, after: s)
    let way = TimingCurve.rest(of: y1, y2, after: s)
    guard time.length > 0, way.length > 0 else { return (.linear, 0) }
    return (
      TimingCurve(x1: time.first, y1: way.first, x2: time.second, y2: way.second), time.length
    )
  }

  /// An s with y(s) = `progress`, by bisection; the only one, unless the curve goes to and fro.
  private func parameter(atProgress progress: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<64 {
      let s = (low + high) / 2
      if TimingCurve.coordinate(y1, y2, s) > progress { high = s } else { low = s }
    }
    return low
  }

  /// One coordinate of the curve's part behind `s`: its length, and its control points as shares of
  /// that.
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
