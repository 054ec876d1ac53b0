extension UIView {
  /// What ``intrinsicContentSize`` has in a direction in which nothing is intrinsic.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Its top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// Its bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// Its edge where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// Its edge where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// Its width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// Its height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// The active constraints whose items have this view as the nearest one around both.
  public var constraints: [NSLayoutConstraint] { installedConstraints }

  /// The constraints, or what they are about, have changed.
  func constraintsDidChange() {
    screen.layoutGeneration += 1
    screen.constraintGeneration += 1
    setNeedsLayout()
  }

  /// The nearest view that both it and `other` are or lie in.
  func nearestView(around other: UIView) -> UIView? {
    var view: UIView? = self
    while let current = view {
      if other.isDescendant(of: current) { return current }
      view = current.parentView
    }
    return nil
  }

  /// Deactivates the constraints, here and above, that reach into `view`.
  func dropConstraints(reaching view: UIView) {
    var ancestor: UIView? = self
    while let current = ancestor {
      let reaching = current.installedConstraints.filter {
        [$0.firstItem, $0.secondItem].contains {
          NSLayoutConstraint.view(of: $0)?.isDescendant(of: view) ?? false
        }
      }
      NSLayoutConstraint.deactivate(reaching)
      ancestor = current.parentView
    }
  }
}
