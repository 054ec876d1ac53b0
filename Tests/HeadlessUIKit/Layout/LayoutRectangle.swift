/// The edges of a view or guide in the topmost view's coordinates, as sums of what is not yet known.
struct LayoutRectangle {
  var minX: LinearExpression
  var maxX: LinearExpression
  var minY: LinearExpression
  var maxY: LinearExpression

  var width: LinearExpression { maxX - minX }
  var height: LinearExpression { maxY - minY }

  func inset(by insets: UIEdgeInsets) -> LayoutRectangle {
    LayoutRectangle(
      minX: minX + Double(insets.left), maxX: maxX + Double(-insets.right),
      minY: minY + Double(insets.top), maxY: maxY + Double(-insets.bottom))
  }

  /// The number that `attribute` stands for. `isMirrored` counts across from right to left, so that
  /// leading and trailing swap and constants change their sign.
  func value(
    of attribute: NSLayoutConstraint.Attribute, isMirrored: Bool
  ) -> LinearExpression {
    switch attribute {
    case .left: isMirrored ? minX * -1 : minX
    case .right: isMirrored ? maxX * -1 : maxX
    case .leading: isMirrored ? maxX * -1 : minX
    case .trailing: isMirrored ? minX * -1 : maxX
    case .centerX: (minX + maxX) * (isMirrored ? -0.5 : 0.5)
    case .top: minY
    case .bottom, .lastBaseline: maxY
    case .centerY: (minY + maxY) * 0.5
    case .width: width
    case .height: height
    case .notAnAttribute: LinearExpression()
    }
  }
}
