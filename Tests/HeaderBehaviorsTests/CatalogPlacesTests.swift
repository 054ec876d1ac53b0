import Foundation
import SimulationTestSupport
import Testing

/// Every technique's folder is listed in every place where techniques are listed.
@Suite struct CatalogPlacesTests {
  /// The folders of Strategies/, in alphabetical order.
  static let folders: [String] = {
    let strategies = PackageFolder.root.appendingPathComponent("Strategies")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: strategies.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }()

  /// Returns a folder's name in the catalog: `sticky-pull-reveal` for `StickyPullReveal`.
  static func catalogName(of folder: String) -> String {
    folder.reduce("") { name, letter in
      letter.isUppercase && !name.isEmpty
        ? name + "-" + letter.lowercased() : name + letter.lowercased()
    }
  }

  @Test("The standard catalog has each folder's technique, and nothing else")
  func standardCatalog() throws {
    try #require(Self.folders.count >= 6)
    #expect(HeaderCatalog.standard.names.sorted() == Self.folders.map { Self.catalogName(of: $0) })
  }

  @Test("The README's table has every technique's own words, in the catalog's order")
  func readmeTable() throws {
    let readme = try PackageFolder.text("README.md")
    let rows = MarkdownTable.rows(in: readme).filter { row in
      row.contains { $0.hasPrefix("[`") && $0.contains("](Strategies/") }
    }
    let expected = HeaderCatalog.standard.techniques.map { technique in
      let descriptor = technique.descriptor
      let folder = Self.folders.first { Self.catalogName(of: $0) == descriptor.name } ?? "nowhere"
      return [
        descriptor.summary, descriptor.knownFrom ?? "nowhere",
        "[`\(descriptor.name)`](Strategies/\(folder)/README.md)", "`\(folder)`",
        technique.traits.movedBy.rawValue,
      ]
    }
    #expect(rows == expected)
  }

  @Test("A technique's guide begins with its title, summary and picture", arguments: folders)
  func guide(folder: String) throws {
    let technique = try #require(HeaderCatalog.standard[Self.catalogName(of: folder)])
    let guide = try PackageFolder.text("Strategies/\(folder)/README.md")
    let descriptor = technique.descriptor
    let name = descriptor.name
    #expect(
      guide.hasPrefix(
        "# \(descriptor.title)\n\n\(descriptor.summary)\n\n"
          + "<img src=\"\(name).svg\" width=\"300\" alt=\""))
    #expect(try PackageFolder.text("Strategies/\(folder)/\(name).svg").hasPrefix("<svg "))
    for heading in ["What it does", "Parameters", "Use it", "Naming", "Comparison"] {
      #expect(guide.contains("\n## \(heading)\n"), "\(heading)")
    }
    #expect(guide.contains("import \(folder)\n"))
  }
}
