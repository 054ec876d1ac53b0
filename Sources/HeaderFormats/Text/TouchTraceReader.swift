import HeaderCore
public import ScrollSimulator

/// Why a trace could not be read to its end.
public enum TouchTraceFailure<ReadFailure: Error>: Error {
  /// It is not a trace.
  case invalid(TouchTraceError)
  /// Its bytes cannot be had.
  case unreadable(ReadFailure)
}

/// Plays a touch trace, reading it as it is needed: memory does not grow with its length.
public struct TouchTraceReader<Bytes: ByteSource>: SimulationSource {
  /// A line longer than this many bytes is refused.
  package static var lineLimit: Int { 4096 }

  private var lines: LineReader<Bytes>
  private var parser = TouchTraceParser()

  /// A reader of the trace that `bytes` spell.
  public init(_ bytes: Bytes) {
    lines = LineReader(bytes, limit: Self.lineLimit)
  }

  /// The next sample; `nil` at the end of a trace that had some.
  public mutating func next() throws(TouchTraceFailure<Bytes.Failure>) -> SimulationInput? {
    while try readLine() {
      do throws(TouchTraceError) {
        if let sample = try parser.sample(in: lines.line[...]) {
          return SimulationInput(time: sample.time, action: .touch(sample))
        }
      } catch {
        throw .invalid(error)
      }
    }
    do throws(TouchTraceError) {
      try parser.finish()
    } catch {
      throw .invalid(error)
    }
    return nil
  }

  private mutating func readLine() throws(TouchTraceFailure<Bytes.Failure>) -> Bool {
    do throws(LineFailure<Bytes.Failure>) {
      return try lines.readLine()
    } catch {
      switch error {
      case .tooLong(let line):
        throw .invalid(
          TouchTraceError(line: line, problem: .lineTooLong(limit: Self.lineLimit)))
      case .unreadable(let failure): throw .unreadable(failure)
      }
    }
  }
}

/// Reads a touch trace line by line; see ``TouchTrace`` for the format.
package struct TouchTraceParser: Sendable {
  /// Times and positions further than this from 0 are refused.
  package static let numberLimit = 1e9

  /// Where a line has the fields that are needed, from 0, and how many it has.
  private struct Columns {
    let count: Int
    let time: Int
    let phase: Int
    let x: Int
    let y: Int
  }

  private var line = 0
  private var columns: Columns?
  private var time = -Double.infinity
  private var isFingerDown = false
  private var hasSamples = false

  /// A parser at the beginning of a trace.
  package init() {}

  /// The sample in the next line, or `nil` where a line has none: the first one, and empty ones.
  ///
  /// `bytes` is the line without its line feed.
  package mutating func sample(
    in bytes: ArraySlice<UInt8>
  ) throws(TouchTraceError) -> TouchSample? {
    line += 1
    let bytes = line == 1 ? bytes.withoutByteOrderMark : bytes
    guard bytes.contains(where: { !$0.isSpace }) else { return nil }
    let fields = bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { $0.trimmed }
    guard let columns else {
      columns = try readColumns(fields)
      return nil
    }
    return try sample(in: fields, columns: columns)
  }

  /// Checks that the trace was not over before it began.
  package func finish() throws(TouchTraceError) {
    if columns == nil { throw TouchTraceError(line: 1, problem: .emptyFile) }
    if !hasSamples { throw TouchTraceError(line: line, problem: .noSamples) }
  }

  private func readColumns(_ fields: [ArraySlice<UInt8>]) throws(TouchTraceError) -> Columns {
    let names = fields.map { String(decoding: $0, as: UTF8.self) }
    func index(of column: String) throws(TouchTraceError) -> Int {
      guard let index = names.firstIndex(of: column) else {
        throw error(.missingColumn(column))
      }
      guard names.lastIndex(of: column) == index else { throw error(.repeatedColumn(column)) }
      return index
    }
    return Columns(
      count: names.count, time: try index(of: "t_ms"), phase: try index(of: "phase"),
      x: try index(of: "x"), y: try index(of: "y"))
  }

  private mutating func sample(
    in fields: [ArraySlice<UInt8>], columns: Columns
  ) throws(TouchTraceError) -> TouchSample {
    guard fields.count == columns.count else {
      throw error(.wrongFieldCount(found: fields.count, expected: columns.count))
    }
    let sample = TouchSample(
      time: try number(in: fields[columns.time], column: "t_ms"),
      phase: try phase(in: fields[columns.phase]),
      x: try number(in: fields[columns.x], column: "x"),
      y: try number(in: fields[columns.y], column: "y"))
    guard sample.time >= time else {
      throw error(.timeWentBackwards(from: time, to: sample.time))
    }
    switch sample.phase {
    case .down:
      guard !isFingerDown else { throw error(.fingerAlreadyDown) }
      isFingerDown = true
    case .move, .up, .cancel:
      guard isFingerDown else { throw error(.noFingerDown(sample.phase)) }
      isFingerDown = sample.phase == .move
    }
    time = sample.time
    hasSamples = true
    return sample
  }

  private func phase(in bytes: ArraySlice<UInt8>) throws(TouchTraceError) -> TouchSample.Phase {
    for phase in TouchSample.Phase.allCases where bytes.elementsEqual(phase.name.utf8) {
      return phase
    }
    throw error(.unknownPhase(String(decoding: bytes, as: UTF8.self)))
  }

  private func number(
    in bytes: ArraySlice<UInt8>, column: String
  ) throws(TouchTraceError) -> Double {
    guard let value = DecimalNumber.value(of: bytes) else {
      throw error(.notANumber(column: column, text: String(decoding: bytes, as: UTF8.self)))
    }
    guard value.magnitude <= TouchTraceParser.numberLimit else {
      throw error(
        .outOfRange(column: column, value: value, limit: TouchTraceParser.numberLimit))
    }
    return value
  }

  private func error(_ problem: TouchTraceError.Problem) -> TouchTraceError {
    TouchTraceError(line: line, problem: problem)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without the spaces around them.
  fileprivate var trimmed: ArraySlice<UInt8> {
    guard let first = firstIndex(where: { !$0.isSpace }),
      let last = lastIndex(where: { !$0.isSpace })
    else { return [] }
    return self[first...last]
  }
}
