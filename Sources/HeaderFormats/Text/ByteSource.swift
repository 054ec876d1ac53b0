/// Where bytes come from, a piece at a time.
public protocol ByteSource {
  /// Why they cannot be had.
  associatedtype Failure: Error

  /// Replaces the contents of `buffer` with the next bytes; with none at the end.
  mutating func read(into buffer: inout [UInt8]) throws(Failure)
}

/// Why a line could not be read.
enum LineFailure<ReadFailure: Error>: Error {
  /// The line with this number is longer than allowed.
  case tooLong(line: Int)
  /// The bytes cannot be had.
  case unreadable(ReadFailure)
}

/// Cuts bytes into lines as they come: keeps one line and one piece in memory.
struct LineReader<Bytes: ByteSource> {
  /// The line read last, without its line feed.
  private(set) var line: [UInt8] = []

  private var bytes: Bytes
  private let limit: Int
  private var buffer: [UInt8] = []
  private var position = 0
  private var lineNumber = 1
  private var isAtEnd = false

  /// A reader of `bytes` that refuses lines longer than `limit`.
  init(_ bytes: Bytes, limit: Int) {
    self.bytes = bytes
    self.limit = limit
  }

  /// Puts the next line into `line`; `false` when there is none.
  mutating func readLine() throws(LineFailure<Bytes.Failure>) -> Bool {
    guard !isAtEnd else { return false }
    line.removeAll(keepingCapacity: true)
    while true {
      if position == buffer.count {
        do throws(Bytes.Failure) {
          try bytes.read(into: &buffer)
        } catch {
          throw .unreadable(error)
        }
        position = 0
        guard !buffer.isEmpty else {
          isAtEnd = true
          return !line.isEmpty
        }
      }
      let rest = buffer[position...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      guard line.count + (end - position) <= limit else { throw .tooLong(line: lineNumber) }
      line.append(contentsOf: buffer[position..<end])
      position = end
      if end < buffer.endIndex {
        position += 1
        lineNumber += 1
        return true
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without the mark that some editors begin a file with.
  var withoutByteOrderMark: ArraySlice<UInt8> {
    starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self
  }
}

extension UInt8 {
  /// Whether it is a space, a tab or the carriage return of a CRLF line end.
  var isSpace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
  }
}
