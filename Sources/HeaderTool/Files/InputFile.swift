import Foundation
import HeaderFormats

/// The bytes of a file or of standard input, a piece at a time.
struct InputFile: ByteSource {
  /// How messages call it: the path, or `<standard input>`.
  let name: String
  private let handle: FileHandle

  private static let pieceSize = 1 << 16

  /// Opens `path`; `-` is standard input.
  init(path: String) throws(ToolError) {
    guard path != "-" else {
      name = "<standard input>"
      handle = .standardInput
      return
    }
    name = path
    do {
      let url = try FileSystem.url(of: path)
      handle = try FileHandle(forReadingFrom: url)
      if url.hasDirectoryPath { throw POSIXError(.EISDIR) }
    } catch {
      let reason = FileSystem.reason(for: error)
      throw ToolError(
        status: .noInput, message: "cannot open \(quoted(path, limit: 1024)): \(reason)")
    }
  }

  mutating func read(into buffer: inout [UInt8]) throws(ToolError) {
    buffer.removeAll(keepingCapacity: true)
    do {
      let piece = try FileSystem.drainingPool {
        try handle.read(upToCount: InputFile.pieceSize)
      }
      buffer.append(contentsOf: piece ?? Data())
    } catch {
      let reason = FileSystem.reason(for: error)
      throw ToolError(status: .noInput, message: "cannot read '\(printable(name))': \(reason)")
    }
  }
}
