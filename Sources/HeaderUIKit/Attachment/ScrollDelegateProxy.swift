#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  #if canImport(UIKit)
    import ObjectiveC
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
  /// | `scrollViewDidEndDecelerating` | ends the fling |
  /// | `scrollViewDidEndScrollingAnimation` | ends the animated scroll |
  @MainActor
  final class ScrollDelegateProxy: NSObject {
    /// Who has to hear first.
    weak var host: HeaderHost?
    /// Whose delegate it stands in for.
    @WeakView var scrollView: UIScrollView
    // Read by the Objective-C runtime's questions below, which no actor isolates; UIKit asks them
    // on the main thread.
    /// What calls are passed on to: the app's own delegate, or another proxy.
    nonisolated(unsafe) private(set) weak var target: (any UIScrollViewDelegate)?
    /// What becomes the target once another proxy has come to the front.
    private weak var successor: (any UIScrollViewDelegate)?

    #if canImport(ObjectiveC)
      /// Held by the target.
      private weak var sentinel: DelegateSentinel?
    #endif

    init(_ scrollView: UIScrollView) {
      _scrollView = WeakView(scrollView)
    }

    /// Passes everything on to `target` from now on. A scroll view remembers what its delegate
    /// answered to, and goes on calling that when `target` has gone: then it is asked to look again.
    ///
    /// Another proxy comes to the front by passing on to what it finds there, and forgets what it
    /// passed on to before; or it has itself asked anew, and sets the delegate to nothing first.
    func forward(to target: (any UIScrollViewDelegate)?) {
      successor = if let target { passedOn(by: target) } else { self.target }
      replaceTarget(with: target)
    }

    private func replaceTarget(with target: (any UIScrollViewDelegate)?) {
      #if canImport(ObjectiveC)
        sentinel?.cancel(self.target)
        let sentinel = target.map { DelegateSentinel($0) { [weak self] in self?.renew() } }
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

    /// Lets `front` stay in front, if it is another proxy that passes on to this one: the host hears by
    /// way of it, and in front of it this one would close a ring. Gives whether it is.
    func yields(to front: (any UIScrollViewDelegate)?) -> Bool {
      guard isPassedOn(by: front) else { return false }
      guard target == nil || target === front else { return true }
      replaceTarget(with: successor)
      successor = nil
      // The one in front has been asked what it answers to while that was missing.
      if target != nil { renew() }
      return true
    }

    /// Whether the scroll view is being given its delegate.
    var isAssigning = false

    /// Whether the target is being asked: one that asks back is not asked again.
    nonisolated(unsafe) var isAsking = false

    #if canImport(ObjectiveC)
      /// Whether it is this proxy that is looked for behind another one.
      nonisolated(unsafe) private var isSought = false

      private func isPassedOn(by front: (any UIScrollViewDelegate)?) -> Bool {
        isSought = true
        defer { isSought = false }
        return front?.responds(to: #selector(isBehind)) ?? false
      }

      /// What only the proxy that is sought answers to, and another one that passes on to it.
      @objc private func isBehind() {}

      private func passedOn(by proxy: any UIScrollViewDelegate) -> (any UIScrollViewDelegate)? {
        ((proxy as AnyObject)._forwardToDelegate ?? nil) as? any UIScrollViewDelegate
      }

      override func responds(to selector: Selector) -> Bool {
        guard selector == #selector(isBehind) ? !isSought : !super.responds(to: selector) else {
          return true
        }
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
    #else
      private func isPassedOn(by front: (any UIScrollViewDelegate)?) -> Bool {
        front.flatMap { passedOn(by: $0) } === self
      }

      private func passedOn(by proxy: any UIScrollViewDelegate) -> (any UIScrollViewDelegate)? {
        (proxy as? HeadlessReactiveProxy)?.forwardToDelegate
      }
    #endif
  }

  #if canImport(ObjectiveC)
    /// What RxCocoa's delegate proxies say of what they pass on to.
    @objc private protocol PassingDelegate {
      var _forwardToDelegate: AnyObject? { get }
    }

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
        host?.scrollView(scrollView, didReport: .didEndDecelerating)
        target?.scrollViewDidEndDecelerating?(scrollView)
      }

      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        host?.scrollView(scrollView, didReport: .didEndScrollingAnimation)
        target?.scrollViewDidEndScrollingAnimation?(scrollView)
      }
    }
  #endif

  /// The delegate's place: taken when the host begins, taken again when the app assigns another
  /// delegate, and given back in the end.
  ///
  ///     app's delegate ◀── proxy ◀── scroll view
  ///     app's delegate ◀── proxy ◀── another library's ◀── scroll view     the same: the host hears
  extension ScrollDelegateProxy {
    /// The proxy of `scrollView`: the one that another proxy has gone on passing on to since the last
    /// host, if there is one. A second one would only make the way longer.
    static func proxy(of scrollView: UIScrollView) -> ScrollDelegateProxy {
      guard let remaining = scrollView.remainingProxy, remaining.host == nil else {
        return ScrollDelegateProxy(scrollView)
      }
      return remaining
    }

    /// Puts the proxy between the scroll view and its delegate of the moment.
    func takePlace() {
      guard !isAssigning, scrollView.delegate !== self, !yields(to: scrollView.delegate) else {
        return
      }
      forward(to: scrollView.delegate)
      assign(self)
    }

    /// Gives the place back. Another proxy that passes on to this one goes on doing so: what it passed
    /// on to before it has forgotten.
    func givePlaceBack() {
      host = nil
      let isBehind = scrollView.delegate !== self && yields(to: scrollView.delegate)
      scrollView.remainingProxy = isBehind ? self : nil
      guard !isBehind else { return }
      if scrollView.delegate === self { assign(target) }
      release()
    }

    /// Lets the scroll view ask its delegate anew what it answers to.
    func renew() {
      assign(scrollView.delegate)
    }

    /// A scroll view asks a delegate what it answers to when it is assigned, and only if it is another
    /// one.
    private func assign(_ delegate: (any UIScrollViewDelegate)?) {
      isAssigning = true
      scrollView.delegate = nil
      if let delegate { scrollView.delegate = delegate }
      isAssigning = false
    }
  }

  extension UIScrollView {
    /// The proxy that another one passes on to although it has no host any more.
    fileprivate var remainingProxy: ScrollDelegateProxy? {
      get {
        #if canImport(ObjectiveC)
          objc_getAssociatedObject(self, remainingProxyKey) as? ScrollDelegateProxy
        #else
          headlessAssociatedObject as? ScrollDelegateProxy
        #endif
      }
      set {
        #if canImport(ObjectiveC)
          objc_setAssociatedObject(
            self, remainingProxyKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #else
          headlessAssociatedObject = newValue
        #endif
      }
    }

    #if canImport(ObjectiveC)
      /// An address of its own: the class's.
      private var remainingProxyKey: UnsafeRawPointer {
        unsafeBitCast(ScrollDelegateProxy.self, to: UnsafeRawPointer.self)
      }
    #endif
  }

  #if canImport(ObjectiveC)
    /// Lives as long as an object of the app's, and says when that has gone.
    final class DelegateSentinel: NSObject {
      private var hasGone: (@MainActor () -> Void)?

      /// Calls `hasGone` when `object` is gone, on the main thread, unless ``cancel()`` came first.
      @MainActor
      init(_ object: AnyObject, _ hasGone: @escaping @MainActor () -> Void) {
        self.hasGone = hasGone
        super.init()
        objc_setAssociatedObject(object, key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }

      deinit {
        guard let hasGone else { return }
        // A delegate goes with its screen, on the main thread, before anything is called again.
        if Thread.isMainThread {
          MainActor.assumeIsolated { hasGone() }
        } else {
          Task { @MainActor in hasGone() }
        }
      }

      /// Leaves `object` alone.
      @MainActor
      func cancel(_ object: AnyObject?) {
        hasGone = nil
        if let object {
          objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
      }

      /// Its own address: each sentinel is kept under a key of its own.
      private var key: UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
      }
    }
  #endif
#endif
