/// Which way an interface runs.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// Which way a view runs, once it is settled.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// What surrounds a view: the screen, and the user's settings.
open class UITraitCollection: NSObject {
  /// Which way the interface runs.
  open private(set) var layoutDirection: UITraitEnvironmentLayoutDirection
  /// How large the user wants text.
  open private(set) var preferredContentSizeCategory: UIContentSizeCategory
  /// Device pixels per point.
  open private(set) var displayScale: CGFloat

  init(
    layoutDirection: UITraitEnvironmentLayoutDirection,
    preferredContentSizeCategory: UIContentSizeCategory, displayScale: CGFloat
  ) {
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.displayScale = displayScale
  }
}
