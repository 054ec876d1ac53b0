import ScrollPhysics

extension UIScrollView {
  /// Which parts of the safe area are added to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Those of the axes it scrolls along. UIKit's adds the vertical ones for all content of a controller that
    /// is shown by a navigation controller; the double's does not.
    case automatic = 0
    /// Those of the axes it scrolls along.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All.
    case always = 3
  }
}
