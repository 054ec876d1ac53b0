import Foundation
import HeaderRendering
import SimulationTestSupport
import Testing

@testable import HeaderTool

/// One run of the tool within the test's process: arguments in, what it says out.
struct ToolRun: Equatable {
  let status: Int32
  let output: String
  let messages: String

  /// Runs the tool for the techniques in `catalog` with `arguments`, its own name left out, on a
  /// console that `change` makes of one that is no terminal.
  init(
    _ arguments: [String], catalog: HeaderCatalog = .standard,
    scenes: [String: HeaderScene] = [:],
    on change: (inout Console) -> Void = { _ in }
  ) {
    let (output, messages) = (Memory(), Memory())
    var console = Console(
      output: TextOutput { output.bytes += $0 }, messages: TextOutput { messages.bytes += $0 })
    change(&console)
    status = Tool(catalog: catalog, scenes: scenes, console: console).run(arguments)
    self.output = String(decoding: output.bytes, as: UTF8.self)
    self.messages = String(decoding: messages.bytes, as: UTF8.self)
  }

  /// The same with the words of `line`; what is between quotation marks is one.
  init(
    _ line: String, catalog: HeaderCatalog = .standard,
    scenes: [String: HeaderScene] = [:],
    on change: (inout Console) -> Void = { _ in }
  ) {
    self.init(words(of: line), catalog: catalog, scenes: scenes, on: change)
  }

  /// The lines of the output, without the empty piece after the last line feed.
  var lines: [String] {
    let lines = output.components(separatedBy: "\n")
    return lines.last == "" ? lines.dropLast() : lines
  }

  /// The rows of the CSV that it printed, their fields by the names of their columns.
  var rows: [[String: String]] {
    get throws {
      let lines = lines.map { $0.components(separatedBy: ",") }
      return try lines.dropFirst().map { fields in
        try #require(fields.count == lines[0].count, "\(fields)")
        return Dictionary(uniqueKeysWithValues: zip(lines[0], fields))
      }
    }
  }
}

/// What is written while a tool runs.
private final class Memory {
  var bytes = Data()
}

/// The words of a shell's `line`, of which those between quotation marks are one.
func words(of line: String) -> [String] {
  line.components(separatedBy: "\"").enumerated().flatMap { index, part in
    index % 2 == 1 ? [part] : part.split(separator: " ").map { String($0) }
  }
}

/// The cells of `table`, which has a row in each line, and `|` between two cells.
func cells(_ table: String) -> [[String]] {
  table.split(separator: "\n").map { row in
    row.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

/// Gives `body` the path of a folder that is there while it runs, with the files `texts` in it.
func withFolder<Result>(
  _ texts: [String: String] = [:], _ body: (_ folder: String) throws -> Result
) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("headers-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, text) in texts {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }
  return try body(folder.path)
}

/// The text of the file at `path`.
func text(_ path: String) throws -> String {
  try String(contentsOfFile: path, encoding: .utf8)
}

/// What is in `folder`, in alphabetical order.
func names(in folder: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}
