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
      attachment?.scrollViewDidScroll(scrollView)
    }

    /// Passes the event to the technique, which may change where the fling ends.
    public func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      attachment?.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  /// What a container of the app's own reports goes to the technique.
  extension HeaderAttachment: ScrollViewContainingDelegate {
    /// Looks at the scroll view at once.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
      host.scrollViewDidChange(scrollView)
    }

    /// Asks the technique where the fling is to end.
    public func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      host.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }
#endif
