/// How large the user wants text.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// The standard.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One step above the smallest accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")

  /// Sent when the user has chosen another size.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// UIKit's name for the size.
  public let rawValue: String

  /// The size with UIKit's name `rawValue`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension UIContentSizeCategory {
  /// What the double multiplies the size of its text by: the double's own number.
  var textScale: CGFloat { self == .large ? 1 : 2 }
}
