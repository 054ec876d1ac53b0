/// A second library's delegate proxy, which behaves as RxCocoa's: it takes a list's delegate and passes on
/// to the one it found, and whenever it is used and finds another in its place, takes that place again. It
/// passes on what tests look at.
///
/// Two such proxies, each of which yields to the other, pass calls on in a ring, or lose the app's
/// delegate.
@MainActor
public final class HeadlessReactiveProxy: NSObject, UIScrollViewDelegate {
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

  /// Passed on.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    forwardToDelegate?.scrollViewDidScroll(scrollView)
  }
  /// Passed on.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    forwardToDelegate?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  /// Passed on.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    forwardToDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}
