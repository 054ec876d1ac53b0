import Foundation

/// What reading and writing files have in common.
enum FileSystem {
  /// The file at `path`. An empty path is no file, where Foundation takes it for the current folder.
  static func url(of path: String) throws -> URL {
    guard !path.isEmpty else { throw POSIXError(.ENOENT) }
    return URL(fileURLWithPath: path)
  }

  /// Why a file operation failed, in the system's words.
  static func reason(for error: any Error) -> String {
    guard let code = code(of: error) else { return error.localizedDescription }
    return code == EISDIR ? "it is a directory" : String(cString: strerror(code))
  }

  /// The system's number for `error`; `nil` where it is not the system's.
  static func code(of error: any Error) -> Int32? {
    let error = error as NSError
    let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
    return cause.domain == NSPOSIXErrorDomain ? Int32(cause.code) : nil
  }

  /// Runs `body` and releases what Foundation would keep until the process ends, which has no run
  /// loop to do so.
  static func drainingPool<Result>(_ body: () throws -> Result) rethrows -> Result {
    #if canImport(ObjectiveC)
      try autoreleasepool(invoking: body)
    #else
      try body()
    #endif
  }
}
