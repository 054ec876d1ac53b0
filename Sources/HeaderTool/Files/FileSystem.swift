import Foundation
import HeaderFormats

/// Helpers for reading and writing files.
enum FileSystem {
  /// Returns the URL of `path`. An empty path is an error, which Foundation would take for the current folder.
  static func url(of path: String) throws -> URL {
    guard !path.isEmpty else { throw POSIXError(.ENOENT) }
    return URL(fileURLWithPath: path)
  }

  /// Returns whether there is a file or a folder at `path`.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Returns whether there is a folder at `path`, or a link to one.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns the error of the tool for `error`: `cannot open 'seen.csv': No such file or directory`.
  static func failure(
    _ status: ToolError.Status, to action: String, _ path: String, _ error: any Error
  ) -> ToolError {
    let path = quoted(path, limit: 1024)
    return ToolError(status: status, message: "cannot \(action) \(path): \(reason(for: error))")
  }

  /// Returns the system's description of an error of a file operation.
  static func reason(for error: any Error) -> String {
    guard let code = code(of: error) else { return error.localizedDescription }
    return code == EISDIR ? "it is a directory" : String(cString: strerror(code))
  }

  /// Returns the system's error number; `nil` if the error is not the system's.
  static func code(of error: any Error) -> Int32? {
    let error = error as NSError
    let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
    return cause.domain == NSPOSIXErrorDomain ? Int32(cause.code) : nil
  }

  /// Runs `body`, and releases objects that Foundation would otherwise keep until the end of a process without a
  /// run loop.
  static func drainingPool<Result>(_ body: () throws -> Result) rethrows -> Result {
    #if canImport(ObjectiveC)
      try autoreleasepool(invoking: body)
    #else
      try body()
    #endif
  }
}
