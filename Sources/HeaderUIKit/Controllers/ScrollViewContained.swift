#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  public import HeaderPlatform

  /// Contains a scroll view: a ``HeaderContainerViewController``, or a container of the app's own, which
  /// may pass the calls on to a ``HeaderAttachment``.
  ///
  /// An attachment observes its scroll view by itself, with one exception: where a fling ends is only
  /// asked of the scroll view's delegate. Of the other calls each that is passed on is used in place of
  /// what is inferred. The methods are those of `UIScrollViewDelegate`.
  @MainActor
  public protocol ScrollViewContainingDelegate: AnyObject {
    /// The content offset changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The finger lifts, with `velocity` in points per millisecond; `targetContentOffset` may be
    /// changed. Does nothing unless it is implemented.
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// A fling has ended. Does nothing unless it is implemented.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated scroll has ended. Does nothing unless it is implemented.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  }

  extension ScrollViewContainingDelegate {
    /// Leaves the target as it is.
    public func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  }

  /// A controller inside a container that passes on what its scroll view tells it.
  ///
  /// ```swift
  /// final class ListController: UITableViewController, ScrollViewContained {
  ///   weak var scrollDelegate: (any ScrollViewContainingDelegate)?
  ///   override func scrollViewDidScroll(_ scrollView: UIScrollView) {
  ///     scrollDelegate?.scrollViewDidScroll(scrollView)
  ///   }
  /// }
  /// ```
  @MainActor
  public protocol ScrollViewContained: AnyObject {
    /// Who contains the controller; to be held weakly.
    var scrollDelegate: (any ScrollViewContainingDelegate)? { get set }
  }
#endif
