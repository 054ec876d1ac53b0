/// The layout direction of a view.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// Properties of the screen and settings of the user.
open class UITraitCollection: NSObject {
  /// The user's text size.
  open private(set) var preferredContentSizeCategory: UIContentSizeCategory
  /// Device pixels per point.
  open private(set) var displayScale: CGFloat

  init(preferredContentSizeCategory: UIContentSizeCategory, displayScale: CGFloat) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.displayScale = displayScale
  }
}
