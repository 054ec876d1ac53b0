import HeaderCore
import UIKit

/// A table delegate that records UIKit's own events.
final class DelegateLog: NSObject, UITableViewDelegate {
  /// The events, without those of scrolling.
  var events: [ScrollEvent] = []

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    events.append(.willBeginDragging)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    events.append(.didEndDragging(willDecelerate: decelerate))
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    events.append(.willBeginDecelerating)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    events.append(.didEndDecelerating)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    events.append(.didEndScrollingAnimation)
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    events.append(.didScrollToTop)
  }
}
