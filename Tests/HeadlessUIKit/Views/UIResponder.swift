/// An object in the chain that events travel along.
@MainActor
open class UIResponder: NSObject {
  /// A responder on its own.
  public override init() {
    super.init()
  }

  /// Who is asked next.
  open var next: UIResponder? { nil }

  /// Assistive technology scrolls in `direction`, asking whatever it stands on and then everyone up
  /// the chain. Gives whether that is done.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Whether assistive technology passes over everything in it.
  open var accessibilityElementsHidden = false
  /// What assistive technology offers to do with it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Called once an archive has made the object and connected it. In UIKit every `NSObject` has it.
  nonisolated open func awakeFromNib() {}
}

/// Something that happened to the screen. The double's hit tests are asked without one.
open class UIEvent: NSObject {}

/// A finger on the screen, of which the double's recognisers hear no more than that it is there.
open class UITouch: NSObject {}
