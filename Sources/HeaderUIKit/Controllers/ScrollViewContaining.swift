#if canImport(UIKit) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    public import UIKit
  #else
    public import HeadlessUIKit
  #endif

  /// Who contains a scroll view and hears what it does: a ``HeaderContainerViewController``, or a
  /// container of the app's own.
  ///
  /// The methods are those of `UIScrollViewDelegate` with the same names. A scroll view's delegate
  /// passes on what it hears; `scrollViewDidScroll(_:)` alone moves a header that follows the
  /// offset, and the rest lets one snap at the right moment.
  @MainActor
  public protocol ScrollViewContainingDelegate: AnyObject {
    /// The content offset changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger begins to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger lifts, with `velocity` in points per millisecond; `targetContentOffset` may be
    /// changed.
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger has lifted.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content moves on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest, or a finger has caught it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated programmatic scroll has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The content has arrived at the top after a tap on the status bar.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// The safe area or an inset is another.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
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
