/// How large the user wants text.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Two steps below the standard.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// One step below the standard.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The standard.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One step above the standard.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above the standard.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  /// The largest outside the accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// One step above the smallest accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// Two steps above the smallest accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// Three steps above the smallest accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

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
  /// What the double multiplies the size of its text by: the order is UIKit's, the numbers are the
  /// double's own.
  var textScale: CGFloat {
    switch self {
    case .extraSmall: 0.8
    case .small: 0.9
    case .medium: 0.95
    case .extraLarge: 1.1
    case .extraExtraLarge: 1.25
    case .extraExtraExtraLarge: 1.4
    case .accessibilityMedium: 1.6
    case .accessibilityLarge: 1.9
    case .accessibilityExtraLarge: 2.2
    case .accessibilityExtraExtraLarge: 2.6
    case .accessibilityExtraExtraExtraLarge: 3
    default: 1
    }
  }
}
