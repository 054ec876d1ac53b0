/// An object in the responder chain.
@MainActor
open class UIResponder: NSObject {
  /// The next responder.
  open var next: UIResponder? { nil }

  /// Scrolls for assistive technology, and returns whether it did. The technology asks the focused element and then
  /// the responder chain.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Whether assistive technology skips the descendants.
  open var accessibilityElementsHidden = false
  /// The custom actions for assistive technology.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Called after an archive has made and connected the object. In UIKit every `NSObject` has it.
  nonisolated open func awakeFromNib() {}
}

/// An event. The double's has no content.
open class UIEvent: NSObject {}

/// A finger on the screen. The double's has no content.
open class UITouch: NSObject {}
