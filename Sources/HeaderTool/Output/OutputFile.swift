#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

/// A file that the tool makes: there as a whole, or as it was before.
///
/// The text is written beside the file and then takes its place, with its owner and permissions. It
/// is written where the file is instead if
/// - that is no ordinary file: a pipe, a terminal, a device;
/// - that is where one of the process's streams leads: `/dev/stdout`;
/// - nothing can take its place: it has another name, or its folder takes no new file.
enum OutputFile {
  /// Writes `text` to `path`, links followed.
  static func write(_ text: String, to path: String) throws(ToolError) {
    do throws(SystemFailure) {
      try write(Array(text.utf8), to: path)
    } catch {
      throw ToolError(
        status: .output, message: "cannot write \(quoted(path, limit: 1024)): \(error.reason)")
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(SystemFailure) {
    guard let status = try SystemCalls.status(of: path) else {
      return try EndingSignals.held { () throws(SystemFailure) in try make(path, of: bytes) }
    }
    if let stream = openStream(leadingTo: status, called: path) {
      return try SystemCalls.write(bytes, to: stream)
    }
    guard status.isOrdinary else {
      guard !status.isFolder else { throw SystemFailure(code: EISDIR) }
      let file = try Descriptor(opening: path, O_WRONLY | O_NOCTTY)
      return try SystemCalls.write(bytes, to: file.number)
    }
    // A tool that ended in between would leave its draft behind.
    try EndingSignals.held { () throws(SystemFailure) in
      try replace(path, as: status, by: bytes)
    }
  }

  /// Makes a file that is not there, or the one that a link waits for.
  private static func make(_ path: String, of bytes: [UInt8]) throws(SystemFailure) {
    guard SystemCalls.isLink(path) else {
      let draft = try FileDraft(beside: path, permissions: 0o666)
      try draft.write(bytes)
      return try draft.takePlace(of: path)
    }
    // The system knows where the link leads, and makes the file there.
    let file = try Descriptor(opening: path, O_WRONLY | O_CREAT, permissions: 0o666)
    let place = SystemCalls.realPath(path) ?? path
    do throws(SystemFailure) {
      try overwrite(file, with: bytes)
    } catch {
      unlink(place.systemPath)
      throw error
    }
  }

  private static func replace(
    _ path: String, as status: stat, by bytes: [UInt8]
  ) throws(SystemFailure) {
    // Whether it may be written to is for the file to say, not for its folder.
    let file = try Descriptor(opening: path, O_WRONLY)
    let place = SystemCalls.realPath(path) ?? path
    guard status.st_nlink == 1, let draft = try? FileDraft(beside: place, like: status) else {
      return try overwrite(file, with: bytes)
    }
    try draft.write(bytes)
    do throws(SystemFailure) {
      try draft.takePlace(of: place)
    } catch {
      try overwrite(file, with: bytes)
    }
  }

  /// Writes over what is in `file`. Room is made first: a full disk leaves it as it was.
  private static func overwrite(_ file: Descriptor, with bytes: [UInt8]) throws(SystemFailure) {
    try SystemCalls.reserve(bytes.count, in: file.number)
    try SystemCalls.write(bytes, to: file.number)
    try SystemCalls.check(ftruncate(file.number, off_t(bytes.count)))
    try SystemCalls.synchronize(file.number)
  }

  /// The open stream that leads to the file with `status`, called `path`; `nil` where none does.
  /// What goes there by the stream follows what is there already.
  private static func openStream(leadingTo status: stat, called path: String) -> Int32? {
    var numbers = [STDOUT_FILENO, STDERR_FILENO]
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      if let number = Int32(path.dropFirst(folder.count)) { numbers = [number] }
    }
    return numbers.first { number in
      let flags = fcntl(number, F_GETFL)
      var own = stat()
      return flags >= 0 && flags & O_ACCMODE != O_RDONLY && fstat(number, &own) == 0
        && own.st_dev == status.st_dev && own.st_ino == status.st_ino
    }
  }
}
