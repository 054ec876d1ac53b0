/// The delegate proxy of another library, which behaves as RxCocoa's. It takes the place of a list's delegate and
/// forwards calls to it. Whenever the library is used and finds another delegate, the proxy takes its place again.
///
/// Two proxies that yield to each other would forward calls in a ring, or lose the app's delegate.
@MainActor
public final class HeadlessReactiveProxy: NSObject, HeadlessForwarding {
  /// The delegate to which calls are forwarded. Weak, as in the library.
  public private(set) weak var forwardToDelegate: (any UIScrollViewDelegate)?

  /// Takes the place of the list's delegate, as every use of the library does first.
  public func take(_ list: UIScrollView) {
    guard list.delegate !== self else { return }
    forwardToDelegate = list.delegate
    list.delegate = self
  }

  /// Forwards calls to `delegate` from now on, and makes the list ask again for the implemented methods.
  public func pass(to delegate: (any UIScrollViewDelegate)?, in list: UIScrollView) {
    forwardToDelegate = delegate
    list.delegate = nil
    list.delegate = self
  }

  /// Returns `true`: the library's observers implement everything.
  public func headlessResponds(to selector: HeadlessSelector) -> Bool { true }

  /// Forwards the call.
  public func headlessForward<Answer>(
    _ selector: HeadlessSelector, _ call: (any UIScrollViewDelegate) -> Answer?
  ) -> Answer? {
    forwardToDelegate?.headlessSend(selector, call)
  }
}
