import HeaderCore
import UIKit

/// The table's delegate: what UIKit itself says of a gesture.
final class DelegateLog: NSObject, UITableViewDelegate {
  /// What it has said, without the scrolling.
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
