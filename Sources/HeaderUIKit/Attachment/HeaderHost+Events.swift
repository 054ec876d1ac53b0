#if canImport(UIKit) || canImport(HeadlessUIKit)
  import HeaderCore
  import ScrollPhysics
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// What a delegate passes on. Everything but the end of a fling is seen without it, a little later.
  extension HeaderHost {
    /// Something has happened to `scrollView`.
    func scrollViewDidChange(_ scrollView: UIScrollView) {
      guard isAttached, scrollView === link.view else { return }
      observer.look()
    }

    /// The finger lifts: asks the technique where the fling is to end.
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      guard isAttached, scrollView === link.view else { return }
      let shift = link.room.contentShift
      requestedTarget = nil
      report(
        .willEndDragging(
          velocity: Double(velocity.y),
          targetContentOffset: Double(targetContentOffset.pointee.y) - shift))
      guard let target = requestedTarget, target.isFinite else { return }
      targetContentOffset.pointee.y =
        link.range.clamp(link.grid.rounded(target)) + link.room.contentShift
    }
  }
#endif
