#if !canImport(UIKit) && canImport(HeadlessUIKit)
  import Foundation
  import HeadlessUIKit

  // Without Objective-C nothing forwards by itself, and no method is optional: every one is here.
  extension ScrollDelegateProxy: UITableViewDelegate, UICollectionViewDelegateFlowLayout,
    UITextViewDelegate
  {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      engine?.scrollViewDidScroll(scrollView)
      target?.scrollViewDidScroll(scrollView)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      target?.scrollViewDidZoom(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      engine?.scrollViewWillBeginDragging(scrollView)
      target?.scrollViewWillBeginDragging(scrollView)
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      engine?.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
      target?.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      engine?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
      target?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      engine?.scrollViewWillBeginDecelerating(scrollView)
      target?.scrollViewWillBeginDecelerating(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      engine?.scrollViewDidEndDecelerating(scrollView)
      target?.scrollViewDidEndDecelerating(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      engine?.scrollViewDidEndScrollingAnimation(scrollView)
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
      engine?.scrollViewDidScrollToTop(scrollView)
      target?.scrollViewDidScrollToTop(scrollView)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      engine?.scrollViewDidChangeAdjustedContentInset(scrollView)
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
