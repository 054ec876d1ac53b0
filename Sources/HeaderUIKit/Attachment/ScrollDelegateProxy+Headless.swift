#if canImport(HeadlessUIKit)
  import HeaderPlatform

  // Without Objective-C there is no message forwarding, so the double forwards.
  extension ScrollDelegateProxy: HeadlessForwarding {
    func headlessResponds(to selector: HeadlessSelector) -> Bool {
      guard
        ![
          .scrollViewDidScroll, .scrollViewWillEndDragging, .scrollViewWillBeginDecelerating,
          .scrollViewDidEndDecelerating, .scrollViewDidEndScrollingAnimation,
        ].contains(selector)
      else { return true }
      return selector.isAnswered(by: target)
    }

    func headlessForward<Answer>(
      _ selector: HeadlessSelector, _ call: (any UIScrollViewDelegate) -> Answer?
    ) -> Answer? {
      switch selector {
      case .scrollViewDidScroll, .scrollViewWillBeginDecelerating:
        host?.scrollViewDidScroll(scrollView)
      case .scrollViewDidEndDecelerating:
        host?.scrollViewDidEndDecelerating(scrollView)
      case .scrollViewDidEndScrollingAnimation:
        host?.scrollViewDidEndScrollingAnimation(scrollView)
      case .scrollViewWillEndDragging:
        return call(self)
      default: break
      }
      return target?.headlessSend(selector, call)
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      host?.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
      target?.headlessSend(.scrollViewWillEndDragging) {
        $0.scrollViewWillEndDragging(
          scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
      }
    }
  }
#endif
