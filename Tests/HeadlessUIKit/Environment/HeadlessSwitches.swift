/// What UIKit does is not known in these places. A test passes with every switch both ways, or says
/// on which it relies.
public struct HeadlessSwitches: Sendable, Equatable {
  /// Whether `scrollViewDidEndDecelerating` follows when `setContentOffset(_:animated:)` cuts a
  /// deceleration short. Nothing public says; off, the app hears of no end.
  public var reportsCutDeceleration = false
  /// Whether a change of insets under a finger, or during a deceleration, brings the content back
  /// into its range at once. Production code relies on the bounce that follows; it is not
  /// recorded.
  public var clampsInsetChangesDuringInteraction = false
  /// Whether a plain `contentOffset =` is rounded to device pixels. Recorded offsets under a finger
  /// lie on pixels, those of a deceleration do not, and an app's own have not been recorded.
  public var roundsAssignedOffsets = false
  /// Whether `contentSize` is right straight after `reloadData()`, before any layout.
  public var readsContentSizeImmediatelyAfterReload = false
  /// Whether `scrollViewDidEndDecelerating` comes when a finger catches content that moves within its
  /// edges; otherwise a frame after that finger lifts without having dragged. Production code knows
  /// it comes when content is "tossed, then grabbed and released", which is both.
  public var delegateSeesDidEndDeceleratingOnCatch = false
  /// Whether the delegate hears of an offset that a table corrects, because rows above measured
  /// otherwise than estimated. Two projects report that it does.
  public var reportsRowCorrections = true
  /// Whether such an offset is corrected before the content has its new size, or after it.
  public var correctsOffsetBeforeContentSize = false
  /// Whether `isTracking` is true while a trackpad or a wheel scrolls. Nothing touches the screen, and
  /// no source says that it is.
  public var tracksIndirectScrolling = false
  /// Whether `isTracking` is true for a finger that landed beside the scroll view, on the container
  /// that its pan recogniser was put on. No source says either.
  public var tracksFingersBesideScrollView = true
  /// Whether observers of the offset hear of a move only after the delegate, as they would if UIKit
  /// left it to the runtime to call them when the setter returns.
  public var tellsDelegateBeforeObservers = false
  /// Whether a bar that shrinks with the content does so before anybody hears of the content's move.
  /// Nothing public says.
  public var shrinksBarsBeforeTelling = false

  /// The switches as documented above.
  public init() {}
}
