/// Which way a view, or the whole interface, runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// What surrounds a view: the screen, and the user's settings.
open class UITraitCollection: NSObject {
  /// How large the user wants text.
  open private(set) var preferredContentSizeCategory: UIContentSizeCategory
  /// Device pixels per point.
  open private(set) var displayScale: CGFloat

  init(preferredContentSizeCategory: UIContentSizeCategory, displayScale: CGFloat) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.displayScale = displayScale
  }
}
