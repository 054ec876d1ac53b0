/// A rectangle to make constraints from that is no view.
@MainActor
open class UILayoutGuide: NSObject {
  /// Which rectangle of its view it is.
  enum Kind {
    case safeArea
    case layoutMargins
    /// The content of a scroll view: it moves, and its size is the content's.
    case content
    /// What a scroll view shows its content in: it stays.
    case frame
  }

  let kind: Kind
  /// The view that it belongs to.
  open weak var owningView: UIView?

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
  }

  /// The rectangle, in its view's coordinates.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    let bounds = owningView.bounds
    guard kind != .content else {
      return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
    }
    let insets = self.insets
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// Distances from its view's edges.
  var insets: UIEdgeInsets {
    switch kind {
    case .safeArea: owningView?.safeAreaInsets ?? .zero
    case .layoutMargins: owningView?.layoutMargins ?? .zero
    case .content, .frame: .zero
    }
  }

  /// Its top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// Its bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// Its edge where lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// Its edge where lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// Its left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// Its right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// Its width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// Its height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
