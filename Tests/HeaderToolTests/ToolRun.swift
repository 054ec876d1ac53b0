import Foundation
import HeaderBehaviors
import HeaderCore
import Testing

@testable import HeaderTool

/// One run of the tool within the test's process: arguments in, what it says out.
struct ToolRun {
  let status: Int32
  let standardOutput: String
  let standardError: String

  /// Runs the tool for the techniques in `catalog` with `arguments`, its own name left out.
  init(
    _ arguments: [String], catalog: HeaderCatalog = .standard, usesEmphasis: Bool = false
  ) {
    let output = MemorySink()
    let messages = MemorySink()
    let console = Console(
      output: TextOutput(output), messages: TextOutput(messages), usesEmphasis: usesEmphasis)
    status = Tool(catalog: catalog, console: console).run(arguments)
    standardOutput = String(decoding: output.bytes, as: UTF8.self)
    standardError = String(decoding: messages.bytes, as: UTF8.self)
  }

  /// The same for arguments without spaces within them: `simulate twitter-condense --scale 2`.
  init(line: String, usesEmphasis: Bool = false) {
    self.init(line.split(separator: " ").map { String($0) }, usesEmphasis: usesEmphasis)
  }

  /// Simulates `technique` playing `gesture`, and gives the rows of the CSV.
  static func rows(
    _ technique: String = "twitter-condense", gesture: String, _ options: String...
  ) throws -> [Row] {
    let arguments = ["simulate", technique, "--gesture", gesture, "--format", "csv"] + options
    return try Row.rows(ofCSV: ToolRun(arguments).standardOutput)
  }

  /// The lines of standard output, without the empty piece after the last line feed.
  var outputLines: [String] {
    var lines = standardOutput.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

/// Keeps in memory what is written to it.
final class MemorySink: ByteSink {
  private(set) var bytes: [UInt8] = []

  func write(_ bytes: [UInt8]) throws(ToolError) {
    self.bytes += bytes
  }
}

/// One row of the tool's CSV, its fields by the names of their columns.
struct Row: Equatable {
  let fields: [String: String]

  /// The rows of `csv`, checked to have as many fields as there are columns.
  static func rows(ofCSV csv: String) throws -> [Row] {
    let lines = csv.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    }
    let columns = try #require(lines.first, "no column names")
    return try lines.dropFirst().map { line in
      try #require(line.count == columns.count, "\(line)")
      return Row(fields: Dictionary(zip(columns, line)) { first, _ in first })
    }
  }

  /// The text in `column`; empty where there is no such column.
  func text(_ column: String) -> String {
    fields[column] ?? ""
  }

  /// The number in `column`.
  func number(_ column: String) throws -> Double {
    try #require(Double(text(column)), "column \(column) has '\(text(column))'")
  }
}

/// A folder that is there while `body` runs, with nothing in it.
func withTemporaryFolder<Result>(_ body: (_ folder: URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("headers-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

/// A file that is there while `body` runs.
func withTemporaryFile<Result>(
  _ contents: [UInt8], _ body: (_ path: String) throws -> Result
) throws -> Result {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("headers-\(UUID().uuidString).csv")
  try Data(contents).write(to: url)
  defer { try? FileManager.default.removeItem(at: url) }
  return try body(url.path)
}
