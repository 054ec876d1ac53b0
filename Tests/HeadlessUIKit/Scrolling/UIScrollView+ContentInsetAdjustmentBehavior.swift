extension UIScrollView {
  /// Which parts of the safe area are added to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The parts along the axes in which the view scrolls. UIKit also adds the vertical parts in every controller of
    /// a navigation controller; the double does not.
    case automatic = 0
    /// None.
    case never = 2
  }
}
