/// Which way assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To what is on the right.
  case right = 1
  /// To what is on the left.
  case left = 2
  /// To what is above.
  case up = 3
  /// To what is below.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the page before.
  case previous = 6
}

/// The user's accessibility settings.
public struct UIAccessibility {
  /// Sent when the user asks for less motion, or no longer does.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Sent when assistive technology stands on another element.
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Sent when VoiceOver is switched on or off.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Sent when Switch Control is switched on or off.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// The element that it stands on now.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

  /// Whether the user asked for less motion.
  @MainActor public static var isReduceMotionEnabled: Bool {
    HeadlessScreen.current.isReduceMotionEnabled
  }
}
