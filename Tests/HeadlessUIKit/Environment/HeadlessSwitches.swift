/// Behavior of UIKit that is not known. A test passes with every switch on and off, or says which one it needs.
public struct HeadlessSwitches: Sendable, Equatable {
  /// Whether `scrollViewDidEndDecelerating` follows when `setContentOffset(_:animated:)` ends a deceleration. No
  /// public source says.
  public var reportsCutDeceleration = false
  /// Whether a change of insets under a finger, or during a deceleration, moves the content into its range at once.
  /// Production code relies on the bounce that follows; it is not recorded.
  public var clampsInsetChangesDuringInteraction = false
  /// Whether an assigned `contentOffset` is rounded to device pixels. Recorded offsets lie on pixels under a finger,
  /// but not during a deceleration. Assigned offsets have not been recorded.
  public var roundsAssignedOffsets = false
  /// Whether `contentSize` changes in `reloadData()`, before any layout.
  public var readsContentSizeImmediatelyAfterReload = false
  /// Whether the delegate is told of an offset that a table corrects for self-sizing rows. Two projects report that
  /// it is.
  public var reportsRowCorrections = true
  /// Whether the offset is corrected before the content size changes, or after it.
  public var correctsOffsetBeforeContentSize = false
  /// Whether `isTracking` is true while a trackpad or a wheel scrolls. Nothing touches the screen, and no source says
  /// that it is.
  public var tracksIndirectScrolling = false
  /// Whether `isTracking` is true for a finger outside the scroll view, on the container that has its pan recognizer.
  /// No source says.
  public var tracksFingersBesideScrollView = true
  /// Whether observers of the offset are called only after the delegate, as they would be if the runtime called them
  /// when the setter returns.
  public var tellsDelegateBeforeObservers = false
  /// Whether a bar that shrinks with the content does so before the content's move is reported. No public source
  /// says.
  public var shrinksBarsBeforeTelling = false

  /// The defaults documented above.
  public init() {}
}
