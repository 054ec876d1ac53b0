#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

/// A file that the tool makes: there as a whole, or as it was before.
enum OutputFile {
  /// Writes `text` to `path`: beside it first, and then in its place.
  ///
  /// What is there and is no ordinary file, a pipe or a terminal for example, is written to as it is.
  static func write(_ text: String, to path: String) throws(ToolError) {
    let reason = path.isEmpty ? reasonText(ENOENT) : failureReason(writing: text, to: path)
    guard let reason else { return }
    throw ToolError(
      status: .output, message: "cannot write \(quoted(path, limit: 1024)): \(reason)")
  }

  /// Why writing failed; `nil` when it did not.
  private static func failureReason(writing text: String, to path: String) -> String? {
    guard let place = place(of: path) else { return write(text, to: path, flags: O_WRONLY) }
    let draft = "\(place).\(getpid()).part"
    // A tool that ended in between would leave its draft behind.
    return EndingSignals.held { failureReason(writing: text, to: place, by: draft) }
  }

  private static func failureReason(
    writing text: String, to place: String, by draft: String
  ) -> String? {
    if let reason = write(text, to: draft, flags: O_WRONLY | O_CREAT | O_EXCL) {
      return reason
    }
    guard rename(draft, place) != 0 else { return nil }
    let code = errno
    unlink(draft)
    return reasonText(code)
  }

  /// Where the file is, links followed; `nil` for what a file must not take the place of.
  private static func place(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return path }
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Writes a file, and leaves none behind that it made and could not finish.
  private static func write(_ text: String, to path: String, flags: Int32) -> String? {
    let descriptor = open(path, flags, 0o666)
    guard descriptor >= 0 else { return reasonText(errno) }
    var code = SystemCalls.writeAll(Array(text.utf8), to: descriptor)
    if close(descriptor) != 0, code == nil { code = errno }
    guard let code else { return nil }
    if flags & O_CREAT != 0 { unlink(path) }
    return reasonText(code)
  }

  private static func reasonText(_ code: Int32) -> String {
    code == EISDIR ? "it is a directory" : String(cString: strerror(code))
  }
}
