/// A delegate that forwards calls to another one, as Objective-C does with `forwardingTarget(for:)`, and can say
/// which methods it implements. Without optional requirements, every other delegate implements all methods.
@MainActor
public protocol HeadlessForwarding: UIScrollViewDelegate {
  /// Replaces `responds(to:)`.
  func headlessResponds(to selector: HeadlessSelector) -> Bool
  /// Answers a call of `selector`. `call` makes the call of another delegate.
  func headlessForward<Answer>(
    _ selector: HeadlessSelector, _ call: (any UIScrollViewDelegate) -> Answer?
  ) -> Answer?
}

extension UIScrollViewDelegate {
  /// Makes `call`, of the method `selector`, or lets this delegate forward it.
  @discardableResult
  public func headlessSend<Answer>(
    _ selector: HeadlessSelector, _ call: (any UIScrollViewDelegate) -> Answer?
  ) -> Answer? {
    guard let proxy = self as? any HeadlessForwarding else { return call(self) }
    return proxy.headlessForward(selector, call)
  }
}

extension UIScrollView {
  /// Calls the delegate if it implemented `selector` when it was assigned.
  @discardableResult
  func tell<Answer>(
    _ selector: HeadlessSelector, _ call: (any UIScrollViewDelegate) -> Answer?
  ) -> Answer? {
    guard answeredSelectors.contains(selector) else { return nil }
    return delegate?.headlessSend(selector, call)
  }

  /// Remembers the methods that the delegate implements.
  func noteAnsweredSelectors() {
    answeredSelectors = Set(HeadlessSelector.allCases.filter { $0.isAnswered(by: delegate) })
  }
}
