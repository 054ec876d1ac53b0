extension UIView {
  /// What grows with the superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The distance to the left edge.
    public static var flexibleLeftMargin: AutoresizingMask { AutoresizingMask(rawValue: 1) }
    /// The width.
    public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 2) }
    /// The distance to the top edge.
    public static var flexibleTopMargin: AutoresizingMask { AutoresizingMask(rawValue: 8) }
    /// The height.
    public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 16) }
    /// UIKit's bits.
    public let rawValue: UInt

    /// The mask with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Follows a change of the superview's size. Several flexible parts of an axis grow in proportion to their lengths,
  /// by the documentation of `autoresizingMask`.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    let bits = autoresizingMask.rawValue
    let (minX, width) = UIView.resize(frame.minX, frame.width, old.width, new.width, bits & 7)
    let (minY, height) = UIView.resize(frame.minY, frame.height, old.height, new.height, bits >> 3)
    place(at: CGRect(x: minX, y: minY, width: width, height: height))
  }

  /// Returns the distance and the length on an axis. The bits of `flexible` stand for the distance before, the length
  /// and the distance after.
  private static func resize(
    _ minimum: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ flexible: UInt
  ) -> (CGFloat, CGFloat) {
    var parts = [minimum, length, old - minimum - length]
    let growing = parts.indices.filter { flexible & (1 << $0) != 0 }
    let total = growing.reduce(0) { $0 + parts[$1] }
    for index in growing {
      let share = total > 0 ? parts[index] / total : 1 / CGFloat(growing.count)
      parts[index] += share * (new - old)
    }
    return (parts[0], parts[1])
  }
}
