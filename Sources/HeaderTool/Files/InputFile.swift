import Foundation
import HeaderFormats

/// A file or standard input, which is read as needed.
final class InputFile {
  /// The name for messages: the path, or `<standard input>`.
  let name: String
  private let handle: FileHandle
  /// The error that ended reading early.
  private var failure: ToolError?

  private static let pieceSize = 1 << 16

  /// Opens `path`, or standard input for `-`.
  init(path: String) throws(ToolError) {
    guard path != "-" else {
      (name, handle) = ("<standard input>", .standardInput)
      return
    }
    name = path
    do {
      handle = try FileHandle(forReadingFrom: FileSystem.url(of: path))
      if FileSystem.isFolder(path) { throw POSIXError(.EISDIR) }
    } catch {
      throw FileSystem.failure(.noInput, to: "open", path, error)
    }
  }

  /// Returns its lines, which end early after a read error.
  func lines(as kind: FileError.Kind) -> FileLines {
    FileLines(AnyIterator { self.nextPiece() }, as: kind)
  }

  private func nextPiece() -> [UInt8]? {
    do {
      let piece = try FileSystem.drainingPool {
        try handle.read(upToCount: InputFile.pieceSize)
      }
      return piece.flatMap { $0.isEmpty ? nil : Array($0) }
    } catch {
      failure = FileSystem.failure(.noInput, to: "read", name, error)
      return nil
    }
  }

  /// Returns what `read` returns, which reads the file.
  ///
  /// - Throws: The read error, or the error in the file.
  func reading<Value>(
    _ read: @autoclosure () throws(FileError) -> Value
  ) throws(ToolError) -> Value {
    let value: Value
    do throws(FileError) {
      value = try read()
    } catch {
      throw failure ?? .data("\(printable(name)):\(error.line): \(error.message)")
    }
    if let failure { throw failure }
    return value
  }
}
