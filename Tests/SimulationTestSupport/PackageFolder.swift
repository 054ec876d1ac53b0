public import Foundation

/// Finds files of the package from this file's path.
public enum PackageFolder {
  /// The folder of Package.swift.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()  // SimulationTestSupport
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()

  /// Returns the absolute path of the file at `path`, relative to the root.
  public static func path(_ path: String) -> String {
    root.appendingPathComponent(path).path
  }

  /// Returns the text of the file at `path`, relative to the root.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
