#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

/// Why one of the system's calls failed.
struct SystemFailure: Error, Equatable {
  /// The system's number for it.
  let code: Int32

  /// The reason in the system's words.
  var reason: String {
    code == EISDIR ? "it is a directory" : String(cString: strerror(code))
  }
}
