import SimulationTestSupport
import Testing

@Suite("Header catalog")
struct HeaderCatalogTests {
  let catalog = HeaderCatalog([
    HeaderTechnique(TwitterCondenseHeader.self), HeaderTechnique(FacebookHideHeader.self),
  ])

  @Test("A technique is found by its name only")
  func lookUp() {
    #expect(catalog["facebook-hide"]?.descriptor == FacebookHideHeader.descriptor)
    #expect(catalog["twitter-condense"]?.descriptor.title == "Condense like Twitter")
    #expect(catalog["Facebook-Hide"] == nil)
    #expect(catalog[""] == nil)
    #expect(catalog.names == ["twitter-condense", "facebook-hide"])
  }

  @Test("Adding returns a catalog with the technique at its end")
  func adding() {
    let more = catalog.adding(HeaderTechnique(ProbeHeader.self))
    #expect(more.names == ["twitter-condense", "facebook-hide", "probe"])
    #expect(catalog.names.count == 2)
  }

  @Test("A technique with the name of another one replaces it in its place")
  func replacing() {
    let replaced = catalog.adding(HeaderTechnique(ImpostorHeader.self))
    #expect(replaced.names == ["twitter-condense", "facebook-hide"])
    #expect(replaced["twitter-condense"]?.descriptor.title == "Impostor")
    let both = HeaderCatalog([
      HeaderTechnique(ImpostorHeader.self), HeaderTechnique(TwitterCondenseHeader.self),
    ])
    #expect(both.techniques.map(\.descriptor.title) == ["Condense like Twitter"])
  }
}

/// A technique with the name of another one.
private struct ImpostorHeader: CondensingHeaderBehavior {
  var condensing = CondensingMechanism(maximumHeight: 88, minimumHeight: 44)

  static let descriptor = HeaderDescriptor(
    name: "twitter-condense", title: "Impostor", summary: "It condenses.", document: "none")
  static var parameters: [HeaderParameter<ImpostorHeader>] { [] }
}
