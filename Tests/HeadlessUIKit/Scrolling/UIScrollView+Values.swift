import ScrollPhysics

extension UIScrollView {
  /// Which parts of the safe area are added to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Those of the axes it scrolls along, and always the vertical ones for the content of a
    /// controller that is shown by a navigation controller.
    case automatic = 0
    /// Those of the axes it scrolls along.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All.
    case always = 3
  }
}
