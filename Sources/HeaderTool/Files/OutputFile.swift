import Foundation

/// A file that the tool makes: there as a whole, or as it was before.
///
/// The text is written beside the file and then takes its place, with its permissions. A pipe, a
/// terminal or a device is not replaced but written to.
enum OutputFile {
  /// Writes `text` to `path`. The user's own link is followed; another user's is refused, and one that
  /// leads nowhere is replaced.
  static func write(_ text: String, to path: String) throws(ToolError) {
    do {
      try write(Data(text.utf8), to: try FileSystem.url(of: path))
    } catch {
      let reason = FileSystem.reason(for: error)
      throw ToolError(
        status: .output, message: "cannot write \(quoted(path, limit: 1024)): \(reason)")
    }
  }

  private static func write(_ data: Data, to url: URL) throws {
    let isForeign = try? FileManager.default.attributesOfItem(atPath: url.path).isForeignLink
    if isForeign == true { throw POSIXError(.EACCES) }
    let old: FileHandle
    do {
      // Checks the file's own permission, where the folder's would be enough to replace it.
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
  /// Whether these are attributes of another user's link. In a folder that all users share, it could
  /// lead to any file of this user.
  fileprivate var isForeignLink: Bool {
    guard self[.type] as? FileAttributeType == .typeSymbolicLink,
      let owner = self[.ownerAccountID] as? NSNumber
    else { return false }
    return ![0, geteuid()].contains(owner.uint32Value)
  }
}
