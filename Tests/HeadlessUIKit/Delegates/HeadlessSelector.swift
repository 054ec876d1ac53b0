/// A method that a list's delegate need not have. A list asks once, when the delegate is assigned,
/// which of them it answers, and calls no other until it is assigned again.
public enum HeadlessSelector: CaseIterable, Sendable {
  /// The content offset changed.
  case scrollViewDidScroll
  /// A drag begins.
  case scrollViewWillBeginDragging
  /// The finger lifts, and the target may be changed.
  case scrollViewWillEndDragging
  /// The finger has lifted.
  case scrollViewDidEndDragging
  /// A deceleration begins.
  case scrollViewWillBeginDecelerating
  /// A deceleration has ended.
  case scrollViewDidEndDecelerating
  /// An animated scroll has ended.
  case scrollViewDidEndScrollingAnimation
  /// Whether a tap on the status bar scrolls to the top.
  case scrollViewShouldScrollToTop
  /// The content has arrived at the top after such a tap.
  case scrollViewDidScrollToTop
  /// The adjusted content inset is another.
  case scrollViewDidChangeAdjustedContentInset
  /// The height of a section's header.
  case tableViewHeightForHeader
  /// A section's header.
  case tableViewViewForHeader

  /// Whether `delegate` says that it answers it: what `responds(to:)` gives. A delegate that does not
  /// say has every method.
  @MainActor
  public func isAnswered(by delegate: AnyObject?) -> Bool {
    guard let delegate else { return false }
    return (delegate as? any HeadlessResponding)?.headlessResponds(to: self) ?? true
  }

  /// Whether `delegate` finds a method for it now, its own or that of what it forwards to.
  @MainActor
  func isReceived(by delegate: AnyObject) -> Bool {
    (delegate as? any HeadlessResponding)?.headlessReceives(self) ?? true
  }
}

/// A delegate that says which methods it answers. Swift alone cannot be asked: where nothing is
/// optional every conforming class has all of them. A proxy answers what it has itself and what it
/// forwards to.
@MainActor
public protocol HeadlessResponding: AnyObject {
  /// What `responds(to:)` would give.
  func headlessResponds(to selector: HeadlessSelector) -> Bool
  /// Whether a call of `selector` would be survived now. A proxy that forwards to an object that is
  /// gone has no method any more for what it answered once, and the call ends the app, unless it
  /// makes up a signature for such calls and swallows them.
  func headlessReceives(_ selector: HeadlessSelector) -> Bool
}

extension HeadlessResponding {
  /// What it answers is what it receives.
  public func headlessReceives(_ selector: HeadlessSelector) -> Bool {
    headlessResponds(to: selector)
  }
}

extension UIScrollView {
  /// The delegate, if it said that it answers `selector` when it was assigned. One that no longer
  /// does is not called, and the screen notes that a phone's app would have ended.
  func delegate(answering selector: HeadlessSelector) -> (any UIScrollViewDelegate)? {
    guard answeredSelectors.contains(selector), let delegate else { return nil }
    guard selector.isReceived(by: delegate) else {
      screen.failures.append(.unrecognizedSelector(selector))
      return nil
    }
    return delegate
  }

  /// Asks the delegate what it answers.
  func noteAnsweredSelectors() {
    answeredSelectors = Set(HeadlessSelector.allCases.filter { $0.isAnswered(by: delegate) })
  }
}
