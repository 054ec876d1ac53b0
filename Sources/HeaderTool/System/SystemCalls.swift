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

/// Why one of the system's calls failed.
struct SystemFailure: Error, Equatable {
  /// The system's number for it.
  let code: Int32

  /// The reason in the system's words.
  var reason: String {
    code == EISDIR ? "it is a directory" : String(cString: strerror(code))
  }
}

/// An open file, closed when it is no longer used unless it is one of the process's own streams.
final class Descriptor {
  let number: Int32
  private let isOwned: Bool

  /// Standard input.
  static var standardInput: Descriptor { Descriptor(STDIN_FILENO, isOwned: false) }

  private init(_ number: Int32, isOwned: Bool) {
    self.number = number
    self.isOwned = isOwned
  }

  /// Opens `path`; a file that is made for it has `permissions`, less those that the process withholds.
  convenience init(
    opening path: String, _ flags: Int32, permissions: mode_t = 0
  ) throws(SystemFailure) {
    let number = try SystemCalls.uninterrupted {
      open(path.systemPath, flags | O_CLOEXEC, permissions)
    }
    self.init(number, isOwned: true)
  }

  deinit {
    if isOwned { close(number) }
  }
}

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
