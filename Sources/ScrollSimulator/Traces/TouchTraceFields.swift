#if !hasFeature(Embedded)
  /// Where a trace has the columns that count, from 0, and how many it has.
  struct TouchTraceColumns: Sendable {
    let count: Int
    let time: Int
    let phase: Int
    let x: Int
    let y: Int
  }

  /// Where a line has the fields of those columns, and how many it has.
  struct TouchTraceFields {
    private(set) var count = 0
    private(set) var time = 0..<0
    private(set) var phase = 0..<0
    private(set) var x = 0..<0
    private(set) var y = 0..<0

    /// The fields of `line`.
    init(_ line: Span<UInt8>, columns: TouchTraceColumns) {
      line.forEachField { range in
        switch count {
        case columns.time: time = range
        case columns.phase: phase = range
        case columns.x: x = range
        case columns.y: y = range
        default: break
        }
        count += 1
      }
    }
  }

  extension Span<UInt8> {
    /// Calls `body` with each field between commas, without the spaces around it.
    func forEachField(_ body: (Range<Int>) -> Void) {
      var start = 0
      for index in indices where self[index] == UInt8(ascii: ",") {
        body(trimmed(start..<index))
        start = index + 1
      }
      body(trimmed(start..<count))
    }

    /// Whether they are the text `name`.
    func spell(_ name: consuming String) -> Bool {
      name.withUTF8 { name in
        name.count == count && name.indices.allSatisfy { name[$0] == self[$0] }
      }
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
      var lower = range.lowerBound
      var upper = range.upperBound
      while lower < upper, self[lower].isSpace { lower += 1 }
      while lower < upper, self[upper - 1].isSpace { upper -= 1 }
      return lower..<upper
    }
  }

  extension UInt8 {
    /// Whether it is a space, a tab or the carriage return of a CRLF line end.
    var isSpace: Bool {
      self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
    }
  }

  extension String {
    /// The text that `bytes` spell.
    init(decoding bytes: Span<UInt8>) {
      self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
  }
#endif
