public import Foundation

/// The package's own files, found from where this one is.
public enum PackageFolder {
  /// The folder that Package.swift is in.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()  // SimulationTestSupport
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()

  /// Where the file at `path`, seen from the root, is.
  public static func path(_ path: String) -> String {
    root.appendingPathComponent(path).path
  }

  /// The text of the file at `path`, seen from the root.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
