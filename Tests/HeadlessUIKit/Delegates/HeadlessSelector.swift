/// An optional method of a list's delegate. A list asks once, when the delegate is assigned, which of them it
/// implements, and calls no others.
public enum HeadlessSelector: CaseIterable, Sendable {
  /// The content offset changed.
  case scrollViewDidScroll
  /// A drag begins.
  case scrollViewWillBeginDragging
  /// The finger lifts, and the target can be changed.
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

  /// Whether `delegate` implements the method.
  @MainActor
  public func isAnswered(by delegate: AnyObject?) -> Bool {
    guard let delegate else { return false }
    return (delegate as? any HeadlessForwarding)?.headlessResponds(to: self) ?? true
  }
}
