#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderCore
  import HeaderPlatform
  #if canImport(ObjectiveC)
    import ObjectiveC
  #endif

  /// Stands where the app's delegate stood, and passes on every call: a few to the host first, and
  /// then, like all others, to the app's delegate.
  ///
  /// | call | the host |
  /// |---|---|
  /// | `scrollViewDidScroll` | moves the header before the app hears of it |
  /// | `scrollViewWillEndDragging` | lets the technique choose the target; the app has the last word |
  /// | `scrollViewWillBeginDecelerating` | looks, before the content moves |
  /// | `scrollViewDidEndDecelerating` | ends the fling |
  /// | `scrollViewDidEndScrollingAnimation` | ends the animated scroll |
  @MainActor
  final class ScrollDelegateProxy: NSObject {
    /// Who has to hear first.
    weak var host: (any ScrollViewContainingDelegate)?
    /// Whose delegate it stands in for.
    @WeakView var scrollView: UIScrollView
    // Read by the Objective-C runtime's questions below, which no actor isolates; UIKit asks them
    // on the main thread.
    /// What calls are passed on to: the app's own delegate, or another proxy.
    nonisolated(unsafe) private(set) weak var target: (any UIScrollViewDelegate)?
    #if canImport(ObjectiveC)
      /// Held by the target.
      private weak var sentinel: DelegateSentinel?
    #endif

    init(_ scrollView: UIScrollView) {
      _scrollView = WeakView(scrollView)
    }

    /// Passes everything on to `target` from now on. A scroll view remembers what its delegate
    /// answered to, and goes on calling that when `target` has gone: then it is asked to look again.
    private func forward(to target: (any UIScrollViewDelegate)?) {
      #if canImport(ObjectiveC)
        sentinel?.cancel(self.target)
        sentinel = target.map { DelegateSentinel($0) { [weak self] in self?.renew() } }
      #endif
      self.target = target
    }

    #if canImport(ObjectiveC)
      /// Whether it is this proxy that is looked for behind another one.
      nonisolated(unsafe) private var isSought = false

      /// What only the proxy that is looked for answers to, and another one that passes on to it.
      @objc private func isBehind() {}

      /// Whether `front` is another proxy that passes on to this one.
      private func isBehind(_ front: (any UIScrollViewDelegate)?) -> Bool {
        isSought = true
        defer { isSought = false }
        return front?.responds(to: #selector(isBehind as () -> Void)) ?? false
      }

      override func responds(to selector: Selector) -> Bool {
        if selector == #selector(isBehind as () -> Void) { return isSought }
        return super.responds(to: selector) || target?.responds(to: selector) ?? false
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
      private func isBehind(_ front: (any UIScrollViewDelegate)?) -> Bool {
        front?.forwardDelegate === self
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
        host?.scrollViewDidScroll(scrollView)
        target?.scrollViewDidScroll?(scrollView)
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
        host?.scrollViewDidScroll(scrollView)
        target?.scrollViewWillBeginDecelerating?(scrollView)
      }

      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        host?.scrollViewDidEndDecelerating(scrollView)
        target?.scrollViewDidEndDecelerating?(scrollView)
      }

      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        host?.scrollViewDidEndScrollingAnimation(scrollView)
        target?.scrollViewDidEndScrollingAnimation?(scrollView)
      }
    }
  #endif

  /// The delegate's place: taken when the host begins, taken again at the end of the turn in which the
  /// app assigns another delegate, and given back in the end.
  ///
  ///     app's delegate ◀── proxy ◀── scroll view
  ///     app's delegate ◀── proxy ◀── RxCocoa's ◀── scroll view     it came later: the host hears
  ///     app's delegate ◀── RxCocoa's ◀── scroll view               it was there: the app forwards
  ///
  /// Another proxy that passes on is left in front. It takes its place again whenever it is used, and of
  /// two that each yield to the other calls would go round in a ring.
  extension ScrollDelegateProxy {
    /// The proxy of `scrollView`: the one that another proxy has gone on passing on to since the last
    /// host, if there is one.
    static func proxy(of scrollView: UIScrollView) -> ScrollDelegateProxy {
      guard let remaining = scrollView.delegate?.forwardDelegate as? ScrollDelegateProxy,
        remaining.host == nil
      else { return ScrollDelegateProxy(scrollView) }
      return remaining
    }

    /// Puts the proxy between the scroll view and its delegate of the moment.
    func takePlace() {
      let delegate = scrollView.delegate
      guard delegate !== self, delegate?.isForwarding != true, !isBehind(delegate) else { return }
      forward(to: delegate)
      assign(self)
    }

    /// Gives the place back. Another proxy that passes on to this one goes on doing so, and does not keep
    /// it: the scroll view does.
    func givePlaceBack() {
      host = nil
      if scrollView.delegate === self {
        assign(target)
        forward(to: nil)
      } else if isBehind(scrollView.delegate) {
        scrollView.keep(self)
      }
    }

    /// Lets the scroll view ask its delegate anew what it answers to.
    private func renew() {
      assign(scrollView.delegate)
    }

    /// A scroll view asks a delegate what it answers to when it is assigned, and only if it is another
    /// one.
    private func assign(_ delegate: (any UIScrollViewDelegate)?) {
      scrollView.delegate = nil
      if let delegate { scrollView.delegate = delegate }
    }
  }

  extension UIScrollViewDelegate {
    #if canImport(ObjectiveC)
      /// Whether it is a proxy, as RxCocoa's, that passes on what it does not answer itself.
      fileprivate var isForwarding: Bool { (self as AnyObject)._forwardToDelegate != nil }
      /// What it passes on to.
      fileprivate var forwardDelegate: AnyObject? {
        (self as AnyObject)._forwardToDelegate ?? nil
      }
    #else
      fileprivate var isForwarding: Bool { self is HeadlessReactiveProxy }
      fileprivate var forwardDelegate: AnyObject? {
        (self as? HeadlessReactiveProxy)?.forwardToDelegate
      }
    #endif
  }

  extension UIScrollView {
    /// Keeps `proxy` alive.
    fileprivate func keep(_ proxy: ScrollDelegateProxy) {
      #if canImport(ObjectiveC)
        let key = unsafeBitCast(ScrollDelegateProxy.self, to: UnsafeRawPointer.self)
        objc_setAssociatedObject(self, key, proxy, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #else
        headlessAssociatedObject = proxy
      #endif
    }
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
