/// The priority of a constraint, 1 to 1000.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// 1000.
  public static let required = UILayoutPriority(rawValue: 1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// 250.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  /// 50.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)

  /// 1 to 1000.
  public var rawValue: Float

  /// The priority `rawValue`.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }
}
