/// How often a view was written to, and how often it laid itself out, since its counts were last
/// reset. A test resets them by assigning `HeadlessCounts()` to ``UIView/headlessCounts``.
///
/// Every assignment from outside the double counts, one of an equal value as well: a phone has to look
/// at it too. What the double does by itself does not: content that follows a finger, a fling or an
/// animated scroll, frames that constraints, a table or a navigation controller decide.
public struct HeadlessCounts: Sendable, Equatable {
  /// Writes of all kinds: to frame, bounds and transform, to the `constant` of a constraint whose first item
  /// is the view, and to a list's offset, inset, indicator, header view and delegate.
  public var writes = 0
  /// Writes to `delegate`.
  public var delegate = 0
  /// Layouts of a scroll view because of its size, its insets, its data, or since it was asked for
  /// one. A table looks at all its rows then. Those for content that has moved, of which UIKit makes one for
  /// every change of the offset, are not counted.
  public var layouts = 0
  /// Layouts of any kind that ran inside an animation: cells that appear in one show their content
  /// on its way from nowhere.
  public var animatedLayouts = 0

  /// Nothing counted yet.
  public init() {}
}

extension UIView {
  /// Puts the view at `frame` as the system does: through the property, so that a subclass that
  /// overrides it hears of it, and without counting it as a write.
  func place(at frame: CGRect) {
    isPlacedBySystem = true
    self.frame = frame
    isPlacedBySystem = false
  }

  func countWrite() {
    guard !isPlacedBySystem else {
      // The one write of the system's. What it leads to is the app's.
      isPlacedBySystem = false
      return
    }
    headlessCounts.writes += 1
  }
}

extension UIScrollView {
  /// Lets a view of its own come or go, for which a list does not look at all its content again.
  func withoutAskingForLayout(_ change: () -> Void) {
    let wasPlacing = isPlacingOwnViews
    isPlacingOwnViews = true
    change()
    isPlacingOwnViews = wasPlacing
  }
}
