/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)

  /// One bit for each edge.
  public let rawValue: UInt

  /// The edges with the given bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// Edges of a rectangle, with leading and trailing edges. The double needs only these two.
public enum NSDirectionalRectEdge: UInt, Sendable {
  /// The top edge.
  case top = 1
  /// All four edges.
  case all = 15
}
