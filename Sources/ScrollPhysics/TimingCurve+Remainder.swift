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
  /// curves; of others the rest may need control points outside 0 to 1, and gets the nearest.
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
