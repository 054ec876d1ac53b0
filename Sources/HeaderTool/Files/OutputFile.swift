import Foundation

/// Writes a file completely, or leaves it as it was.
///
/// The text is written to a temporary file in the same folder, which replaces the file and gets its permissions.
/// Pipes, terminals and devices are written to directly.
enum OutputFile {
  /// Writes `text` to `path`. A link of the user or of root is followed, also to a file that does not exist yet. A
  /// link of another user is refused.
  static func write(_ text: String, to path: String) throws(ToolError) {
    do {
      try write(Data(text.utf8), to: try FileSystem.url(of: path))
    } catch {
      throw FileSystem.failure(.output, to: "write", path, error)
    }
  }

  private static func write(_ data: Data, to url: URL) throws {
    let place = try target(of: url)
    let old: FileHandle
    do {
      // Requires write permission for the file; replacing it would need only the folder's.
      old = try FileHandle(forWritingTo: place)
    } catch CocoaError.fileNoSuchFile, CocoaError.fileReadNoSuchFile {
      return try data.write(to: place, options: .atomic)
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: place.path)
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      return try old.write(contentsOf: data)
    }
    try data.write(to: place, options: .atomic)
    let permissions = attributes.filter { $0.key == .posixPermissions }
    try FileManager.default.setAttributes(permissions, ofItemAtPath: place.path)
  }

  /// Returns the file that `url` leads to, which need not exist. In a shared folder, another user's link could lead
  /// to any file of this user.
  private static func target(of url: URL) throws -> URL {
    var place = url
    for _ in 0..<40 {
      let attributes = try? FileManager.default.attributesOfItem(atPath: place.path)
      guard let attributes, attributes[.type] as? FileAttributeType == .typeSymbolicLink else {
        return place
      }
      let owner = attributes[.ownerAccountID] as? NSNumber
      guard let owner, [0, geteuid()].contains(owner.uint32Value) else { throw POSIXError(.EACCES) }
      let path = try FileManager.default.destinationOfSymbolicLink(atPath: place.path)
      place = URL(fileURLWithPath: path, relativeTo: place.deletingLastPathComponent()).absoluteURL
    }
    throw POSIXError(.ELOOP)
  }
}
