#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

/// The folders that a process finds itself among.
enum SystemFolders {
  /// The one for temporary files, which all users may have in common.
  static var temporary: String {
    guard let path = getenv("TMPDIR"), path.pointee != 0 else { return "/tmp" }
    return String(system: path)
  }

  /// Makes a folder among the temporary files that only this user can look into and write to.
  static func makePrivateFolder() throws(SystemFailure) -> String {
    var template = (temporary + "/headers-XXXXXX").systemPath
    guard mkdtemp(&template) != nil else { throw SystemFailure(code: errno) }
    return String(system: template)
  }

  /// `path` from the file system's root on.
  /// As it is where the folder that one is in cannot be found.
  static func absolutePath(of path: String) -> String {
    guard !path.isEmpty, !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(system: folder) + "/" + path
  }
}
