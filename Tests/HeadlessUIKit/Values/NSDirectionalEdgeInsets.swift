/// Distances inwards from the edges of a rectangle, in points, with leading and trailing edges.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the leading edge.
  public var leading: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the trailing edge.
  public var trailing: CGFloat

  /// The given distances. As in UIKit, none has a default.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let (left, right) = direction == .leftToRight ? (leading, trailing) : (trailing, leading)
    return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
}

extension UIEdgeInsets {
  func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    let (leading, trailing) = direction == .leftToRight ? (left, right) : (right, left)
    return NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
