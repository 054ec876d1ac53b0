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
      // A disk that fails would not do better with the file itself, and that is still whole.
      guard [EACCES, EBUSY, EPERM].contains(error.code) else { throw error }
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

/// A file that is written beside another, to take its place once it is whole; removed if it does not.
final class FileDraft {
  private let file: Descriptor
  private let path: String
  private var isInPlace = false

  /// An empty draft in the folder of `path`, with `permissions` less those that the process withholds.
  init(beside path: String, permissions: mode_t) throws(SystemFailure) {
    while true {
      // Short, for a name has 255 bytes at most, and never the same: what an ended tool left behind,
      // or another user put there, is not in the way.
      let name = ".headers-" + String(UInt32.random(in: .min ... .max), radix: 36)
      let draft = path.folderPrefix + name
      do throws(SystemFailure) {
        file = try Descriptor(
          opening: draft, O_WRONLY | O_CREAT | O_EXCL, permissions: permissions)
        self.path = draft
        return
      } catch {
        guard error.code == EEXIST else { throw error }
      }
    }
  }

  /// An empty draft in the folder of `path`, with the owner and permissions that `status` has.
  convenience init(beside path: String, like status: stat) throws(SystemFailure) {
    try self.init(beside: path, permissions: 0o600)
    var own = stat()
    try SystemCalls.check(fstat(file.number, &own))
    if own.st_uid != status.st_uid || own.st_gid != status.st_gid {
      try SystemCalls.check(fchown(file.number, status.st_uid, status.st_gid))
    }
    try SystemCalls.check(fchmod(file.number, status.st_mode & 0o7777))
  }

  deinit {
    if !isInPlace { unlink(path.systemPath) }
  }

  /// Writes all of `bytes` and waits until the disk has them.
  func write(_ bytes: [UInt8]) throws(SystemFailure) {
    try SystemCalls.write(bytes, to: file.number)
    try SystemCalls.synchronize(file.number)
  }

  /// Puts the draft in the place of the file at `path`.
  func takePlace(of path: String) throws(SystemFailure) {
    try SystemCalls.check(rename(self.path.systemPath, path.systemPath))
    isInPlace = true
  }
}
