/// The techniques to choose from, in order: an immutable value.
///
/// ```swift
/// let catalog = HeaderCatalog.standard.adding(HeaderTechnique(ParallaxHeader.self))
/// let driver = try catalog["parallax"]?.makeDriver()
/// ```
///
/// There is no shared catalog and nothing registers itself: what is in one is what was put there.
public struct HeaderCatalog: Sendable {
  /// Every technique, in the order of adding.
  public let techniques: [HeaderTechnique]

  /// A catalog of `techniques`. Of two with one name, the later one stays, in the earlier one's
  /// place.
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

  /// The technique called `name`.
  public subscript(name: String) -> HeaderTechnique? {
    techniques.first { $0.descriptor.name == name }
  }

  /// Every name, in order.
  public var names: [String] {
    techniques.map { $0.descriptor.name }
  }

  /// The same catalog with `technique` at its end, or in place of the one that has its name.
  public func adding(_ technique: HeaderTechnique) -> HeaderCatalog {
    HeaderCatalog(techniques + [technique])
  }
}
