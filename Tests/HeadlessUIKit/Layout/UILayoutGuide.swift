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
}
