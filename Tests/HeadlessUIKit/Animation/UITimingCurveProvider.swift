import ScrollPhysics

/// How an animation's progress follows its time.
@MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {}

/// A cubic Bézier curve from (0, 0) to (1, 1).
@MainActor
open class UICubicTimingParameters: NSObject, @MainActor UITimingCurveProvider, HeadlessTiming {
  let timing: TimingCurve

  /// UIKit's default, ease-in-out.
  public override convenience init() {
    self.init(animationCurve: .easeInOut)
  }

  /// One of the four standard curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    timing = curve.timing
    super.init()
  }

  /// The curve with the given control points, time being x and progress y.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    timing = TimingCurve(x1: point1.x, y1: point1.y, x2: point2.x, y2: point2.y)
    super.init()
  }

  /// The default, as on being unarchived.
  public required init?(coder: NSCoder) {
    timing = .easeInOut
    super.init()
  }

  /// Archives nothing.
  open func encode(with coder: NSCoder) {}

  /// Itself: parameters do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  var progress: (Double) -> Double { HeadlessAnimation.progress(of: timing) }
}

/// A spring.
@MainActor
open class UISpringTimingParameters: NSObject, @MainActor UITimingCurveProvider, HeadlessTiming {
  private let dampingRatio: CGFloat
  private let initialVelocity: CGVector

  /// A spring that swings below a `ratio` of 1, and starts with `velocity`.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    initialVelocity = velocity
    super.init()
  }

  /// A spring that starts at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring that does not swing, as on being unarchived.
  public required init?(coder: NSCoder) {
    dampingRatio = 1
    initialVelocity = .zero
    super.init()
  }

  /// Archives nothing.
  open func encode(with coder: NSCoder) {}

  /// Itself: parameters do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  var progress: (Double) -> Double {
    HeadlessAnimation.spring(
      dampingRatio: Double(dampingRatio), initialVelocity: Double(initialVelocity.dy))
  }
}

/// Parameters that the double can follow.
@MainActor
protocol HeadlessTiming {
  var progress: (Double) -> Double { get }
}
