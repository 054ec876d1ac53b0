import Foundation
import HeaderFormats
public import ScrollSimulator

/// The touch traces beside the project, where they are.
public enum SharedTraces {
  private static let folder = PackageFolder.root.deletingLastPathComponent()
    .appendingPathComponent("shared/traces")

  /// Whether there are any. A test that needs them is skipped, by name, where there are none.
  public static var arePresent: Bool { !names.isEmpty }

  /// Their file names, sorted.
  public static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".csv") }.sorted()
  }()

  /// Their paths, in the same order.
  public static var paths: [String] { names.map { folder.appendingPathComponent($0).path } }

  /// The touches of the trace `name`.
  public static func touches(_ name: String) throws -> [TouchSample] {
    try TouchTrace(String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).touches
  }
}
