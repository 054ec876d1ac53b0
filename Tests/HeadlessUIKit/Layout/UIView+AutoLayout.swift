extension UIView {
  /// The ``intrinsicContentSize`` of a direction without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// The active constraints whose items have this view as their nearest common ancestor.
  public var constraints: [NSLayoutConstraint] { installedConstraints }

  /// The constraints, or a number in them, have changed.
  func constraintsDidChange() {
    screen.layoutGeneration += 1
    setNeedsLayout()
  }

  /// Deactivates the constraints of this view and its ancestors for which `isDropped` is true.
  func dropConstraints(where isDropped: (NSLayoutConstraint) -> Bool) {
    for view in selfAndAncestors {
      NSLayoutConstraint.deactivate(view.installedConstraints.filter(isDropped))
    }
  }
}
