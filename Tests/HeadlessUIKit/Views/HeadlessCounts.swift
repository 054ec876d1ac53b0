/// How often a view was written to, and how often it laid itself out, since its counts were last
/// reset. A test resets them by assigning `HeadlessCounts()` to ``UIView/headlessCounts``.
///
/// Every assignment from outside the double counts, one of an equal value as well: a phone has to look
/// at it too. What the double does by itself does not: content that follows a finger, a fling or an
/// animated scroll, frames that constraints, a table or a navigation controller decide.
public struct HeadlessCounts: Sendable, Equatable {
  /// Writes to `frame` and `center`.
  public var frame = 0
  /// Writes to `bounds`, of a scroll view's origin as well.
  public var bounds = 0
  /// Writes to `transform`.
  public var transform = 0
  /// Writes to the `constant` of a constraint whose first item is the view, or a guide of it.
  public var constraintConstant = 0

  /// Writes to `contentOffset`.
  public var contentOffset = 0
  /// Calls of `setContentOffset(_:animated:)`, and of what stops a scroll view.
  public var setContentOffset = 0
  /// Writes to `contentInset`.
  public var contentInset = 0
  /// Writes to `verticalScrollIndicatorInsets`, or to `scrollIndicatorInsets`.
  public var verticalScrollIndicatorInsets = 0
  /// Writes to `tableHeaderView`.
  public var tableHeaderView = 0
  /// Writes to `delegate`.
  public var delegate = 0

  /// Layouts of a scroll view because of its size, its insets, its data, or since it was asked for
  /// one. A table looks at all its rows then.
  public var layouts = 0
  /// Layouts of a scroll view because its content has moved, and for no other reason. UIKit makes one
  /// for every change of the offset.
  public var scrollLayouts = 0
  /// Layouts of either kind that ran inside an animation: cells that appear in one show their content
  /// on its way from nowhere.
  public var animatedLayouts = 0

  /// Nothing counted yet.
  public init() {}

  /// Writes to the view from outside, of all kinds.
  public var writes: Int {
    frame + bounds + transform + constraintConstant + contentOffset + setContentOffset
      + contentInset + verticalScrollIndicatorInsets + tableHeaderView + delegate
  }

  /// Counts a layout, for scrolling alone or not.
  mutating func addLayout(isForScrolling: Bool, isAnimated: Bool) {
    if isForScrolling { scrollLayouts += 1 } else { layouts += 1 }
    if isAnimated { animatedLayouts += 1 }
  }
}

extension UIView {
  /// Puts the view at `frame` as the system does: through the property, so that a subclass that
  /// overrides it hears of it, and without counting it as a write.
  func place(at frame: CGRect) {
    isPlacedBySystem = true
    self.frame = frame
    isPlacedBySystem = false
  }

  func countWrite(_ kind: WritableKeyPath<HeadlessCounts, Int>) {
    guard !isPlacedBySystem else {
      // The one write of the system's. What it leads to is the app's.
      isPlacedBySystem = false
      return
    }
    headlessCounts[keyPath: kind] += 1
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
