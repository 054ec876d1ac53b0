#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

/// The system's calls, made again where a signal cut them short or a stream that does not wait had
/// nothing to give or to take yet.
///
/// On Linux the tool does without Foundation: loading it would take longer than all else that the
/// tool does before its first line.
enum SystemCalls {
  /// Reads as many bytes as there are and `bytes` has room for; gives how many, none at the end.
  static func read(_ descriptor: Int32, into bytes: inout [UInt8]) throws(SystemFailure) -> Int {
    try waiting(for: descriptor, POLLIN) {
      bytes.withUnsafeMutableBytes { buffer in
        guard let start = buffer.baseAddress else { return 0 }
        #if canImport(Glibc)
          return Glibc.read(descriptor, start, buffer.count)
        #else
          return Foundation.read(descriptor, start, buffer.count)
        #endif
      }
    }
  }

  /// Writes all of `bytes`.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFailure) {
    var written = 0
    while written < bytes.count {
      written += try waiting(for: descriptor, POLLOUT) {
        bytes[written...].withUnsafeBytes { buffer in
          guard let start = buffer.baseAddress else { return 0 }
          #if canImport(Glibc)
            return Glibc.write(descriptor, start, buffer.count)
          #else
            return Foundation.write(descriptor, start, buffer.count)
          #endif
        }
      }
    }
  }

  /// Makes room for `count` bytes in a file that is about to be written over, where the system can;
  /// leaves the file as it is where there is not room for all of them.
  static func reserve(_ count: Int, in descriptor: Int32) throws(SystemFailure) {
    #if canImport(Glibc)
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return }
      let code = posix_fallocate(descriptor, 0, off_t(count))
      guard [ENOSPC, EFBIG, EDQUOT].contains(code) else { return }
      ftruncate(descriptor, status.st_size)
      throw SystemFailure(code: code)
    #endif
  }

  /// Waits until the disk has what was written to a file; what is no file on a disk has it already.
  static func synchronize(_ descriptor: Int32) throws(SystemFailure) {
    do throws(SystemFailure) {
      _ = try uninterrupted { fsync(descriptor) }
    } catch {
      guard [EINVAL, ENOTSUP, EROFS].contains(error.code) else { throw error }
    }
  }

  /// What the system knows of the file at `path`, links followed; `nil` where there is none.
  static func status(of path: String) throws(SystemFailure) -> stat? {
    var status = stat()
    guard stat(path.systemPath, &status) != 0 else { return status }
    guard errno == ENOENT, !path.isEmpty else { throw SystemFailure(code: errno) }
    return nil
  }

  /// Whether `path` is a link, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path.systemPath, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Where the file at `path` is, links followed; `nil` where that cannot be found out.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path.systemPath, nil) else { return nil }
    defer { free(resolved) }
    return String(system: resolved)
  }

  /// Fails where a call gave `result` for failure.
  static func check(_ result: Int32) throws(SystemFailure) {
    guard result >= 0 else { throw SystemFailure(code: errno) }
  }

  /// What `call` gives, made again as often as a signal cuts it short.
  static func uninterrupted<Number: SignedInteger>(
    _ call: () -> Number
  ) throws(SystemFailure) -> Number {
    while true {
      let result = call()
      if result >= 0 { return result }
      guard errno == EINTR else { throw SystemFailure(code: errno) }
    }
  }

  /// The same for a call about a stream that may not wait by itself: this waits for `event`.
  private static func waiting(
    for descriptor: Int32, _ event: some FixedWidthInteger, _ call: () -> Int
  ) throws(SystemFailure) -> Int {
    while true {
      do throws(SystemFailure) {
        return try uninterrupted(call)
      } catch {
        guard error.code == EAGAIN else { throw error }
        var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        _ = try uninterrupted { poll(&request, 1, -1) }
      }
    }
  }
}

extension stat {
  /// Whether it is a file with bytes of its own.
  var isOrdinary: Bool { st_mode & S_IFMT == S_IFREG }

  /// Whether it is a folder.
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}
