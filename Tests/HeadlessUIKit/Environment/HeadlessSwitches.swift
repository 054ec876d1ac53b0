/// What UIKit does is not known in these places. A test passes with every switch both ways, or says
/// on which it relies.
public struct HeadlessSwitches: Sendable, Equatable {
  /// Whether `scrollViewDidEndDecelerating` follows when `setContentOffset(_:animated:)` cuts a
  /// deceleration short. Nothing public says; off, the app hears of no end.
  public var reportsCutDeceleration = false
  /// Whether a change of insets under a finger, or during a deceleration, brings the content back
  /// into its range at once. Production code relies on the bounce that follows; nobody has recorded
  /// it.
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
  /// Whether frames that constraints lead to are rounded to device pixels. UIKit rounds; where it
  /// does, and which way, is not documented.
  public var roundsLayoutToPixels = false

  /// The switches as documented above.
  public init() {}
}
