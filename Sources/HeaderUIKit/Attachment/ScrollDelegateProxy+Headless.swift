#if canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  // Without Objective-C nothing forwards by itself, and no method is optional: every one is here.
  extension ScrollDelegateProxy: HeadlessResponding {
    func headlessResponds(to selector: HeadlessSelector) -> Bool {
      guard
        ![
          .scrollViewDidScroll, .scrollViewWillBeginDragging, .scrollViewWillEndDragging,
          .scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating,
          .scrollViewDidEndScrollingAnimation,
        ].contains(selector)
      else { return true }
      guard !isAsking else { return false }
      isAsking = true
      defer { isAsking = false }
      return selector.isAnswered(by: target)
    }

    /// A phone's is assigned anew when its target goes, and not called for what that answered.
    func headlessReceives(_ selector: HeadlessSelector) -> Bool { true }
  }

  extension ScrollDelegateProxy: UITableViewDelegate, UICollectionViewDelegateFlowLayout,
    UITextViewDelegate
  {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      host?.scrollViewDidChange(scrollView)
      target?.scrollViewDidScroll(scrollView)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      target?.scrollViewDidZoom(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      host?.scrollViewDidChange(scrollView)
      target?.scrollViewWillBeginDragging(scrollView)
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      host?.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
      target?.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      target?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      host?.scrollViewDidChange(scrollView)
      target?.scrollViewWillBeginDecelerating(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      host?.scrollViewDidEndDecelerating(scrollView)
      target?.scrollViewDidEndDecelerating(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      host?.scrollViewDidEndScrollingAnimation(scrollView)
      target?.scrollViewDidEndScrollingAnimation(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      target?.viewForZooming(in: scrollView)
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      target?.scrollViewWillBeginZooming(scrollView, with: view)
    }

    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      target?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      target?.scrollViewShouldScrollToTop(scrollView) ?? true
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      target?.scrollViewDidScrollToTop(scrollView)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      target?.scrollViewDidChangeAdjustedContentInset(scrollView)
    }

    // MARK: Tables and collections

    private var tableTarget: (any UITableViewDelegate)? { target as? any UITableViewDelegate }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      tableTarget?.tableView(tableView, heightForRowAt: indexPath) ?? -1
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      tableTarget?.tableView(tableView, heightForHeaderInSection: section) ?? -1
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableTarget?.tableView(tableView, viewForHeaderInSection: section)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableTarget?.tableView(tableView, didSelectRowAt: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      (target as? any UICollectionViewDelegate)?
        .collectionView(collectionView, didSelectItemAt: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      (target as? any UICollectionViewDelegateFlowLayout)?
        .collectionView(
          collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
        ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    }
  }
#endif
