import Foundation
import ScrollSimulator

/// The bytes of a file or of standard input, a piece at a time.
struct FileBytes: ByteSource {
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
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      throw FileBytes.cannotOpen(path, because: "it is a directory")
    }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else {
      throw FileBytes.cannotOpen(path, because: String(cString: strerror(errno)))
    }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  mutating func read(into buffer: inout [UInt8]) throws(ToolError) {
    do {
      let piece = try handle.read(upToCount: FileBytes.pieceSize) ?? Data()
      buffer.removeAll(keepingCapacity: true)
      buffer.append(contentsOf: piece)
    } catch {
      throw ToolError(status: .noInput, message: "cannot read '\(name)': \(error)")
    }
  }

  private static func cannotOpen(_ path: String, because reason: String) -> ToolError {
    ToolError(status: .noInput, message: "cannot open '\(path)': \(reason)")
  }
}
