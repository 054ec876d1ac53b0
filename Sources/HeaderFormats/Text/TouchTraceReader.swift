import HeaderCore
public import ScrollSimulator

/// Plays a touch trace, reading it as it is needed: memory does not grow with its length.
public struct TouchTraceReader<Bytes: ByteSource>: SimulationSource {
  private var file: LineFile<Bytes, TouchTraceParser>

  /// A reader of the trace that `bytes` spell.
  public init(_ bytes: Bytes) {
    file = LineFile(bytes, TouchTraceParser())
  }

  /// The next sample; `nil` at the end of a trace that had some.
  public mutating func next() throws(FileFailure<TouchTrace.Problem, Bytes.Failure>)
    -> SimulationInput?
  {
    try file.next().map { SimulationInput(time: $0.time, action: .touch($0)) }
  }
}

/// Reads a touch trace line by line; see ``TouchTrace`` for the format.
struct TouchTraceParser: LineParser {
  typealias Problem = TouchTrace.Problem

  static let lineLimit = 4096
  /// Times and positions further than this from 0 are refused.
  private static let numberLimit = 1e9

  /// Where a line has the fields that are needed, from 0, and how many it has.
  private struct Columns {
    let count: Int
    let time: Int
    let phase: Int
    let x: Int
    let y: Int
  }

  private var columns: Columns?
  private var time = -Double.infinity
  private var isFingerDown = false
  private var hasSamples = false

  mutating func value(in line: ArraySlice<UInt8>) throws(Problem) -> TouchSample? {
    let fields = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { $0.trimmed }
    guard let columns else {
      columns = try readColumns(fields)
      return nil
    }
    return try sample(in: fields, columns: columns)
  }

  var problemAtEnd: Problem? { hasSamples ? nil : .noSamples }

  private func readColumns(_ fields: [ArraySlice<UInt8>]) throws(Problem) -> Columns {
    let names = fields.map { String(decoding: $0, as: UTF8.self) }
    func index(of column: String) throws(Problem) -> Int {
      guard let index = names.firstIndex(of: column) else {
        throw .missingColumn(column)
      }
      guard names.lastIndex(of: column) == index else { throw .repeatedColumn(column) }
      return index
    }
    return Columns(
      count: names.count, time: try index(of: "t_ms"), phase: try index(of: "phase"),
      x: try index(of: "x"), y: try index(of: "y"))
  }

  private mutating func sample(
    in fields: [ArraySlice<UInt8>], columns: Columns
  ) throws(Problem) -> TouchSample {
    guard fields.count == columns.count else {
      throw .wrongFieldCount(found: fields.count, expected: columns.count)
    }
    let sample = TouchSample(
      time: try number(in: fields[columns.time], column: "t_ms"),
      phase: try phase(in: fields[columns.phase]),
      x: try number(in: fields[columns.x], column: "x"),
      y: try number(in: fields[columns.y], column: "y"))
    guard sample.time >= time else {
      throw .timeWentBackwards(from: time, to: sample.time)
    }
    switch sample.phase {
    case .down:
      guard !isFingerDown else { throw .fingerAlreadyDown }
      isFingerDown = true
    case .move, .up, .cancel:
      guard isFingerDown else { throw .noFingerDown(sample.phase) }
      isFingerDown = sample.phase == .move
    }
    time = sample.time
    hasSamples = true
    return sample
  }

  private func phase(in bytes: ArraySlice<UInt8>) throws(Problem) -> TouchSample.Phase {
    for phase in TouchSample.Phase.allCases where bytes.elementsEqual(phase.name.utf8) {
      return phase
    }
    throw .unknownPhase(String(decoding: bytes, as: UTF8.self))
  }

  private func number(
    in bytes: ArraySlice<UInt8>, column: String
  ) throws(Problem) -> Double {
    guard let value = DecimalNumber.value(of: bytes) else {
      throw .notANumber(column: column, text: String(decoding: bytes, as: UTF8.self))
    }
    guard value.magnitude <= TouchTraceParser.numberLimit else {
      throw .outOfRange(column: column, value: value, limit: TouchTraceParser.numberLimit)
    }
    return value
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
