/// A line or more of text.
///
/// It knows nothing of typefaces: every character is 8.5 points wide, every line 20.4 high, both scaled by
/// the user's text size, and lines break anywhere. Sizes are whole device pixels, rounded up.
open class UILabel: UIView {
  /// What it says.
  open var text: String? {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// How many lines it may take; 0 for as many as it needs.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text: on one line, or wrapped at the width that the constraints have led to.
  open override var intrinsicContentSize: CGSize {
    let scale = traitCollection.preferredContentSizeCategory.textScale
    let length = CGFloat(text?.count ?? 0) * 8.5 * scale
    let width = numberOfLines == 1 ? length : min(length, wrappingWidth ?? length)
    let lines = width > 0 ? (length / width).rounded(.up) : 0
    func onPixels(_ length: CGFloat) -> CGFloat {
      (length * screen.scale).rounded(.up) / screen.scale
    }
    return CGSize(width: onPixels(width), height: onPixels(lines * 20.4 * scale))
  }
}
