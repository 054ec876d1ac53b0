/// The direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the content above.
  case up = 3
  /// To the content below.
  case down = 4
}

/// The user's accessibility settings.
public struct UIAccessibility {
  /// Posted when the focus of assistive technology has moved.
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Posted when VoiceOver was switched on or off.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when Switch Control was switched on or off.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// The key of the focused element.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

  /// Whether the user prefers reduced motion.
  @MainActor public static var isReduceMotionEnabled: Bool {
    HeadlessScreen.current.isReduceMotionEnabled
  }
}
