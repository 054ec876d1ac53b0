#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

/// The signals by which a person, a terminal or a system asks the tool to end.
enum EndingSignals {
  private static let all = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  /// Those that end a program which writes to a closed pipe, or a file larger than it may.
  static let ofWriting = [SIGPIPE, SIGXFSZ]

  /// Makes an output that takes no more an error to report, like any other.
  static func ignoreThoseOfWriting() {
    for number in ofWriting { signal(number, SIG_IGN) }
  }

  /// Does what must not be cut short. A signal that comes meanwhile waits, and then ends the tool as
  /// it would have at once.
  ///
  /// They wait for the thread that calls, which is the tool's only one. Nothing is to happen in
  /// `body` that may take for ever.
  static func held<Result, Failure: Error>(
    during body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var waiting = set(of: all)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &waiting, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// `signals` as the system's calls take them.
  static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }
}
