/// The edges of a view or guide, measured from the root view's corner.
struct LayoutRectangle {
  var minX: LayoutPlace
  var maxX: LayoutPlace
  var minY: LayoutPlace
  var maxY: LayoutPlace

  func inset(by insets: UIEdgeInsets) -> LayoutRectangle {
    LayoutRectangle(
      minX: minX + Double(insets.left), maxX: maxX + Double(-insets.right),
      minY: minY + Double(insets.top), maxY: maxY + Double(-insets.bottom))
  }

  /// The edge for `attribute`; `nil` for a length. `isMirrored` swaps leading and trailing.
  func edge(_ attribute: NSLayoutConstraint.Attribute, isMirrored: Bool) -> LayoutPlace? {
    switch attribute {
    case .leading: isMirrored ? maxX : minX
    case .trailing: isMirrored ? minX : maxX
    case .top: minY
    case .bottom: maxY
    case .height, .notAnAttribute: nil
    }
  }
}

extension LayoutRectangle {
  /// A known rectangle in coordinates whose zero is `origin`.
  init(_ rect: CGRect, from origin: (x: LayoutPlace, y: LayoutPlace)) {
    minX = origin.x + Double(rect.minX)
    maxX = origin.x + Double(rect.maxX)
    minY = origin.y + Double(rect.minY)
    maxY = origin.y + Double(rect.maxY)
  }
}
