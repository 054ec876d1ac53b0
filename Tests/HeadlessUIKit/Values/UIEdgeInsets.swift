/// Distances inwards from the four edges of a rectangle, in points.
public struct UIEdgeInsets: Equatable, Sendable {
  /// No distance at any edge.
  public static let zero = UIEdgeInsets()

  /// From the top edge.
  public var top: CGFloat
  /// From the left edge, whatever the layout direction.
  public var left: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the right edge, whatever the layout direction.
  public var right: CGFloat

  /// No distance at any edge.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// The given distances. As in UIKit, none has a default.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets {
  static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom,
      right: one.right - other.right)
  }
}
