/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The top edge.
  public static var top: UIRectEdge { UIRectEdge(rawValue: 1) }
  /// The bottom edge.
  public static var bottom: UIRectEdge { UIRectEdge(rawValue: 4) }

  /// One bit an edge.
  public let rawValue: UInt

  /// The edges whose bits are set.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// Edges of a rectangle, in the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The top edge.
  public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1) }
  /// All four.
  public static var all: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 15) }

  /// One bit an edge.
  public let rawValue: UInt

  /// The edges whose bits are set.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
