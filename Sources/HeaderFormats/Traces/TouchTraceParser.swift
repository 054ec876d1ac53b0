#if !hasFeature(Embedded)
  import HeaderCore
  package import ScrollSimulator

  /// Reads a touch trace line by line; see ``TouchTrace`` for the format.
  package struct TouchTraceParser: Sendable {
    /// Times and positions further than this from 0 are refused.
    package static let numberLimit = 1e9

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

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
      var bytes = bytes
      if line == 1, bytes.starts(with: TouchTraceParser.byteOrderMark) {
        bytes = bytes.dropFirst(TouchTraceParser.byteOrderMark.count)
      }
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

  extension UInt8 {
    /// Whether it is a space, a tab or the carriage return of a CRLF line end.
    fileprivate var isSpace: Bool {
      self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
    }
  }
#endif
