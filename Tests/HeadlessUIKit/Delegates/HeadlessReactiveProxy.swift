/// A second library's delegate proxy, which behaves as RxCocoa's: it takes a list's delegate and passes on
/// to the one it found, and whenever it is used and finds another in its place, takes that place again.
///
/// Two such proxies, each of which yields to the other, pass calls on in a ring, or lose the app's
/// delegate.
@MainActor
public final class HeadlessReactiveProxy: NSObject, HeadlessForwarding {
  /// What calls are passed on to. Weak, as in the library.
  public private(set) weak var forwardToDelegate: (any UIScrollViewDelegate)?

  /// A proxy that has taken no place yet.
  public override init() {
    super.init()
  }

  /// What any use of the library begins with.
  public func take(_ list: UIScrollView) {
    guard list.delegate !== self else { return }
    forwardToDelegate = list.delegate
    list.delegate = self
  }

  /// Passes calls on to `delegate` from now on, of which the list asks again what is answered.
  public func pass(to delegate: (any UIScrollViewDelegate)?, in list: UIScrollView) {
    forwardToDelegate = delegate
    list.delegate = nil
    list.delegate = self
  }

  /// The library's own observers answer everything.
  public func headlessResponds(to selector: HeadlessSelector) -> Bool { true }

  /// Passed on.
  public func headlessForward<Answer>(
    _ selector: HeadlessSelector, _ call: (any UIScrollViewDelegate) -> Answer?
  ) -> Answer? {
    forwardToDelegate?.headlessSend(selector, call)
  }
}
