/// Counts the writes and layouts of a view since its counts were reset. To reset them, assign `HeadlessCounts()` to
/// ``UIView/headlessCounts``.
///
/// Every assignment from outside the double counts, even of an equal value. Changes that the double itself makes do
/// not count: content that follows a finger, a fling or an animated scroll, and frames decided by constraints, a
/// table or a navigation controller.
public struct HeadlessCounts: Sendable, Equatable {
  /// Writes to `frame`, `center`, `bounds` and `transform`, to the `constant` of a constraint whose first item is the
  /// view, and to a list's offset, inset, indicator, header view, delegate and order of subviews.
  public var writes = 0
  /// Writes to `delegate`.
  public var delegate = 0
  /// Layouts of a scroll view for its size, insets or data, or on request. A table then checks all its rows. Layouts
  /// for content that moved, one for each change of the offset, do not count.
  public var layouts = 0
  /// Layouts of any kind inside an animation. Cells that appear in one would animate from an empty frame.
  public var animatedLayouts = 0

  /// All counts 0.
  public init() {}
}

extension UIView {
  /// Sets the frame as the system does: through the property, for subclasses that override it, and without counting.
  func place(at frame: CGRect) {
    isPlacedBySystem = true
    if transform == .identity { self.frame = frame } else { change { $0.plainFrame = frame } }
    isPlacedBySystem = false
  }

  func countWrite() {
    if !isPlacedBySystem { headlessCounts.writes += 1 }
  }
}

extension UIScrollView {
  /// Adds or removes the list's own views, which marks it for no layout.
  func withoutAskingForLayout(_ change: () -> Void) {
    let wasPlacing = isPlacingOwnViews
    isPlacingOwnViews = true
    change()
    isPlacingOwnViews = wasPlacing
  }
}
