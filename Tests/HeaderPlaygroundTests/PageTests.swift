import Foundation
import HeaderPlaygroundPage
import SimulationTestSupport
import Testing

/// The built page that the tool carries.
@Suite("The built page")
struct PageTests {
  @Test("It has the page's sources as they are now; Sources/HeaderPlayground/build makes it anew")
  func isNotStale() throws {
    let folder = "Sources/HeaderPlayground/Page/"
    let scripts = try FileManager.default
      .contentsOfDirectory(
        atPath: PackageFolder.root.appendingPathComponent(folder + "script").path
      )
      .filter { $0.hasSuffix(".js") }.sorted()
    try #require(!scripts.isEmpty)
    for file in scripts.map({ "script/" + $0 }) + ["playground.css"] {
      #expect(PlaygroundPage.html.contains(try lean(folder + file)), "\(file)")
    }
    for line in try PackageFolder.text(folder + "playground.html").split(separator: "\n")
    where !line.hasPrefix("{{") {
      #expect(PlaygroundPage.html.contains(line))
    }
  }

  /// A source as it is on the page: without comments of their own lines, and without indentation.
  private func lean(_ path: String) throws -> String {
    try PackageFolder.text(path).split(separator: "\n")
      .map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") && !($0.hasPrefix("/*") && $0.hasSuffix("*/")) }
      .joined(separator: "\n")
  }

  @Test("It is one file below 400,000 bytes that asks the network for nothing")
  func standsAlone() {
    let html = PlaygroundPage.html
    #expect(html.utf8.count < 400_000)
    for word in ["https://", "src=", "@import", "fetch(", "XMLHttpRequest", "<link rel=\"style"] {
      #expect(!html.contains(word), "\(word)")
    }
    #expect(html.components(separatedBy: "http://").count == 3, "namespaces of SVG alone")
  }
}
