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
      descriptor = .standardInput
      return
    }
    name = path
    do throws(SystemFailure) {
      descriptor = try Descriptor(opening: path, O_RDONLY)
      if try SystemCalls.status(of: path)?.isFolder == true { throw SystemFailure(code: EISDIR) }
    } catch {
      throw ToolError(
        status: .noInput, message: "cannot open \(quoted(path, limit: 1024)): \(error.reason)")
    }
  }

  mutating func read(into buffer: inout [UInt8]) throws(ToolError) {
    buffer.removeAll(keepingCapacity: true)
    buffer.append(contentsOf: repeatElement(0, count: FileBytes.pieceSize))
    do throws(SystemFailure) {
      let count = try SystemCalls.read(descriptor.number, into: &buffer)
      buffer.removeLast(buffer.count - count)
    } catch {
      buffer.removeAll(keepingCapacity: true)
      throw ToolError(
        status: .noInput, message: "cannot read '\(printable(name))': \(error.reason)")
    }
  }
}
