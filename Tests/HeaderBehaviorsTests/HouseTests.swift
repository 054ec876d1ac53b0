import Foundation
import SimulationTestSupport
import Testing

/// The drawing of the package in CONTRIBUTING.md, compared with its manifest.
@Suite struct HouseTests {
  /// The dependencies of each module in Package.swift, without tests. The techniques count as one module.
  private static func manifest() throws -> [String: Set<String>] {
    let package = try PackageFolder.text("Package.swift")
    let list = try #require(package.firstMatch(of: /\nlet techniques(?s:.*?)\n\]/)).output
    let techniques = Set(list.matches(of: /"(\w+)":/).map { String($0.1) })
    var modules: [String: Set<String>] = ["Strategies/*": ["HeaderCore"]]
    let target =
      /\.(?:target|executableTarget)\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?(?:,\s*path: "([^"]*))?/
    for found in package.matches(of: target) where found.3?.hasPrefix("Tests/") != true {
      let dependencies = (found.2 ?? "").matches(of: /"(\w+)"/).map { String($0.1) }
      modules[String(found.1)] = Set(
        dependencies.map { techniques.contains($0) ? "Strategies/*" : $0 })
    }
    modules["HeaderBehaviors", default: []].insert("Strategies/*")
    return modules
  }

  /// The drawing's lines from the top: a module, and the ends of its arrows.
  private static func drawing() throws -> [(module: String, arrows: Set<String>)] {
    let text = try PackageFolder.text(".github/CONTRIBUTING.md")
    let section = try #require(text.components(separatedBy: "\n## The house\n").last)
    let drawing = try #require(section.components(separatedBy: "```\n").dropFirst().first)
    return drawing.split(separator: "\n").map { line in
      let words = line.split(separator: "  ", omittingEmptySubsequences: true)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let arrows = words.first { $0.hasPrefix("→ ") }?.dropFirst(2) ?? ""
      return (words[0], Set(arrows.split(separator: ", ").map { String($0) }))
    }
  }

  @Test("The drawing has every module, and its arrows are the manifest's")
  func arrows() throws {
    let manifest = try Self.manifest()
    try #require(manifest.count > 10)
    func all(under module: String) -> Set<String> {
      (manifest[module] ?? []).reduce(into: []) { found, next in
        found.formUnion(all(under: next).union([next]))
      }
    }
    let drawing = try Self.drawing()
    #expect(drawing.map(\.module).sorted() == manifest.keys.sorted())
    for (module, arrows) in drawing {
      // A dependency of a dependency has no arrow.
      let direct = manifest[module] ?? []
      let implied = direct.reduce(into: Set<String>()) { $0.formUnion(all(under: $1)) }
      #expect(arrows == direct.subtracting(implied), "\(module)")
    }
  }

  @Test("Every arrow leads down")
  func down() throws {
    var above: Set<String> = []
    for (module, arrows) in try Self.drawing() {
      above.insert(module)
      #expect(arrows.isDisjoint(with: above), "\(module)")
    }
  }
}
