#if canImport(UIKit) || canImport(HeadlessUIKit)
  #if canImport(UIKit)
    import ObjectiveC
    import UIKit
  #else
    import HeadlessUIKit
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
#endif
