#if canImport(UIKit) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// Stands where the app's delegate stood, and passes on every call: those that the header needs
  /// to the engine first, and then, like all others, to the app's delegate.
  @MainActor
  final class ScrollDelegateProxy: NSObject {
    /// Who has to hear first.
    weak var engine: HeaderEngine?
    // Read by the Objective-C runtime's questions below, which no actor isolates; UIKit asks them
    // on the main thread.
    /// The app's own delegate.
    nonisolated(unsafe) weak var target: (any UIScrollViewDelegate)?

    #if canImport(ObjectiveC)
      /// Whether the target is being asked: one that asks back is not asked again.
      nonisolated(unsafe) private var isAsking = false

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

      /// What only a header's proxy answers to, and whoever passes on to one.
      @objc func passesOnToHeader() {}
    #endif

    /// Lets `delegate` stand in front, if it is somebody else's proxy that passes on to this one: the
    /// engine hears by way of it, and in front of it this one would close a ring. Gives whether it is.
    func yields(to delegate: (any UIScrollViewDelegate)?) -> Bool {
      #if canImport(ObjectiveC)
        guard delegate?.responds(to: #selector(passesOnToHeader)) ?? false else { return false }
        if target === delegate { target = nil }
        return true
      #else
        false
      #endif
    }
  }

  #if canImport(ObjectiveC)
    /// What the engine needs to hear. Every other method is forwarded by the runtime.
    extension ScrollDelegateProxy: UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        engine?.scrollViewDidScroll(scrollView)
        target?.scrollViewDidScroll?(scrollView)
      }

      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        engine?.scrollViewWillBeginDragging(scrollView)
        target?.scrollViewWillBeginDragging?(scrollView)
      }

      /// The app's delegate comes after the technique, and so has the last word on the target.
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        engine?.scrollViewWillEndDragging(
          scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        target?.scrollViewWillEndDragging?(
          scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
      }

      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        engine?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        target?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
      }

      func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        engine?.scrollViewWillBeginDecelerating(scrollView)
        target?.scrollViewWillBeginDecelerating?(scrollView)
      }

      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        engine?.scrollViewDidEndDecelerating(scrollView)
        target?.scrollViewDidEndDecelerating?(scrollView)
      }

      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        engine?.scrollViewDidEndScrollingAnimation(scrollView)
        target?.scrollViewDidEndScrollingAnimation?(scrollView)
      }

      func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        engine?.scrollViewDidScrollToTop(scrollView)
        target?.scrollViewDidScrollToTop?(scrollView)
      }

      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        engine?.scrollViewDidChangeAdjustedContentInset(scrollView)
        target?.scrollViewDidChangeAdjustedContentInset?(scrollView)
      }
    }
  #endif
#endif
