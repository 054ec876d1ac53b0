#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  public import HeaderPlatform

  /// Receives the delegate calls of a contained scroll view: a ``HeaderAttachment``, or a container of the app that
  /// forwards them to one.
  ///
  /// An attachment observes its scroll view without these calls, with one exception: UIKit asks only the delegate
  /// where a fling should end. Every other call that is forwarded is used instead of inferring the event. The methods
  /// are those of `UIScrollViewDelegate`.
  @MainActor
  public protocol ScrollViewContainingDelegate: AnyObject {
    /// The content offset changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The finger lifts, with `velocity` in points per millisecond. You may change `targetContentOffset`. The default
    /// does nothing.
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// A fling ended. The default does nothing.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated scroll ended. The default does nothing.
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

  /// A controller inside a container that forwards the delegate calls of its scroll view.
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
    /// The receiver of the calls. Hold it weakly.
    var scrollDelegate: (any ScrollViewContainingDelegate)? { get set }
  }
#endif
