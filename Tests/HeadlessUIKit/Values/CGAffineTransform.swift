/// A scale or a rotation: `x' = a x + c y`, `y' = b x + d y`. Foundation has no affine transforms on Linux.
public struct CGAffineTransform: Equatable, Sendable {
  static let identity = CGAffineTransform(scaleX: 1, y: 1)

  /// The horizontal factor.
  public var a: CGFloat
  /// The part of x in y.
  public var b: CGFloat
  /// The part of y in x.
  public var c: CGFloat
  /// The vertical factor.
  public var d: CGFloat

  /// A scale by the given factors.
  public init(scaleX: CGFloat, y: CGFloat) {
    (a, b, c, d) = (scaleX, 0, 0, y)
  }

  /// A rotation by `angle`, in radians.
  public init(rotationAngle angle: CGFloat) {
    (a, b, c, d) = (cos(angle), sin(angle), -sin(angle), cos(angle))
  }
}
