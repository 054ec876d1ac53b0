import Foundation

/// Writes a file completely, or leaves it as it was.
///
/// The text is written to a temporary file in the same folder, which replaces the file and gets its permissions.
/// Pipes, terminals and devices are written to directly.
enum OutputFile {
  /// Writes `text` to `path`. A link of the user or of root is followed, a link of another user is refused, and a
  /// link without a target is replaced.
  static func write(_ text: String, to path: String) throws(ToolError) {
    do {
      try write(Data(text.utf8), to: try FileSystem.url(of: path))
    } catch {
      throw FileSystem.failure(.output, to: "write", path, error)
    }
  }

  private static func write(_ data: Data, to url: URL) throws {
    let isForeign = try? FileManager.default.attributesOfItem(atPath: url.path).isForeignLink
    if isForeign == true { throw POSIXError(.EACCES) }
    let old: FileHandle
    do {
      // Requires write permission for the file; replacing it would need only the folder's.
      old = try FileHandle(forWritingTo: url)
    } catch CocoaError.fileNoSuchFile, CocoaError.fileReadNoSuchFile {
      return try data.write(to: url, options: .atomic)
    }
    let place = url.resolvingSymlinksInPath()
    let attributes = try FileManager.default.attributesOfItem(atPath: place.path)
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      return try old.write(contentsOf: data)
    }
    try data.write(to: place, options: .atomic)
    let permissions = attributes.filter { $0.key == .posixPermissions }
    try FileManager.default.setAttributes(permissions, ofItemAtPath: place.path)
  }
}

extension [FileAttributeKey: Any] {
  /// Whether these are the attributes of another user's link. In a shared folder, it could lead to any file of
  /// this user.
  fileprivate var isForeignLink: Bool {
    guard self[.type] as? FileAttributeType == .typeSymbolicLink,
      let owner = self[.ownerAccountID] as? NSNumber
    else { return false }
    return ![0, geteuid()].contains(owner.uint32Value)
  }
}
