/// Assistive technology and the keyboard's focus.
@MainActor
public enum HeadlessAccessibility {
  /// Scrolls with three fingers while the focus is on `view`. Returns whether anything scrolls.
  @discardableResult
  public static func scroll(_ direction: UIAccessibilityScrollDirection, on view: UIView) -> Bool {
    sequence(first: view as UIResponder) { $0.next }
      .contains { $0.accessibilityScroll(direction) }
  }

  /// Moves the focus of assistive technology.
  public static func moveFocus(to element: AnyObject?) {
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: nil,
      userInfo: element.map { [UIAccessibility.focusedElementUserInfoKey: $0] })
  }

  /// Moves the focus of the keyboard.
  public static func moveKeyboardFocus(to view: UIView?) {
    NotificationCenter.default.post(
      name: UIFocusSystem.didUpdateNotification, object: nil,
      userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: UIFocusUpdateContext(view)])
  }
}

/// An action that assistive technology offers by its name.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action, and returns whether that succeeded.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool
  /// The spoken name.
  public var name: String
  /// Performs the action.
  public var actionHandler: Handler?

  /// An action with the given name.
  public init(name: String, actionHandler: Handler?) {
    (self.name, self.actionHandler) = (name, actionHandler)
  }
}

/// An accessibility element that is not a view.
@MainActor
open class UIAccessibilityElement: UIResponder {
  /// The object that contains the element.
  open weak var accessibilityContainer: AnyObject?

  /// An element in `container`.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
  }
}

/// The focus of the keyboard.
@MainActor
public enum UIFocusSystem {
  /// Posted when the focus has moved.
  public nonisolated static let didUpdateNotification = NSNotification.Name(
    "UIFocusDidUpdateNotification")
  /// The key of the ``UIFocusUpdateContext``.
  public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
}

/// A movement of the focus.
@MainActor
public final class UIFocusUpdateContext: NSObject {
  /// The view that now has the focus.
  public private(set) weak var nextFocusedView: UIView?

  init(_ view: UIView?) {
    nextFocusedView = view
  }
}
