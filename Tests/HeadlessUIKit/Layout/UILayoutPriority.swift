/// How much a constraint matters: 1000 for one that must hold, less for one that gives way.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// 1000.
  public static var required: UILayoutPriority { UILayoutPriority(1000) }
  /// 750.
  public static var defaultHigh: UILayoutPriority { UILayoutPriority(750) }
  /// 250.
  public static var defaultLow: UILayoutPriority { UILayoutPriority(250) }
  /// 50, less than anything that holds content together.
  public static var fittingSizeLevel: UILayoutPriority { UILayoutPriority(50) }

  /// 1 to 1000.
  public var rawValue: Float

  /// The priority `rawValue`.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority `rawValue`.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }
}
