/// A second library's delegate proxy, which behaves as RxCocoa's: it takes a scroll view's delegate,
/// passes on to the one it found, and whenever it is asked for and finds another in its place, takes
/// that place again and passes on to what it found there.
///
/// Two such proxies, each of which yields to the other, pass calls on in a ring, until the stack is full, or
/// lose the app's delegate.
@MainActor
public final class HeadlessReactiveProxy: NSObject, HeadlessForwarding {
  private weak var scrollView: UIScrollView?
  /// What calls are passed on to. Weak, as in the library.
  public private(set) weak var forwardToDelegate: (any UIScrollViewDelegate)?
  private var observers: [(selector: HeadlessSelector, action: @MainActor () -> Void)] = []

  private init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  /// The scroll view's proxy, made when it is first asked for. It is the delegate by the time this
  /// gives it.
  @discardableResult
  public static func proxy(for scrollView: UIScrollView) -> HeadlessReactiveProxy {
    let proxy = scrollView.reactiveProxy ?? HeadlessReactiveProxy(scrollView)
    scrollView.reactiveProxy = proxy
    let current = scrollView.delegate
    if current !== proxy {
      proxy.setForwardToDelegate(current)
      scrollView.delegate = proxy
    }
    return proxy
  }

  /// What an app does that keeps a delegate of its own beside the library: `rx.setDelegate`.
  public static func setDelegate(_ delegate: any UIScrollViewDelegate, of scrollView: UIScrollView)
  {
    proxy(for: scrollView).setForwardToDelegate(delegate)
  }

  /// What any use of the library's events is: calls `action` before what `selector` is passed on to.
  public static func observe(
    _ selector: HeadlessSelector, of scrollView: UIScrollView,
    action: @escaping @MainActor () -> Void
  ) {
    let proxy = proxy(for: scrollView)
    proxy.observers.append((selector, action))
    proxy.reset()
  }

  /// Passes calls on to `delegate` from now on.
  public func setForwardToDelegate(_ delegate: (any UIScrollViewDelegate)?) {
    forwardToDelegate = delegate
    reset()
  }

  /// Lets the scroll view ask again what is answered.
  private func reset() {
    guard let scrollView, scrollView.delegate === self else { return }
    scrollView.delegate = nil
    scrollView.delegate = self
  }

  /// Whether it has the method itself, passes it on, or has been asked for its calls.
  public func headlessResponds(to selector: HeadlessSelector) -> Bool {
    if selector == .scrollViewDidScroll || observers.contains(where: { $0.selector == selector }) {
      return true
    }
    return selector.isAnswered(by: forwardToDelegate)
  }

  /// It survives every call of its protocol.
  public func headlessReceives(_ selector: HeadlessSelector) -> Bool { true }

  /// Tells the observers, and calls what comes next if it answers.
  public func headlessForward<Answer>(
    _ selector: HeadlessSelector, _ call: (any UIScrollViewDelegate) -> Answer?
  ) -> Answer? {
    for observer in observers where observer.selector == selector { observer.action() }
    guard selector.isAnswered(by: forwardToDelegate) else { return nil }
    return forwardToDelegate.flatMap(call)
  }
}
