#if !hasFeature(Embedded)
  /// Where bytes come from, a piece at a time.
  public protocol ByteSource {
    /// Why they cannot be had.
    associatedtype Failure: Error

    /// Replaces the contents of `buffer` with the next bytes; with none at the end.
    mutating func read(into buffer: inout [UInt8]) throws(Failure)
  }

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
    public static var lineLimit: Int { 4096 }

    private var bytes: Bytes
    private var parser = TouchTraceParser()
    private var buffer: [UInt8] = []
    private var position = 0
    private var line: [UInt8] = []
    private var lineNumber = 1
    private var isAtEnd = false

    /// A reader of the trace that `bytes` spell.
    public init(_ bytes: Bytes) {
      self.bytes = bytes
    }

    /// The next sample; `nil` at the end of a trace that had some.
    public mutating func next() throws(TouchTraceFailure<Bytes.Failure>) -> SimulationInput? {
      while try readLine() {
        do throws(TouchTraceError) {
          if let sample = try parser.sample(in: line[...]) {
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

    /// Puts the next line, without its line feed, into `line`; `false` when there is none.
    private mutating func readLine() throws(TouchTraceFailure<Bytes.Failure>) -> Bool {
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
        guard line.count + (end - position) <= Self.lineLimit else {
          throw .invalid(
            TouchTraceError(line: lineNumber, problem: .lineTooLong(limit: Self.lineLimit)))
        }
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
#endif
