#if canImport(UIKit) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// Stands where the app's delegate stood, and passes on every call: a few to the host first, and
  /// then, like all others, to the app's delegate.
  ///
  /// | call | the host |
  /// |---|---|
  /// | `scrollViewDidScroll` | moves the header before the app hears of it |
  /// | `scrollViewWillBeginDragging` | looks |
  /// | `scrollViewWillEndDragging` | lets the technique choose the target; the app has the last word |
  /// | `scrollViewWillBeginDecelerating` | looks, before the content moves |
  /// | `scrollViewDidEndDecelerating` | looks, a frame earlier than it would by itself |
  @MainActor
  final class ScrollDelegateProxy: NSObject {
    /// Who has to hear first.
    weak var host: HeaderHost?
    // Read by the Objective-C runtime's questions below, which no actor isolates; UIKit asks them
    // on the main thread.
    /// The app's own delegate.
    nonisolated(unsafe) private(set) weak var target: (any UIScrollViewDelegate)?

    /// The target before the delegate was set to nothing: another proxy that has itself asked anew
    /// sets it to nothing first.
    private weak var former: (any UIScrollViewDelegate)?

    #if canImport(ObjectiveC)
      /// Held by the target.
      private weak var sentinel: DelegateSentinel?
    #endif

    /// Passes everything on to `target` from now on. A scroll view remembers what its delegate
    /// answered to, and goes on calling that when `target` has gone: `targetHasGone` is the moment to
    /// let it ask again.
    func forward(
      to target: (any UIScrollViewDelegate)?, targetHasGone: @escaping @MainActor () -> Void
    ) {
      former = target == nil ? self.target : nil
      #if canImport(ObjectiveC)
        sentinel?.cancel(self.target)
        let sentinel = target.map { DelegateSentinel($0, targetHasGone) }
        self.sentinel = sentinel
      #endif
      self.target = target
    }

    /// Leaves the app's delegate as it was found.
    func release() {
      #if canImport(ObjectiveC)
        sentinel?.cancel(target)
      #endif
    }

    /// Whether the target is being asked: one that asks back is not asked again.
    nonisolated(unsafe) var isAsking = false

    #if canImport(ObjectiveC)
      override func responds(to selector: Selector) -> Bool {
        guard !super.responds(to: selector) else { return true }
        guard !isAsking else { return false }
        isAsking = true
        defer { isAsking = false }
        return target?.responds(to: selector) ?? false
      }

      /// An app that asks the delegate for what else it is, a collection's layout for example, finds
      /// what its own delegate is.
      override func conforms(to aProtocol: Protocol) -> Bool {
        super.conforms(to: aProtocol) || target?.conforms(to: aProtocol) ?? false
      }

      override func forwardingTarget(for selector: Selector) -> Any? {
        target
      }

      /// What only a header's proxy answers to, and an object that passes on to one.
      @objc func passesOnToHeader() {}
    #endif

    /// Lets `delegate` stand in front, if it is another proxy that passes on to this one: the host
    /// hears by way of it, and in front of it this one would close a ring. Gives whether it is.
    func yields(to delegate: (any UIScrollViewDelegate)?) -> Bool {
      #if canImport(ObjectiveC)
        let passesOn = delegate?.responds(to: #selector(passesOnToHeader)) ?? false
      #else
        let passesOn = (delegate as? HeadlessReactiveProxy)?.forwardToDelegate === self
      #endif
      guard passesOn else { return false }
      if target == nil { target = former }
      if target === delegate { target = nil }
      return true
    }
  }

  #if canImport(ObjectiveC)
    extension ScrollDelegateProxy: UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        host?.scrollViewDidChange(scrollView)
        target?.scrollViewDidScroll?(scrollView)
      }

      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        host?.scrollViewDidChange(scrollView)
        target?.scrollViewWillBeginDragging?(scrollView)
      }

      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        host?.scrollViewWillEndDragging(
          scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        target?.scrollViewWillEndDragging?(
          scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
      }

      func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        host?.scrollViewDidChange(scrollView)
        target?.scrollViewWillBeginDecelerating?(scrollView)
      }

      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        host?.scrollViewDidChange(scrollView)
        target?.scrollViewDidEndDecelerating?(scrollView)
      }
    }
  #endif
#endif
