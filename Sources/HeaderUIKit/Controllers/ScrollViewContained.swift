#if canImport(UIKit) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    public import UIKit
  #else
    public import Foundation
    public import HeadlessUIKit
  #endif

  /// Who contains a scroll view and hears what it does: a ``HeaderContainerViewController``, or a
  /// container of the app's own.
  ///
  /// The methods are those of `UIScrollViewDelegate` with the same names, and do nothing unless they
  /// are implemented, `scrollViewDidScroll(_:)` excepted. A scroll view's delegate passes on what it
  /// hears. A container of the app's own may feed a ``HeaderAttachment`` with it, which sees nearly
  /// everything by itself: only where a fling ends is asked of a delegate alone.
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

  extension ScrollViewContainingDelegate {
    /// Nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Leaves the target as it is.
    public func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Nothing.
    public func scrollViewDidEndDragging(
      _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}
    /// Nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
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
