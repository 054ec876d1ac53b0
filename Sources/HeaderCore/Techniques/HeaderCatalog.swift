/// An ordered, immutable collection of techniques.
///
/// ```swift
/// let catalog = HeaderCatalog.standard.adding(HeaderTechnique(ParallaxHeader.self))
/// let driver = try catalog["parallax"]?.makeDriver()
/// ```
///
/// There is no shared catalog, and techniques do not register themselves.
public struct HeaderCatalog: Sendable {
  /// The techniques, in the order in which they were added.
  public let techniques: [HeaderTechnique]

  /// A catalog of `techniques`. A technique with the name of an earlier one replaces it in its place.
  public init(_ techniques: [HeaderTechnique]) {
    var kept: [HeaderTechnique] = []
    for technique in techniques {
      if let index = kept.firstIndex(where: { $0.descriptor.name == technique.descriptor.name }) {
        kept[index] = technique
      } else {
        kept.append(technique)
      }
    }
    self.techniques = kept
  }

  /// The technique with the name `name`; `nil` if there is none.
  public subscript(name: String) -> HeaderTechnique? {
    techniques.first { $0.descriptor.name == name }
  }

  /// The names of the techniques, in order.
  public var names: [String] { techniques.map { $0.descriptor.name } }

  /// Returns the catalog with `technique` at its end, or in place of the one that has its name.
  public func adding(_ technique: HeaderTechnique) -> HeaderCatalog {
    HeaderCatalog(techniques + [technique])
  }
}
