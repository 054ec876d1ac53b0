/// How a technique introduces itself in a catalog.
public struct HeaderDescriptor: Sendable, Equatable {
  /// The catalog's name, kebab-case: `twitter-condense`.
  public let name: String
  /// The name for people: `Condense like Twitter`.
  public let title: String
  /// One sentence: what a user sees.
  public let summary: String
  /// Where the technique's rules are written down, for people to look up: an article's title and its
  /// author, or the part of a framework that has them. Nothing is loaded from it.
  public let document: String
  /// What people know it from: apps, and the names that other libraries have for it.
  public let knownFrom: String?
  /// A gesture script that shows what the technique does and ends as it began: what pictures of it
  /// play, and the tool where no other gesture is given.
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
