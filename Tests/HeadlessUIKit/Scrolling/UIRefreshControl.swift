/// A control that appears when content is pulled down.
///
/// It is 60 points high, the first subview of the scroll view, and lies above the content. While it refreshes, its
/// height is part of the adjusted content inset. The pull after which it begins by itself was never measured, so
/// here it begins only by a call.
open class UIRefreshControl: UIView {
  /// Whether the control is refreshing.
  open private(set) var isRefreshing = false {
    didSet { (superview as? UIScrollView)?.geometryDidChange() }
  }

  static let height: CGFloat = 60

  /// A control that is not refreshing.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIRefreshControl.height))
  }

  /// Begins refreshing, without scrolling.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Ends refreshing.
  open func endRefreshing() {
    isRefreshing = false
  }
}

extension UIScrollView {
  /// The inset of a refreshing control.
  var refreshInset: CGFloat {
    refreshControl?.isRefreshing == true ? UIRefreshControl.height : 0
  }

  func replaceRefreshControl(_ previous: UIRefreshControl?) {
    if previous?.superview === self { previous?.removeFromSuperview() }
    if let refreshControl { insertSubview(refreshControl, at: 0) }
    geometryDidChange()
  }

  /// Places the control above the content, or at the top of the view if the content is lower.
  func placeRefreshControl() {
    let top = adjustedContentInset.top - refreshInset
    refreshControl?.place(
      at: CGRect(
        x: 0, y: min(contentOffset.y + top, 0), width: bounds.width,
        height: UIRefreshControl.height))
  }
}
