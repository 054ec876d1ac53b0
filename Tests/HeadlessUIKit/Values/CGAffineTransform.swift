/// A scale: `x' = a x`, `y' = d y`. Foundation has no affine transforms on Linux.
public struct CGAffineTransform: Equatable, Sendable {
  static let identity = CGAffineTransform(scaleX: 1, y: 1)

  /// The horizontal factor.
  public var a: CGFloat
  /// The vertical factor.
  public var d: CGFloat

  /// A scale by the given factors.
  public init(scaleX: CGFloat, y: CGFloat) {
    (a, d) = (scaleX, y)
  }
}
