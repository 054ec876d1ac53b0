/// A rectangle to make constraints from that is no view.
@MainActor
open class UILayoutGuide: NSObject {
  /// Which rectangle of its view it is.
  enum Kind {
    case safeArea
    case layoutMargins
    /// What a scroll view shows its content in: it stays.
    case frame
    /// A rectangle that constraints place.
    case own
  }

  let kind: Kind
  /// The view that it belongs to.
  open weak var owningView: UIView?

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
  }

  /// A rectangle to be placed by constraints, once a view has it.
  public override init() {
    kind = .own
    super.init()
  }

  /// Where constraints have put one of the app's own, in its view's coordinates.
  open internal(set) var layoutFrame = CGRect.zero

  /// Distances from its view's edges.
  var insets: UIEdgeInsets {
    switch kind {
    case .safeArea: owningView?.safeAreaInsets ?? .zero
    case .layoutMargins: owningView?.layoutMargins ?? .zero
    case .frame, .own: .zero
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
}

extension UIView {
  /// Lets `guide` be placed by constraints in the view.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = self
    constraintsDidChange()
  }

  /// Ends that, and the constraints about it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    var ancestor: UIView? = self
    while let current = ancestor {
      NSLayoutConstraint.deactivate(
        current.installedConstraints.filter { $0.firstItem === guide || $0.secondItem === guide })
      ancestor = current.parentView
    }
    guide.owningView = nil
  }
}
