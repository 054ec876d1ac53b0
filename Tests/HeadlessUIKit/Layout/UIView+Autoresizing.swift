extension UIView {
  /// What grows with the superview. The double has only lengths that do.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// UIKit's bits.
    public let rawValue: UInt

    /// The mask with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Follows a change of the superview's size.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    var frame = frame
    if autoresizingMask.contains(.flexibleWidth) { frame.size.width += new.width - old.width }
    if autoresizingMask.contains(.flexibleHeight) { frame.size.height += new.height - old.height }
    place(at: frame)
  }
}
