import Foundation
import HeaderRendering
import SimulationTestSupport
import Testing

@testable import HeaderTool

/// The result of running the tool in the test's process.
struct ToolRun: Equatable {
  let status: Int32
  let output: String
  let messages: String

  /// Runs the tool for the techniques in `catalog` with `arguments`, without the program's name. The
  /// console is no terminal, unless `change` makes it one.
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

  /// Runs the tool with the words of `line`.
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

  /// The rows of printed CSV, as fields by column name.
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

/// The bytes that a tool wrote.
private final class Memory {
  var bytes = Data()
}

/// Returns the words of a command line. Text between quotation marks is one word.
func words(of line: String) -> [String] {
  line.components(separatedBy: "\"").enumerated().flatMap { index, part in
    index % 2 == 1 ? [part] : part.split(separator: " ").map { String($0) }
  }
}

/// Returns the cells of `table`, with a row in each line and `|` between cells.
func cells(_ table: String) -> [[String]] {
  table.split(separator: "\n").map { row in
    row.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

/// Runs `body` with the path of a temporary folder that has the files `texts`.
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

/// Returns the text of the file at `path`.
func text(_ path: String) throws -> String {
  try String(contentsOfFile: path, encoding: .utf8)
}

/// Returns the names in `folder`, in alphabetical order.
func names(in folder: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}
