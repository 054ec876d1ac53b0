#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

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
