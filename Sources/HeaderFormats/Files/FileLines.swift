/// The lines of a file that are not empty. They are read as needed, so that only one line and one chunk of the
/// file are in memory.
///
/// A byte-order mark, CRLF line ends, empty lines and spaces around a line are allowed.
package struct FileLines {
  /// The format that the file is read as.
  package var kind: FileError.Kind
  /// The number of the last line read, from 1.
  package private(set) var number = 0

  private let pieces: AnyIterator<[UInt8]>
  private var buffer: [UInt8] = []
  /// The start of the next line in the buffer.
  private var start = 0
  private var count = 0
  private var peeked: String?

  /// Longer lines are refused before they fill the memory.
  private static let limit = 1 << 16

  /// The lines of a file in `pieces`, chunks of any size.
  package init(_ pieces: AnyIterator<[UInt8]>, as kind: FileError.Kind) {
    (self.pieces, self.kind) = (pieces, kind)
  }

  /// The lines of `text`.
  package init(_ text: String, as kind: FileError.Kind) {
    self.init(AnyIterator([Array(text.utf8)].makeIterator()), as: kind)
  }

  /// Returns the next line without spaces around it; `nil` at the end. A file with fewer than two lines is an error.
  package mutating func next() throws(FileError) -> String? {
    if let line = peeked {
      peeked = nil
      return line
    }
    while var bytes = try readLine() {
      number += 1
      if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
      let line = bytes.trimmed
      guard !line.isEmpty else { continue }
      count += 1
      return String(decoding: line, as: UTF8.self)
    }
    guard count > 0 else { throw FileError(kind: kind, line: 1, problem: .emptyFile) }
    guard count > 1 else { throw error(.noRows) }
    return nil
  }

  /// Returns the next line without consuming it.
  package mutating func peek() throws(FileError) -> String? {
    peeked = try next()
    return peeked
  }

  /// Returns the error for `problem` in the last line read.
  func error(_ problem: FileError.Problem) -> FileError {
    FileError(kind: kind, line: number, problem: problem)
  }

  /// Returns the bytes up to the next line feed or the end of the file.
  private mutating func readLine() throws(FileError) -> ArraySlice<UInt8>? {
    while true {
      let rest = buffer[start...]
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        start = end + 1
        return rest[..<end]
      }
      guard rest.count <= FileLines.limit else {
        throw FileError(
          kind: kind, line: number + 1, problem: .lineTooLong(limit: FileLines.limit))
      }
      guard let piece = pieces.next() else {
        start = buffer.endIndex
        return rest.isEmpty ? nil : rest
      }
      buffer = Array(rest) + piece
      start = 0
    }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without spaces, tabs and carriage returns around them.
  var trimmed: ArraySlice<UInt8> {
    let spaces = " \t\r".utf8
    let rest = drop { spaces.contains($0) }
    let end = rest.lastIndex { !spaces.contains($0) }.map { $0 + 1 }
    return rest[..<(end ?? rest.startIndex)]
  }
}
