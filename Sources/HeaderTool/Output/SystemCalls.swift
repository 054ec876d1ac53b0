#if canImport(Glibc)
  import Glibc
#else
  import Foundation
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

  /// Writes up to `count` bytes; gives how many there were, and less than 0 for a failure.
  static func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    guard let bytes else { return 0 }
    #if canImport(Glibc)
      return Glibc.write(descriptor, bytes, count)
    #else
      return Foundation.write(descriptor, bytes, count)
    #endif
  }
}
