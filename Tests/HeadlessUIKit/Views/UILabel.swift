/// A typeface's size. The double knows no typefaces.
open class UIFont: NSObject {
  /// Height of the letters in points, before the user's text size is taken into account.
  public let pointSize: CGFloat

  init(pointSize: CGFloat) {
    self.pointSize = pointSize
  }

  /// The system's typeface at `fontSize` points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize)
  }
}

/// A line or more of text.
///
/// It measures honestly and knows nothing of typefaces: every character is half as wide as its font
/// is large, every line 1.2 times as high, both scaled by the user's text size; lines break at
/// spaces, and inside a word that is longer than a line. Sizes are whole device pixels, rounded up.
open class UILabel: UIView {
  /// What it says.
  open var text: String? {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// How many lines it may take; 0 for as many as it needs.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// How large it writes.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }

  private var glyphSize: CGSize {
    let size = (font?.pointSize ?? 17) * traitCollection.preferredContentSizeCategory.textScale
    return CGSize(width: size / 2, height: size * 1.2)
  }

  /// The size of the text: on one line, or wrapped at the width that the constraints have led to.
  open override var intrinsicContentSize: CGSize {
    textSize(CGSize(width: wrappingWidth ?? .infinity, height: .infinity))
  }

  private func textSize(_ size: CGSize) -> CGSize {
    let glyph = glyphSize
    let perLine =
      size.width.isFinite && size.width > 0 && numberOfLines != 1
      ? max(1, Int((size.width / glyph.width).rounded(.down))) : Int.max
    var lines = Self.lines(of: text ?? "", perLine: perLine)
    if numberOfLines > 0 { lines = Array(lines.prefix(numberOfLines)) }
    let longest = lines.max() ?? 0
    func onPixels(_ length: CGFloat) -> CGFloat {
      (length * screen.scale).rounded(.up) / screen.scale
    }
    return CGSize(
      width: onPixels(CGFloat(longest) * glyph.width),
      height: onPixels(CGFloat(lines.count) * glyph.height))
  }

  /// The number of characters on each line, with at most `perLine` on one.
  private static func lines(of text: String, perLine: Int) -> [Int] {
    guard !text.isEmpty else { return [] }
    var lines: [Int] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var length = 0
      for word in paragraph.split(separator: " ") {
        if length > 0, length + 1 + word.count > perLine {
          lines.append(length)
          length = 0
        }
        length += (length > 0 ? 1 : 0) + word.count
        while length > perLine {
          lines.append(perLine)
          length -= perLine
        }
      }
      lines.append(length)
    }
    return lines
  }
}
