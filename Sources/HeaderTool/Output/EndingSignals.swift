#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

/// The signals by which a person, a terminal or a system asks the tool to end.
enum EndingSignals {
  private static let all = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  /// Does what must not be cut short. A signal that comes meanwhile waits, and then ends the tool as
  /// it would have at once.
  ///
  /// They wait for the thread that calls, which is the tool's only one. Nothing is to happen in
  /// `body` that may take for ever.
  static func held<Result>(during body: () -> Result) -> Result {
    var waiting = sigset_t()
    sigemptyset(&waiting)
    for signal in all { sigaddset(&waiting, signal) }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &waiting, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
  }
}
