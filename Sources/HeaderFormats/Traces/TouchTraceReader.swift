#if !hasFeature(Embedded)
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
#endif
