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
  /// The height of a section's header.
  case tableViewHeightForHeader
  /// A section's header.
  case tableViewViewForHeader

  /// Whether `delegate` says that it answers it: what `responds(to:)` gives. A delegate that does not
  /// say has every method.
  @MainActor
  public func isAnswered(by delegate: AnyObject?) -> Bool {
    guard let delegate else { return false }
    return (delegate as? any HeadlessForwarding)?.headlessResponds(to: self) ?? true
  }
}
