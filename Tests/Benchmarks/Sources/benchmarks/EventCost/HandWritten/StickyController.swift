import HeaderCore

/// The view controller of Kulman's article.
///
/// What makes it a fair loop: the article's code runs when a deceleration begins, and so it does
/// here. With every change of the offset the table view itself moves its header along with the
/// content; there is no UIKit here, and where the header is belongs to what is compared, so one
/// subtraction stands for that.
final class StickyController: SessionListener {
  let scrollView = ScrollViewDouble()
  let header = HeaderViewDouble()

  private var contentInsetTop = -60.0
  private var animationDuration = 0.0

  init() {
    header.height = 60
  }

  func receive(_ event: ScrollEvent) {
    switch event {
    case .didScroll: tableViewDidMove(scrollView)
    case .willBeginDecelerating: scrollViewWillBeginDecelerating(scrollView)
    default: break
    }
  }

  @inline(never)
  func tableViewDidMove(_ scrollView: ScrollViewDouble) {
    header.minY = -scrollView.contentOffset.y
  }

  @inline(never)
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollViewDouble) {
    if scrollView.contentOffset.y < 0 {
      animationDuration = 0.25
      contentInsetTop = 0
    } else if scrollView.contentOffset.y > header.height {
      animationDuration = 0.25
      contentInsetTop = -header.height
    }
  }
}
