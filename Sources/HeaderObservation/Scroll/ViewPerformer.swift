package import HeaderCore

/// Writes to a scroll view and to the header over it at once, and reads their state.
package protocol ViewPerformer: AnyObject {
  /// Shows the header as `effects` describe it, in answer to `event`, which is `nil` on appearing. `change` is what they
  /// change of the header. Returns whether that may have changed the scroll view.
  func show(
    _ effects: HeaderEffects, _ change: PresentedHeader.Change, answering event: ScrollEvent?
  ) -> Bool
  /// Makes `points` of room above the content, which stays where it is on the screen.
  func makeRoom(_ points: Double)
  /// Places the scroll view, which is inactive, under the header of `effects`.
  func align(_ effects: HeaderEffects)

  /// Whether the scroll view is in a window. Outside one it has no safe area.
  var isInWindow: Bool { get }
  /// The scroll view's state at this moment.
  var snapshot: ScrollSnapshot { get }
  /// The refresh control's state at this moment; `nil` without one.
  var refresh: RefreshControlState? { get }
  /// The offset on the screen of content that is animated with the header; `nil` if none is.
  var carriedOffset: Double? { get }
  /// The progress of the header's animation, read from the screen; `nil` without one.
  var progress: Double? { get }
  /// Reports each turn of the run loop until the content rests.
  func watchTurnsIfNeeded()
}
