/// Who hears what happens to a text.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
}

extension UITextViewDelegate {
}

/// Text that scrolls. The double does not set it: its content is as large as it is told to be.
open class UITextView: UIScrollView {
  /// What it says.
  open var text = ""
}
