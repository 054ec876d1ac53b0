/// Where bytes come from, a piece at a time.
public protocol ByteSource {
  /// Why they cannot be had.
  associatedtype Failure: Error

  /// Replaces the contents of `buffer` with the next bytes; with none at the end.
  mutating func read(into buffer: inout [UInt8]) throws(Failure)
}

/// Why a file was refused, and where. Problems carry the facts; the caller that shows them chooses the
/// words.
public struct FileError<Problem: Error & Equatable>: Error, Equatable {
  /// The line, the first being 1.
  public var line: Int
  /// What is wrong there.
  public var problem: Problem

  /// `problem` in line `line`.
  package init(line: Int, problem: Problem) {
    self.line = line
    self.problem = problem
  }
}

/// Why a file could not be read to its end.
public enum FileFailure<Problem: Error & Equatable, Reason: Error>: Error {
  /// It is not what it should be.
  case invalid(FileError<Problem>)
  /// Its bytes cannot be had.
  case unreadable(Reason)
}

extension FileFailure where Reason == Never {
  /// The error: bytes in memory can be had.
  var error: FileError<Problem> {
    switch self {
    case .invalid(let error): error
    }
  }
}

/// What may be wrong with a file of any kind.
package protocol FileProblem: Error, Equatable {
  /// There is not a single line with anything in it.
  static var emptyFile: Self { get }
  /// A line is longer than any could be.
  static func lineTooLong(limit: Int) -> Self
}

/// Reads one kind of file line by line.
package protocol LineParser {
  /// What lines hold.
  associatedtype Value
  /// What may be wrong with one.
  associatedtype Problem: FileProblem

  /// A line of more bytes is refused.
  static var lineLimit: Int { get }
  /// Returns the value in a line that is not empty; `nil` where it has none, as one that names columns.
  mutating func value(in line: ArraySlice<UInt8>) throws(Problem) -> Value?
  /// What is wrong with a file that ends here and has lines.
  var problemAtEnd: Problem? { get }
}

/// A file that is read as it is needed: one line and one piece of it are in memory.
///
/// A byte-order mark, CRLF line ends and empty lines are fine.
package struct LineFile<Bytes: ByteSource, Parser: LineParser> {
  /// Why a value cannot be had.
  package typealias Failure = FileFailure<Parser.Problem, Bytes.Failure>

  package private(set) var parser: Parser
  /// The number of the line read last, the first being 1.
  package private(set) var number = 0

  private var bytes: Bytes
  private var line: [UInt8] = []
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  private var hasText = false

  /// The file that `bytes` spell, as `parser` reads it.
  package init(_ bytes: Bytes, _ parser: Parser) {
    self.bytes = bytes
    self.parser = parser
  }

  /// The next value; `nil` at the end of a file with which nothing is wrong.
  package mutating func next() throws(Failure) -> Parser.Value? {
    while try readLine() {
      let text = number == 1 ? line[...].withoutByteOrderMark : line[...]
      guard text.contains(where: { !$0.isSpace }) else { continue }
      hasText = true
      do throws(Parser.Problem) {
        if let value = try parser.value(in: text) { return value }
      } catch {
        throw .invalid(FileError(line: number, problem: error))
      }
    }
    guard hasText else { throw .invalid(FileError(line: 1, problem: .emptyFile)) }
    if let problem = parser.problemAtEnd {
      throw .invalid(FileError(line: number, problem: problem))
    }
    return nil
  }

  /// Puts the next line into `line`, without its line feed; `false` when there is none.
  private mutating func readLine() throws(Failure) -> Bool {
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
        isAtEnd = buffer.isEmpty
        guard !isAtEnd else {
          number += line.isEmpty ? 0 : 1
          return !line.isEmpty
        }
      }
      let rest = buffer[position...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      guard line.count + (end - position) <= Parser.lineLimit else {
        throw .invalid(FileError(line: number + 1, problem: .lineTooLong(limit: Parser.lineLimit)))
      }
      line.append(contentsOf: buffer[position..<end])
      position = end
      if end < buffer.endIndex {
        position += 1
        number += 1
        return true
      }
    }
  }
}

/// A text as a file.
package struct TextBytes: ByteSource {
  private var bytes: [UInt8]

  /// The bytes of `text`.
  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  package mutating func read(into buffer: inout [UInt8]) {
    (buffer, bytes) = (bytes, [])
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without the mark that some editors begin a file with.
  fileprivate var withoutByteOrderMark: ArraySlice<UInt8> {
    starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self
  }
}

extension UInt8 {
  /// Whether it is a space, a tab or the carriage return of a CRLF line end.
  var isSpace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
  }
}
