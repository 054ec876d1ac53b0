/// Something that a view takes part in.
@MainActor
public protocol UIInteraction: AnyObject {}

/// Makes a view, and what lies in it, an element of the effect at an edge of a scroll view.
@MainActor
public final class UIScrollEdgeElementContainerInteraction: NSObject, @MainActor UIInteraction {
  /// Whose effect it is.
  public weak var scrollView: UIScrollView?
  /// At which of its edges.
  public var edge: UIRectEdge = []

  /// An interaction with nothing yet.
  public override init() {
    super.init()
  }
}
