/// What appears when content is pulled down, and stays while something is fetched.
///
/// 60 points tall, the first of the scroll view's subviews, and hanging above the content. While it
/// refreshes, its height is part of the adjusted content inset. How far a pull has to go before it
/// begins by itself was never measured, so here it begins only when it is told to.
open class UIRefreshControl: UIView {
  /// Whether something is being fetched.
  open private(set) var isRefreshing = false

  static let height: CGFloat = 60

  /// A control that does not refresh.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIRefreshControl.height))
  }

  /// Shows that something is being fetched. Does not scroll.
  open func beginRefreshing() {
    isRefreshing = true
    (superview as? UIScrollView)?.geometryDidChange()
  }

  /// Shows that it has come.
  open func endRefreshing() {
    isRefreshing = false
    (superview as? UIScrollView)?.geometryDidChange()
  }
}

extension UIScrollView {
  /// What a control that refreshes adds at the top.
  var refreshInset: CGFloat {
    refreshControl?.isRefreshing == true ? UIRefreshControl.height : 0
  }

  func replaceRefreshControl(_ previous: UIRefreshControl?) {
    if previous?.superview === self { previous?.removeFromSuperview() }
    if let refreshControl { insertSubview(refreshControl, at: 0) }
    placeRefreshControl()
    geometryDidChange()
  }

  /// Lets the control follow the content down, from where the content begins.
  func placeRefreshControl() {
    guard let refreshControl else { return }
    let top = adjustedContentInset.top - refreshInset
    refreshControl.place(
      at: CGRect(
        x: 0, y: min(contentOffset.y + top, 0), width: bounds.width,
        height: UIRefreshControl.height))
  }
}
