import Foundation
import SimulationTestSupport
import Testing

/// The pictures that are committed beside the techniques.
@Suite("A committed picture") struct CommittedPictureTests {
  private static let techniques = HeaderCatalog.standard.names.filter {
    (try? HeaderCatalog.standard[$0]?.makeDriver())?.traits.liesInContent == false
  }

  @Test(
    "shows no strip between the top of a screen with a notch and the header that covers it",
    arguments: techniques)
  func noStrip(name: String) throws {
    let folder = name.split(separator: "-").map(\.capitalized).joined()
    let document = try SVGDocument(PackageFolder.text("Strategies/\(folder)/\(name).svg"))
    let around = try document.elementBefore(id: "-header")
    let minY = try document.number(1, of: "transform", around, at: 0)
    let height = try document.number(0, of: "height", document.element(id: "-header"), at: 0)
    #expect(minY <= 0 && minY + height > 59)
  }
}
