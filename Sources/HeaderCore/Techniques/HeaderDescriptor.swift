/// The name and the texts of a technique.
public struct HeaderDescriptor: Sendable, Equatable {
  /// The name in a catalog, kebab-case: `twitter-condense`.
  public let name: String
  /// The title for people: `Condense like Twitter`.
  public let title: String
  /// One sentence: what a user sees.
  public let summary: String
  /// The document that describes the technique, for people: title and author of an article, or the part of a
  /// framework. Nothing is loaded from it.
  public let document: String
  /// Apps that have such a header, and its names in other libraries.
  public let knownFrom: String?
  /// A gesture script that shows the technique and ends as it began. Pictures play it, and the tool plays
  /// it if no other gesture is given.
  public let exampleGesture: String?

  /// A descriptor with the given texts.
  public init(
    name: String, title: String, summary: String, document: String, knownFrom: String? = nil,
    exampleGesture: String? = nil
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.document = document
    self.knownFrom = knownFrom
    self.exampleGesture = exampleGesture
  }
}
