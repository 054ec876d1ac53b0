import Foundation
import HeaderFormats

/// A file, or standard input, read as it is needed.
final class InputFile {
  /// How messages call it: the path, or `<standard input>`.
  let name: String
  private let handle: FileHandle
  /// Why its bytes end early.
  private(set) var failure: ToolError?

  private static let pieceSize = 1 << 16

  /// Opens `path`; `-` is standard input.
  init(path: String) throws(ToolError) {
    guard path != "-" else {
      (name, handle) = ("<standard input>", .standardInput)
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

  /// Its lines, which end early where they cannot be read.
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
      let reason = FileSystem.reason(for: error)
      failure = ToolError(status: .noInput, message: "cannot read '\(printable(name))': \(reason)")
      return nil
    }
  }

  /// Gives what `body` reads of the file.
  ///
  /// - Throws: why the file cannot be read, or what is wrong with it.
  func reading<Value>(_ body: () throws(FileError) -> Value) throws(ToolError) -> Value {
    let value: Value
    do throws(FileError) {
      value = try body()
    } catch {
      throw failure ?? .data("\(printable(name)):\(error.line): \(error.message)")
    }
    if let failure { throw failure }
    return value
  }
}
