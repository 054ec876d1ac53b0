/// A scale of the plane: `x' = a x`, `y' = d y`. Foundation has no affine maps on Linux, and the adapter
/// makes no others.
public struct CGAffineTransform: Equatable, Sendable {
  /// Every point stays where it is.
  public static let identity = CGAffineTransform(scaleX: 1, y: 1)

  /// How much of x goes into x'.
  public var a: CGFloat
  /// How much of y goes into y'.
  public var d: CGFloat

  /// The map that scales by the given factors.
  public init(scaleX: CGFloat, y: CGFloat) {
    (a, d) = (scaleX, y)
  }
}
