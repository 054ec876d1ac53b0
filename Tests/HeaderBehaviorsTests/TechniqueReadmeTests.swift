import Foundation
import SimulationTestSupport
import Testing

/// The tables of a Markdown text.
enum MarkdownTable {
  /// The cells of every row, without the rules below headings.
  static func rows(in text: String) -> [[String]] {
    text.split(separator: "\n").filter { $0.hasPrefix("|") && !$0.hasPrefix("|--") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }
}

/// The techniques' guides, compared with the techniques.
@Suite struct TechniqueReadmeTests {
  private func text(_ domain: HeaderParameterDomain) -> String {
    switch domain {
    case .range(let minimum, let maximum):
      "\(DecimalNumber.text(minimum))…\(DecimalNumber.text(maximum))"
    case .flag: "true, false"
    case .choices(let choices): choices.joined(separator: ", ")
    }
  }

  @Test(
    "A guide's table has the technique's parameters: flag, default, range and help",
    arguments: CatalogPlacesTests.folders)
  func parameters(folder: String) throws {
    let technique = try #require(HeaderCatalog.standard[CatalogPlacesTests.catalogName(of: folder)])
    let guide = try PackageFolder.text("Strategies/\(folder)/README.md")
    let rows = MarkdownTable.rows(in: guide).filter { $0.first?.hasPrefix("`--") == true }
    let expected = technique.parameters.map { parameter in
      let unit = parameter.unit.isEmpty ? "" : " \(parameter.unit)"
      return [
        "`--\(parameter.name)`", parameter.defaultValue.text + unit, text(parameter.domain),
        parameter.help,
      ]
    }
    #expect(!expected.isEmpty)
    #expect(rows == expected)
  }

  @Test(
    "A guide's example is a gesture that moves the header there and back",
    arguments: CatalogPlacesTests.folders)
  func example(folder: String) throws {
    let name = CatalogPlacesTests.catalogName(of: folder)
    let guide = try PackageFolder.text("Strategies/\(folder)/README.md")
    let command = try #require(
      guide.split(separator: "\n").first { $0.hasPrefix("headers simulate \(name) ") })
    let parts = command.split(separator: "\"")
    try #require(parts.count == 2 && parts[0].hasSuffix(" --gesture "))
    #expect(String(parts[1]) == HeaderCatalog.standard[name]?.descriptor.exampleGesture)
    let played = try rows(of: name, gesture: String(parts[1]))
    let layouts = played.map(\.layout)
    let first = try #require(layouts.first)
    #expect(layouts.last == first)
    #expect(layouts.contains { $0.collapsedFraction != first.collapsedFraction })
  }
}
