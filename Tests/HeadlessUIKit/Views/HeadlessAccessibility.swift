/// What assistive technology meets.
@MainActor
public enum HeadlessAccessibility {
  /// Three fingers go over `view`, on which assistive technology stands: it scrolls what can be
  /// scrolled in `direction`. Gives whether anything can.
  @discardableResult
  public static func scroll(_ direction: UIAccessibilityScrollDirection, on view: UIView) -> Bool {
    var responder: UIResponder? = view
    while let current = responder {
      if current.accessibilityScroll(direction) { return true }
      responder = current.next
    }
    return false
  }

  /// Assistive technology moves from one element to another, or away.
  public static func moveFocus(to element: AnyObject?) {
    var info: [AnyHashable: Any] = [:]
    info[UIAccessibility.focusedElementUserInfoKey] = element
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
  }

  /// The focus of a keyboard moves from one view to another, or away.
  public static func moveKeyboardFocus(to view: UIView?) {
    NotificationCenter.default.post(
      name: UIFocusSystem.didUpdateNotification, object: nil,
      userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: UIFocusUpdateContext(view)])
  }
}

/// Something that assistive technology offers to do, by a name that it speaks.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does it; gives whether that was possible.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool
  /// What it is called.
  public var name: String
  /// What it does.
  public var actionHandler: Handler?

  /// An action called `name`.
  public init(name: String, actionHandler: Handler?) {
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init()
  }
}

/// Something that assistive technology meets and that is no view.
@MainActor
open class UIAccessibilityElement: UIResponder {
  /// What it is part of.
  open weak var accessibilityContainer: AnyObject?

  /// A part of `container`.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

/// Who says where a keyboard's focus is.
@MainActor
public enum UIFocusSystem {
  /// Sent when the focus has moved.
  public nonisolated static let didUpdateNotification = NSNotification.Name(
    "UIFocusDidUpdateNotification")
  /// What it says that with.
  public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
}

/// From where to where the focus has moved.
@MainActor
public final class UIFocusUpdateContext: NSObject {
  /// Where it is now.
  public private(set) weak var nextFocusedView: UIView?

  init(_ view: UIView?) {
    nextFocusedView = view
    super.init()
  }
}
