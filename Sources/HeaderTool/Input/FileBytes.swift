import HeaderFormats
import ScrollSimulator

#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

/// The bytes of a file or of standard input, a piece at a time.
struct FileBytes: ByteSource {
  /// How messages call it: the path, or `<standard input>`.
  let name: String
  private let descriptor: Descriptor

  private static let pieceSize = 1 << 16

  /// Opens `path`; `-` is standard input.
  init(path: String) throws(ToolError) {
    guard path != "-" else {
      name = "<standard input>"
      descriptor = Descriptor(STDIN_FILENO, isOwned: false)
      return
    }
    name = path
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else {
      throw FileBytes.cannotOpen(path, because: String(cString: strerror(errno)))
    }
    self.descriptor = Descriptor(descriptor, isOwned: true)
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw FileBytes.cannotOpen(path, because: "it is a directory")
    }
  }

  mutating func read(into buffer: inout [UInt8]) throws(ToolError) {
    buffer.removeAll(keepingCapacity: true)
    buffer.append(contentsOf: repeatElement(0, count: FileBytes.pieceSize))
    while true {
      let count = buffer.withUnsafeMutableBytes { piece in
        SystemCalls.read(descriptor.number, piece.baseAddress, piece.count)
      }
      if count >= 0 {
        buffer.removeLast(buffer.count - count)
        return
      }
      let code = errno
      guard code == EINTR else {
        buffer.removeAll(keepingCapacity: true)
        throw ToolError(
          status: .noInput,
          message: "cannot read '\(printable(name))': \(String(cString: strerror(code)))")
      }
    }
  }

  private static func cannotOpen(_ path: String, because reason: String) -> ToolError {
    ToolError(status: .noInput, message: "cannot open \(quoted(path, limit: 1024)): \(reason)")
  }
}

/// A file descriptor, closed when nobody reads from it any more unless it is the process's own.
private final class Descriptor {
  let number: Int32
  private let isOwned: Bool

  init(_ number: Int32, isOwned: Bool) {
    self.number = number
    self.isOwned = isOwned
  }

  deinit {
    if isOwned { close(number) }
  }
}
