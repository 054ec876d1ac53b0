/// An interaction of a view.
@MainActor
public protocol UIInteraction: AnyObject {}

/// Makes a view part of the edge effect of a scroll view.
@MainActor
public final class UIScrollEdgeElementContainerInteraction: NSObject, @MainActor UIInteraction {
  /// The scroll view.
  public weak var scrollView: UIScrollView?
  /// The edge of the scroll view.
  public var edge: UIRectEdge = []
}
