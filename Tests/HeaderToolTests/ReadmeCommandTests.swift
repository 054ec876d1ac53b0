import Foundation
import SimulationTestSupport
import Testing

/// Runs the commands in the README.
@Suite("The README's commands")
struct ReadmeCommandTests {
  static let lines: [String] = {
    let readme = (try? PackageFolder.text("README.md")) ?? ""
    return readme.components(separatedBy: "```").enumerated()
      .flatMap { $0 % 2 == 1 ? $1.components(separatedBy: "\n") : [] }
      .map { $0.hasPrefix("swift run headers ") ? String($0.dropFirst("swift run ".count)) : $0 }
      .filter { $0.hasPrefix("headers ") }
  }()

  @Test("include most kinds")
  func kinds() {
    let commands = Set(Self.lines.compactMap { $0.split(separator: " ").dropFirst().first })
    #expect(commands == ["simulate", "render", "compare", "replay", "fit"])
  }

  @Test("succeed in a clone", arguments: lines)
  func runs(line: String) throws {
    try withFolder { folder in
      let arguments = words(of: line).dropFirst().map { word in
        word.hasPrefix("Tests/")
          ? PackageFolder.path(word) : word.hasSuffix(".svg") ? "\(folder)/\(word)" : word
      }
      let run = ToolRun(Array(arguments))
      #expect(run.status == 0)
      let pictures = try names(in: folder)
      #expect(pictures == words(of: line).filter { $0.hasSuffix(".svg") })
      #expect(!run.output.isEmpty || !pictures.isEmpty)
    }
  }
}
