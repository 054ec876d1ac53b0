import ScrollPhysics

extension UIScrollView {
  /// Which parts of the safe area are added to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Those of the axes it scrolls along, and always the vertical ones for the content of a
    /// controller that is shown by a navigation controller.
    case automatic = 0
    /// Those of the axes it scrolls along.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All.
    case always = 3
  }

  /// What a drag does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
  }

  /// The share of the velocity that is left after a millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// Above 0 and below 1.
    public let rawValue: CGFloat

    /// The rate `rawValue`.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }
}
