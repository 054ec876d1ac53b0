/// What decides a header's layout.
public enum HeaderKind: Sendable, Equatable, CaseIterable {
  /// The layout is a function of the content offset alone; there is no state.
  case positionDriven
  /// The header consumes travel first and the content gets the rest.
  case deltaDriven
  /// The layout changes only on a deliberate gesture.
  case intentDriven

  /// The kind in the words of the catalog: `position-driven`, `delta-driven` or `intent-driven`.
  public var name: String {
    switch self {
    case .positionDriven: "position-driven"
    case .deltaDriven: "delta-driven"
    case .intentDriven: "intent-driven"
    }
  }

  /// What the kind means, in a clause without a capital or a full stop.
  public var explanation: String {
    switch self {
    case .positionDriven: "the layout follows from the content offset alone"
    case .deltaDriven: "the header consumes travel first, the content gets the rest"
    case .intentDriven: "the layout changes only on a deliberate gesture"
    }
  }
}

/// How a technique introduces itself in a catalog.
public struct HeaderDescriptor: Sendable, Equatable {
  /// The catalog's name, kebab-case: `twitter-condense`.
  public let name: String
  /// The name for people: `Condense like Twitter`.
  public let title: String
  /// One sentence: what a user sees.
  public let summary: String
  /// What decides the layout.
  public let kind: HeaderKind
  /// The article the technique comes from.
  public let document: String
  /// A gesture script that shows what the technique does and ends as it began: what pictures of it
  /// play.
  public let exampleGesture: String?

  /// A descriptor with the given texts.
  public init(
    name: String, title: String, summary: String, kind: HeaderKind, document: String,
    exampleGesture: String? = nil
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.kind = kind
    self.document = document
    self.exampleGesture = exampleGesture
  }
}
