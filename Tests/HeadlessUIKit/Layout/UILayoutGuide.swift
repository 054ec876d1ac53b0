/// A rectangle in a view to which constraints can refer.
@MainActor
open class UILayoutGuide: NSObject {
  /// Which rectangle of the view the guide is.
  enum Kind {
    case safeArea
    case layoutMargins
    /// The rectangle in which a scroll view shows its content.
    case frame
    /// A rectangle placed by constraints.
    case own
  }

  private(set) var kind = Kind.own
  /// The view that owns the guide.
  open weak var owningView: UIView?

  convenience init(_ kind: Kind, of view: UIView) {
    self.init()
    (self.kind, owningView) = (kind, view)
  }

  /// The frame that constraints gave the guide, in its view's coordinates.
  open internal(set) var layoutFrame = CGRect.zero

  /// Distances from the view's edges.
  var insets: UIEdgeInsets {
    switch kind {
    case .safeArea: owningView?.safeAreaInsets ?? .zero
    case .layoutMargins: owningView?.layoutMargins ?? .zero
    case .frame, .own: .zero
    }
  }

  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
}

extension UIView {
  /// Adds `guide`.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = self
    constraintsDidChange()
  }

  /// Removes `guide`, and the constraints that refer to it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    dropConstraints { $0.firstItem === guide || $0.secondItem === guide }
    guide.owningView = nil
  }
}
