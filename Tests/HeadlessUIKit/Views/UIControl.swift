/// A view that the user operates.
open class UIControl: UIView {
  /// Whether it can be operated.
  open var isEnabled = true
}

/// A control that is tapped.
open class UIButton: UIControl {}

/// A line of text that the user writes.
open class UITextField: UIControl {
  /// What it says.
  open var text: String?
  /// What it says while it is empty.
  open var placeholder: String?
}

/// A picture, of which the double knows nothing.
open class UIImageView: UIView {}
