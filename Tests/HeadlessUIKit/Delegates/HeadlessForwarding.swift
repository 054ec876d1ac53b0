/// A delegate proxy, which passes on what it is called for. Objective-C forwards by itself, and its methods
/// are optional; here every one that a list of the double calls is written out, once.
@MainActor
public protocol HeadlessForwarding: HeadlessResponding, UITableViewDelegate {
  /// What happens when `selector` is called: `call` makes the call of what comes next.
  @discardableResult
  func headlessForward<Answer>(
    _ selector: HeadlessSelector, _ call: (any UIScrollViewDelegate) -> Answer?
  ) -> Answer?
}

extension HeadlessForwarding {
  /// Passed on.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    headlessForward(.scrollViewDidScroll) { $0.scrollViewDidScroll(scrollView) }
  }
  /// Passed on.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    headlessForward(.scrollViewWillBeginDragging) { $0.scrollViewWillBeginDragging(scrollView) }
  }
  /// Passed on.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    headlessForward(.scrollViewWillEndDragging) {
      $0.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }
  /// Passed on.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    headlessForward(.scrollViewDidEndDragging) {
      $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }
  /// Passed on.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    headlessForward(.scrollViewWillBeginDecelerating) {
      $0.scrollViewWillBeginDecelerating(scrollView)
    }
  }
  /// Passed on.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    headlessForward(.scrollViewDidEndDecelerating) { $0.scrollViewDidEndDecelerating(scrollView) }
  }
  /// Passed on.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    headlessForward(.scrollViewDidEndScrollingAnimation) {
      $0.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }
  /// Passed on; it does where no delegate says otherwise.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    headlessForward(.scrollViewShouldScrollToTop) { $0.scrollViewShouldScrollToTop(scrollView) }
      ?? true
  }
  /// Passed on.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    headlessForward(.scrollViewDidScrollToTop) { $0.scrollViewDidScrollToTop(scrollView) }
  }
  /// Passed on.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    headlessForward(.scrollViewDidChangeAdjustedContentInset) {
      $0.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }
  /// Passed on; none where no delegate says otherwise.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    forwardToTable(.tableViewHeightForHeader) {
      $0.tableView(tableView, heightForHeaderInSection: section)
    } ?? UITableView.automaticDimension
  }
  /// Passed on; none where no delegate says otherwise.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    forwardToTable(.tableViewViewForHeader) {
      $0.tableView(tableView, viewForHeaderInSection: section)
    }
  }

  private func forwardToTable<Answer>(
    _ selector: HeadlessSelector, _ call: (any UITableViewDelegate) -> Answer?
  ) -> Answer? {
    headlessForward(selector) { ($0 as? any UITableViewDelegate).flatMap(call) }
  }
}
