import Foundation
import HeaderPlaygroundPage
import SimulationTestSupport
import Testing

/// The built page that the tool carries.
@Suite("The built page")
struct PageTests {
  /// Its bytes: texts of this size are compared letter by letter otherwise, in most of a minute.
  private let bytes = Data(PlaygroundPage.html.utf8)

  private func isOnPage(_ text: some StringProtocol) -> Bool {
    bytes.range(of: Data(text.utf8)) != nil
  }

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
      #expect(isOnPage(try lean(folder + file)), "\(file)")
    }
    for line in try PackageFolder.text(folder + "playground.html").split(separator: "\n")
    where !line.hasPrefix("{{") {
      #expect(isOnPage(line))
    }
  }

  /// A source as it is on the page: without comments of their own lines, and without indentation.
  private func lean(_ path: String) throws -> String {
    try PackageFolder.text(path).split(separator: "\n")
      .map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") && !($0.hasPrefix("/*") && $0.hasSuffix("*/")) }
      .joined(separator: "\n")
  }

  @Test("It is one file below 450,000 bytes that asks the network for nothing")
  func standsAlone() {
    #expect(bytes.count < 450_000)
    for word in ["https://", "src=", "@import", "fetch(", "XMLHttpRequest", "<link rel=\"style"] {
      #expect(!isOnPage(word), "\(word)")
    }
    var namespaces = 0
    var rest = bytes[...]
    while let found = rest.range(of: Data("http://".utf8)) {
      namespaces += 1
      rest = rest[found.upperBound...]
    }
    #expect(namespaces == 2, "namespaces of SVG alone")
  }
}
