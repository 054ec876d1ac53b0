#if os(iOS) || os(visionOS) || canImport(HeadlessUIKit)
  import HeaderPlatform
  #if canImport(ObjectiveC)
    import ObjectiveC
  #endif

  /// Replaces the app's delegate, and forwards every call to it. For these calls the host comes first;
  /// `scrollViewWillBeginDecelerating` reaches it as `scrollViewDidScroll`:
  ///
  /// | call | the host |
  /// |---|---|
  /// | `scrollViewDidScroll` | moves the header before the app hears of it |
  /// | `scrollViewWillEndDragging` | lets the technique choose the target; the app has the last word |
  /// | `scrollViewWillBeginDecelerating` | takes a snapshot before the content moves |
  /// | `scrollViewDidEndDecelerating` | ends the fling |
  /// | `scrollViewDidEndScrollingAnimation` | ends the animated scroll |
  @MainActor
  final class ScrollDelegateProxy: NSObject {
    /// The host, which receives calls first.
    weak var host: (any ScrollViewContainingDelegate)?
    /// The scroll view whose delegate it replaces.
    @WeakView var scrollView: UIScrollView
    // Read by the overrides of NSObject below, which are not isolated. UIKit calls them on the main thread.
    /// The receiver of all calls: the app's delegate, or another proxy.
    nonisolated(unsafe) private(set) weak var target: (any UIScrollViewDelegate)?
    #if canImport(ObjectiveC)
      /// Owned by the target.
      private weak var sentinel: DelegateSentinel?
    #endif

    init(_ scrollView: UIScrollView) {
      _scrollView = WeakView(scrollView)
    }

    /// Forwards everything to `target` from now on. A scroll view caches which methods its delegate implements, and
    /// would keep calling those of a target that no longer exists. So the delegate is assigned again when the target
    /// is deallocated.
    private func forward(to target: (any UIScrollViewDelegate)?) {
      #if canImport(ObjectiveC)
        sentinel?.cancel(self.target)
        sentinel = target.map {
          DelegateSentinel($0) { [weak self] in self?.assign(self?.scrollView.delegate) }
        }
      #endif
      self.target = target
    }

    #if canImport(ObjectiveC)
      /// Whether `isBehind(_:)` is looking for this proxy behind another one.
      nonisolated(unsafe) private var isSought = false

      /// A method to which only the searched proxy responds, and a proxy that forwards to it.
      @objc private func isBehind() {}

      /// Whether `front` is another proxy that forwards to this one.
      private func isBehind(_ front: (any UIScrollViewDelegate)?) -> Bool {
        isSought = true
        defer { isSought = false }
        return front?.responds(to: #selector(isBehind as () -> Void)) ?? false
      }

      override func responds(to selector: Selector) -> Bool {
        if selector == #selector(isBehind as () -> Void) { return isSought }
        return super.responds(to: selector) || target?.responds(to: selector) ?? false
      }

      /// A caller that asks the delegate for other protocols, a collection view's layout for example, gets the
      /// answers of the app's delegate.
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
    /// The property by which RxCocoa's delegate proxies name the delegate that they forward to.
    @objc private protocol PassingDelegate {
      var _forwardToDelegate: AnyObject? { get }
    }
  #endif

  // In parentheses, because a method that is optional in UIKit is not optional in the double.
  extension ScrollDelegateProxy: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      host?.scrollViewDidScroll(scrollView)
      (target?.scrollViewDidScroll)?(scrollView)
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      host?.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
      (target?.scrollViewWillEndDragging)?(scrollView, velocity, targetContentOffset)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      host?.scrollViewDidScroll(scrollView)
      (target?.scrollViewWillBeginDecelerating)?(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      host?.scrollViewDidEndDecelerating(scrollView)
      (target?.scrollViewDidEndDecelerating)?(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      host?.scrollViewDidEndScrollingAnimation(scrollView)
      (target?.scrollViewDidEndScrollingAnimation)?(scrollView)
    }
  }

  /// The proxy becomes the delegate when the host begins, and again at the end of a turn in which the app assigns a
  /// delegate. When the host ends, the app's delegate is restored.
  ///
  ///     app's delegate ◀── proxy ◀── scroll view
  ///     app's delegate ◀── proxy ◀── RxCocoa's ◀── scroll view     if that came later
  ///     app's delegate ◀── RxCocoa's ◀── scroll view               if that came first: the app forwards
  ///
  /// Another forwarding proxy stays in front. It becomes the delegate again whenever it is used, so two proxies that
  /// both did so would forward to each other.
  extension ScrollDelegateProxy {
    /// Returns a proxy for `scrollView`: the one of an earlier host, if another proxy still forwards to it, or a new
    /// one.
    static func proxy(of scrollView: UIScrollView) -> ScrollDelegateProxy {
      guard let remaining = scrollView.delegate?.forwardDelegate as? ScrollDelegateProxy,
        remaining.host == nil
      else { return ScrollDelegateProxy(scrollView) }
      return remaining
    }

    /// Inserts the proxy between the scroll view and its current delegate, unless it is there already, or another
    /// forwarding proxy is in front.
    func install() {
      let delegate = scrollView.delegate
      guard delegate !== self, delegate?.isForwarding != true, !isBehind(delegate) else { return }
      forward(to: delegate)
      assign(self)
    }

    /// Restores the delegate. If another proxy still forwards to this one, without keeping it alive, the scroll view
    /// keeps it.
    func uninstall() {
      host = nil
      if scrollView.delegate === self {
        assign(target)
        forward(to: nil)
      } else if isBehind(scrollView.delegate) {
        #if canImport(ObjectiveC)
          let key = unsafeBitCast(ScrollDelegateProxy.self, to: UnsafeRawPointer.self)
          objc_setAssociatedObject(scrollView, key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #else
          scrollView.headlessAssociatedObject = self
        #endif
      }
    }

    /// Assigns the delegate so that the scroll view checks its methods, which it does only for a different object.
    private func assign(_ delegate: (any UIScrollViewDelegate)?) {
      scrollView.delegate = nil
      if let delegate { scrollView.delegate = delegate }
    }
  }

  extension UIScrollViewDelegate {
    #if canImport(ObjectiveC)
      /// Whether it is a forwarding proxy like RxCocoa's.
      fileprivate var isForwarding: Bool { (self as AnyObject)._forwardToDelegate != nil }
      /// The delegate that it forwards to.
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
#endif
