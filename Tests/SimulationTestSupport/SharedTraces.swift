public import Foundation
public import ScrollSimulator

/// The package's own files, found from where this one is.
public enum PackageFolder {
  /// The folder that Package.swift is in.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent()  // SimulationTestSupport
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()

  /// The text of the file at `path`, seen from the root.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}

/// The touch traces beside the project, where they are.
public enum SharedTraces {
  private static let folder = PackageFolder.root.deletingLastPathComponent()
    .appending(path: "shared/traces")

  /// Whether there are any. A test that needs them is skipped, by name, where there are none.
  public static var arePresent: Bool { !names.isEmpty }

  /// Their file names, sorted.
  public static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".csv") }.sorted()
  }()

  /// The touches of the trace `name`.
  public static func touches(_ name: String) throws -> [TouchSample] {
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
    var parser = TouchTraceParser()
    var touches: [TouchSample] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if let sample = try parser.sample(in: line) { touches.append(sample) }
    }
    try parser.finish()
    return touches
  }
}
