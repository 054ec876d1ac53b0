/// A text size of the user.
public enum UIContentSizeCategory: String, Sendable {
  /// The default.
  case large = "UICTContentSizeCategoryL"
  /// One step above the smallest accessibility size.
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
}
