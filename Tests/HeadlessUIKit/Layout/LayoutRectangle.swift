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
    case .leading: isMirrored ? 0 - maxX : minX
    case .trailing: isMirrored ? 0 - minX : maxX
    case .top: minY
    case .bottom: maxY
    case .width: width
    case .height: height
    case .notAnAttribute: 0
    }
  }
}

extension LayoutRectangle {
  /// A rectangle that is known, in coordinates that begin at `origin`.
  init(_ rect: CGRect, from origin: (x: LinearExpression, y: LinearExpression)) {
    minX = origin.x + Double(rect.minX)
    maxX = origin.x + Double(rect.maxX)
    minY = origin.y + Double(rect.minY)
    maxY = origin.y + Double(rect.maxY)
  }
}
