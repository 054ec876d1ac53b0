#if canImport(UIKit) || canImport(HeadlessUIKit)
  /// An app's delegate that writes down what it hears, and does what a test tells it to.
  final class DelegateSpy: NSObject, UITableViewDelegate {
    /// The methods that were called, by name, in order.
    private(set) var heard: [String] = []
    /// Where flings should end, if the app has a wish.
    var target: CGFloat?
    /// What was announced to the app before it said so.
    private(set) var announcedTarget: CGFloat?
    var onScroll: (() -> Void)?

    func forget() { heard = [] }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      heard.append("scrollViewDidScroll")
      onScroll?()
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      heard.append("scrollViewWillEndDragging")
      announcedTarget = targetContentOffset.pointee.y
      if let target { targetContentOffset.pointee.y = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      heard.append("scrollViewDidEndDragging")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      heard.append("scrollViewShouldScrollToTop")
      return false
    }
  }
#endif
