#if canImport(HeadlessUIKit)
  import HeaderPlatform

  // Without Objective-C there is no message forwarding, so the double forwards. The methods are those of the
  // proxy's table.
  extension ScrollDelegateProxy: HeadlessForwarding {
    func headlessResponds(to selector: HeadlessSelector) -> Bool {
      let hostSelectors: [HeadlessSelector] = [
        .scrollViewDidScroll, .scrollViewWillEndDragging, .scrollViewWillBeginDecelerating,
        .scrollViewDidEndDecelerating, .scrollViewDidEndScrollingAnimation,
      ]
      return hostSelectors.contains(selector) || selector.isAnswered(by: target)
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
