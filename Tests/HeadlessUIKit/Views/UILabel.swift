/// Text on one or more lines.
///
/// There are no fonts: at every text size a character is 8.5 points wide and a line 20.4 points high, and lines break
/// anywhere. Sizes are rounded up to device pixels.
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The maximum number of lines; 0 for as many as necessary.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text on one line, or wrapped at the width from constraints.
  open override var intrinsicContentSize: CGSize {
    let length = CGFloat(text?.count ?? 0) * 8.5
    let width = numberOfLines == 1 ? length : min(length, wrappingWidth ?? length)
    let lines = width > 0 ? (length / width).rounded(.up) : 0
    func onPixels(_ length: CGFloat) -> CGFloat {
      (length * screen.scale).rounded(.up) / screen.scale
    }
    return CGSize(width: onPixels(width), height: onPixels(lines * 20.4))
  }
}
