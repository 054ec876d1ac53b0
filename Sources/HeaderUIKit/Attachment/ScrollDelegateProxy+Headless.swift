#if canImport(HeadlessUIKit)
  import HeaderPlatform

  // Without Objective-C there is no message forwarding, so the double forwards what the proxy does not implement.
  extension ScrollDelegateProxy: HeadlessForwarding {
    private static let implemented: Set<HeadlessSelector> = [
      .scrollViewDidScroll, .scrollViewWillEndDragging, .scrollViewWillBeginDecelerating,
      .scrollViewDidEndDecelerating, .scrollViewDidEndScrollingAnimation,
    ]

    func headlessResponds(to selector: HeadlessSelector) -> Bool {
      ScrollDelegateProxy.implemented.contains(selector) || selector.isAnswered(by: target)
    }

    func headlessForward<Answer>(
      _ selector: HeadlessSelector, _ call: (any UIScrollViewDelegate) -> Answer?
    ) -> Answer? {
      ScrollDelegateProxy.implemented.contains(selector)
        ? call(self) : target?.headlessSend(selector, call)
    }
  }
#endif
