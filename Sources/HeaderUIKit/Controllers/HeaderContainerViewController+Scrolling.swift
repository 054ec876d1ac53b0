#if canImport(UIKit) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    public import UIKit
  #else
    public import Foundation
    public import HeadlessUIKit
  #endif

  /// What a contained child reports goes to the technique.
  extension HeaderContainerViewController: ScrollViewContainingDelegate {
    /// Passes the event to the technique.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
      attachment?.engine.scrollViewDidScroll(scrollView)
    }

    /// Passes the event to the technique.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      attachment?.engine.scrollViewWillBeginDragging(scrollView)
    }

    /// Passes the event to the technique, which may change where the fling ends.
    public func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      attachment?.engine.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    /// Passes the event to the technique.
    public func scrollViewDidEndDragging(
      _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {
      attachment?.engine.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    /// Passes the event to the technique.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      attachment?.engine.scrollViewWillBeginDecelerating(scrollView)
    }

    /// Passes the event to the technique.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      attachment?.engine.scrollViewDidEndDecelerating(scrollView)
    }

    /// Passes the event to the technique.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      attachment?.engine.scrollViewDidEndScrollingAnimation(scrollView)
    }

    /// Passes the event to the technique.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      attachment?.engine.scrollViewDidScrollToTop(scrollView)
    }

    /// Passes the event to the technique.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      attachment?.engine.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }
#endif
