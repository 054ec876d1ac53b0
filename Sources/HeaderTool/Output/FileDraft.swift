#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

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
