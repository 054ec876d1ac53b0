/// The lines of a file that have anything in them, read as they are needed: one line and one piece of the
/// file are in memory.
///
/// A byte-order mark, CRLF line ends, empty lines and spaces around a line are fine.
package struct FileLines {
  /// What the file is read as.
  package var kind: FileError.Kind
  /// The number of the line read last, the first being 1.
  package private(set) var number = 0

  private let pieces: AnyIterator<[UInt8]>
  private var buffer: [UInt8] = []
  /// Where the next line begins in the buffer.
  private var start = 0
  private var count = 0
  private var peeked: String?

  /// A longer line is refused, before it fills the memory.
  private static let limit = 1 << 16

  /// The lines of a file whose bytes are `pieces`, whose ends fall anywhere.
  package init(_ pieces: AnyIterator<[UInt8]>, as kind: FileError.Kind) {
    (self.pieces, self.kind) = (pieces, kind)
  }

  /// The lines of `text`.
  package init(_ text: String, as kind: FileError.Kind) {
    self.init(AnyIterator([Array(text.utf8)].makeIterator()), as: kind)
  }

  /// The next line, without the spaces around it; `nil` at the end of a file that had two at least.
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

  /// The next line, which stays the next.
  package mutating func peek() throws(FileError) -> String? {
    peeked = try next()
    return peeked
  }

  /// `problem` in the line read last.
  func error(_ problem: FileError.Problem) -> FileError {
    FileError(kind: kind, line: number, problem: problem)
  }

  /// The bytes up to the next line feed, or to the end of the file.
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
  /// The bytes without the spaces, tabs and carriage returns around them.
  var trimmed: ArraySlice<UInt8> {
    let spaces = " \t\r".utf8
    let start = drop { spaces.contains($0) }
    let end = start.lastIndex { !spaces.contains($0) }.map { $0 + 1 }
    return start[..<(end ?? start.startIndex)]
  }
}
