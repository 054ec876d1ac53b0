#if !hasFeature(Embedded)
  import HeaderCore

  /// Reads a touch trace line by line: CSV with the columns `t_ms,phase,x,y`.
  ///
  ///     t_ms,phase,x,y
  ///     0,down,238,524
  ///     23,move,236,515.7
  ///     108,up,238,359.4
  ///
  /// Times are milliseconds and never go backwards; positions are points, y growing downwards. The
  /// columns may come in any order, and others beside them are ignored. A byte-order mark, CRLF
  /// line ends, empty lines and spaces around fields are fine.
  public struct TouchTraceParser: Sendable {
    /// Times and positions further than this from 0 are refused.
    public static let numberLimit = 1e9

    private static let columnNames = ["t_ms", "phase", "x", "y"]
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private var line = 0
    private var columns: [Int]?
    private var fieldCount = 0
    private var fields: [Range<Int>] = []
    private var time = -Double.infinity
    private var isFingerDown = false
    private var hasSamples = false

    /// A parser at the beginning of a trace.
    public init() {}

    /// The sample in the next line, or `nil` where a line has none: the first one, and empty ones.
    ///
    /// `bytes` is the line without its line feed.
    public mutating func sample(
      in bytes: ArraySlice<UInt8>
    ) throws(TouchTraceError) -> TouchSample? {
      line += 1
      var bytes = bytes
      if line == 1, bytes.starts(with: TouchTraceParser.byteOrderMark) {
        bytes = bytes.dropFirst(TouchTraceParser.byteOrderMark.count)
      }
      guard bytes.contains(where: { !TouchTraceParser.isSpace($0) }) else { return nil }
      split(bytes)
      guard let columns else {
        try readHeader(bytes)
        return nil
      }
      guard fields.count == fieldCount else {
        throw error(.wrongFieldCount(found: fields.count, expected: fieldCount))
      }
      return try sample(in: bytes, columns: columns)
    }

    /// Checks that the trace was not over before it began.
    public func finish() throws(TouchTraceError) {
      if columns == nil { throw TouchTraceError(line: 1, problem: .emptyFile) }
      if !hasSamples { throw TouchTraceError(line: line, problem: .noSamples) }
    }

    private mutating func readHeader(_ bytes: ArraySlice<UInt8>) throws(TouchTraceError) {
      let names = fields.map { String(decoding: bytes[$0], as: UTF8.self) }
      var found: [Int] = []
      for column in TouchTraceParser.columnNames {
        guard let index = names.firstIndex(of: column) else {
          throw error(.missingColumn(column))
        }
        guard names.lastIndex(of: column) == index else { throw error(.repeatedColumn(column)) }
        found.append(index)
      }
      columns = found
      fieldCount = names.count
    }

    private mutating func sample(
      in bytes: ArraySlice<UInt8>, columns: [Int]
    ) throws(TouchTraceError) -> TouchSample {
      let sample = TouchSample(
        time: try number(in: bytes[fields[columns[0]]], column: "t_ms"),
        phase: try phase(in: bytes[fields[columns[1]]]),
        x: try number(in: bytes[fields[columns[2]]], column: "x"),
        y: try number(in: bytes[fields[columns[3]]], column: "y"))
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
      for phase in TouchSample.Phase.allCases where phase.name.utf8.elementsEqual(bytes) {
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

    /// Finds the fields between commas, without the spaces around them.
    private mutating func split(_ bytes: ArraySlice<UInt8>) {
      fields.removeAll(keepingCapacity: true)
      var start = bytes.startIndex
      for index in bytes.indices where bytes[index] == UInt8(ascii: ",") {
        fields.append(trimmed(start..<index, in: bytes))
        start = index + 1
      }
      fields.append(trimmed(start..<bytes.endIndex, in: bytes))
    }

    private func trimmed(_ range: Range<Int>, in bytes: ArraySlice<UInt8>) -> Range<Int> {
      var lower = range.lowerBound
      var upper = range.upperBound
      while lower < upper, TouchTraceParser.isSpace(bytes[lower]) { lower += 1 }
      while lower < upper, TouchTraceParser.isSpace(bytes[upper - 1]) { upper -= 1 }
      return lower..<upper
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    private func error(_ problem: TouchTraceError.Problem) -> TouchTraceError {
      TouchTraceError(line: line, problem: problem)
    }
  }
#endif
