// The environment that a program is run in is a global variable of C.
#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  @preconcurrency import Foundation
#endif

/// The system's calls whose names are taken where they are made.
///
/// On Linux the tool does without Foundation: loading it would take longer than all else that the
/// tool does before its first line.
enum SystemCalls {
  /// Reads up to `count` bytes; gives how many there were, and less than 0 for a failure.
  static func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    guard let bytes else { return 0 }
    #if canImport(Glibc)
      return Glibc.read(descriptor, bytes, count)
    #else
      return Foundation.read(descriptor, bytes, count)
    #endif
  }

  /// Writes all of `bytes`; gives the number of the error that keeps some of them from being written.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count > 0 { written += count } else if errno != EINTR { return errno }
    }
    return nil
  }

  /// Writes up to `count` bytes; gives how many there were, and less than 0 for a failure.
  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    guard let bytes else { return 0 }
    #if canImport(Glibc)
      return Glibc.write(descriptor, bytes, count)
    #else
      return Foundation.write(descriptor, bytes, count)
    #endif
  }

  #if os(iOS)
    /// A phone runs no other programs.
    static func run(_ program: String, _ argument: String) -> Int32? { nil }
  #else
    /// Runs `program`, which PATH leads to, with one argument and without input or output; gives its
    /// exit status, or `nil` where it could not be run or was ended by a signal.
    static func run(_ program: String, _ argument: String) -> Int32? {
      #if canImport(Glibc)
        var actions = posix_spawn_file_actions_t()
      #else
        var actions: posix_spawn_file_actions_t?
      #endif
      guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
      defer { posix_spawn_file_actions_destroy(&actions) }
      for descriptor: Int32 in 0...2 {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
      }
      var arguments = [strdup(program), strdup(argument), nil]
      defer { for argument in arguments { free(argument) } }
      var process = pid_t()
      guard posix_spawnp(&process, program, &actions, nil, &arguments, environ) == 0 else {
        return nil
      }
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0 {
        guard errno == EINTR else { return nil }
      }
      // The low seven bits tell of a signal, the eight above them are the status.
      return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }
  #endif
}
