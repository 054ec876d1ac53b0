/// A delegate that passes on what it is called for, as Objective-C does with `forwardingTarget(for:)`, and
/// says which methods it answers: what it has itself, and what it passes on to. No other class can say:
/// where nothing is optional, every one that conforms has all methods.
@MainActor
public protocol HeadlessForwarding: UIScrollViewDelegate {
  /// What `responds(to:)` would give.
  func headlessResponds(to selector: HeadlessSelector) -> Bool
  /// What happens when `selector` is called: `call` makes the call of what comes next.
  func headlessForward<Answer>(
    _ selector: HeadlessSelector, _ call: (any UIScrollViewDelegate) -> Answer?
  ) -> Answer?
}

extension UIScrollViewDelegate {
  /// Calls the method `selector` by `call`, as Objective-C does: of a delegate that passes on, what it
  /// passes on to.
  @discardableResult
  public func headlessSend<Answer>(
    _ selector: HeadlessSelector, _ call: (any UIScrollViewDelegate) -> Answer?
  ) -> Answer? {
    if let proxy = self as? any HeadlessForwarding {
      return proxy.headlessForward(selector, call)
    }
    return call(self)
  }
}

extension UIScrollView {
  /// Calls the delegate, if it said that it answers `selector` when it was assigned.
  @discardableResult
  func tell<Answer>(
    _ selector: HeadlessSelector, _ call: (any UIScrollViewDelegate) -> Answer?
  ) -> Answer? {
    guard answeredSelectors.contains(selector) else { return nil }
    return delegate?.headlessSend(selector, call)
  }

  /// Asks the delegate what it answers.
  func noteAnsweredSelectors() {
    answeredSelectors = Set(HeadlessSelector.allCases.filter { $0.isAnswered(by: delegate) })
  }
}
