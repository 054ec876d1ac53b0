/// Distances inwards from the edges of a rectangle, in points, in the direction of reading.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// No distance at any edge.
  public static let zero = NSDirectionalEdgeInsets(
    top: 0, leading: 0, bottom: 0, trailing: 0)

  /// From the top edge.
  public var top: CGFloat
  /// From the edge where lines begin.
  public var leading: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the edge where lines end.
  public var trailing: CGFloat

  /// The given distances. As in UIKit, none has a default.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// The same distances, leading and trailing being where `direction` has them.
  func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let (left, right) = direction == .leftToRight ? (leading, trailing) : (trailing, leading)
    return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
}

extension UIEdgeInsets {
  /// The same distances in the direction of reading.
  func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    let (leading, trailing) = direction == .leftToRight ? (left, right) : (right, left)
    return NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
