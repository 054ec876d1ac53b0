import Foundation
import SimulationTestSupport
import Testing

@testable import HeaderTool

/// What the README has people type, typed.
@Suite("The README's commands")
struct ReadmeCommandTests {
  static let lines: [String] = {
    let readme = (try? PackageFolder.text("README.md")) ?? ""
    return readme.components(separatedBy: "```").enumerated()
      .flatMap { $0 % 2 == 1 ? $1.components(separatedBy: "\n") : [] }
      .map { $0.hasPrefix("swift run headers ") ? String($0.dropFirst("swift run ".count)) : $0 }
      .filter { $0.hasPrefix("headers ") }
  }()

  @Test("are there, of most kinds")
  func kinds() {
    let commands = Set(Self.lines.compactMap { $0.split(separator: " ").dropFirst().first })
    #expect(commands == ["simulate", "render", "compare", "replay"])
  }

  @Test("do what they say, in a clone and without anything else", arguments: lines)
  func runs(line: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // What is between quotation marks is one word.
    let words = line.components(separatedBy: "\"").enumerated().flatMap { index, part in
      index % 2 == 1 ? [part] : part.split(separator: " ").map { String($0) }
    }
    let arguments = words.dropFirst().map { word in
      word.hasPrefix("Tests/")
        ? PackageFolder.root.appending(path: word).path()
        : word.hasSuffix(".svg") ? folder.appending(path: word).path() : word
    }
    let run = ToolRun(arguments)
    #expect(run.status == 0)
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    #expect(pictures == words.filter { $0.hasSuffix(".svg") })
    #expect(!run.standardOutput.isEmpty || !pictures.isEmpty)
  }
}
