import Foundation
import HeaderPlaygroundPage
import SimulationTestSupport
import Testing

/// The built page in the tool, and its sources.
@Suite("The built page")
struct PageTests {
  @Test("It is one file below 450,000 bytes")
  func size() {
    #expect(PlaygroundPage.html.utf8.count < 450_000)
  }

  @Test("Its sources load nothing from the network")
  func standsAlone() throws {
    let folder = PackageFolder.root.appendingPathComponent("Sources/HeaderPlayground/Page")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.contains(".") }
    try #require(files.count > 20)
    let page = try files.map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
    .joined()
    for word in [
      "https://", "src=\"http", "<script src", "@import", "fetch(", "XMLHttpRequest",
      "<link rel=\"style",
    ] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.components(separatedBy: "http://").count == 3, "only namespaces of SVG")
  }
}
