// The environment that a program is run in is a global variable of C.
#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  @preconcurrency import Foundation
#endif

/// Programs that the tool runs.
enum OtherProgram {
  #if os(iOS)
    /// A phone runs no other programs.
    static func run(_ program: String, _ argument: String) -> Int32? { nil }
  #else
    /// Runs `program`, which PATH leads to, with one argument and without input or output; gives its
    /// exit status, or `nil` where it could not be run or was ended by a signal.
    static func run(_ program: String, _ argument: String) -> Int32? {
      #if canImport(Glibc)
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
      #else
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
      #endif
      guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
      defer { posix_spawn_file_actions_destroy(&actions) }
      for descriptor: Int32 in 0...2 {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
      }
      guard posix_spawnattr_init(&attributes) == 0 else { return nil }
      defer { posix_spawnattr_destroy(&attributes) }
      // What the tool ignores, another program need not expect to be ignored.
      var signals = EndingSignals.set(of: EndingSignals.ofWriting)
      posix_spawnattr_setsigdefault(&attributes, &signals)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
      var arguments = [strdup(program), strdup(argument.systemPath), nil]
      defer { for argument in arguments { free(argument) } }
      var process = pid_t()
      guard posix_spawnp(&process, program, &actions, &attributes, &arguments, environ) == 0 else {
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
