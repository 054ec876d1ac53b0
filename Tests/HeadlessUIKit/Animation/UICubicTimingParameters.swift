import ScrollPhysics

/// A cubic Bézier curve from (0, 0) to (1, 1).
@MainActor
open class UICubicTimingParameters: NSObject {
  let timing: TimingCurve

  /// The curve with the given control points: x is time, y is progress.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    timing = TimingCurve(x1: point1.x, y1: point1.y, x2: point2.x, y2: point2.y)
  }
}
