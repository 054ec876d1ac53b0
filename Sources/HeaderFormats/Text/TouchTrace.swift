import HeaderCore
public import ScrollSimulator

/// What a finger did, recorded as CSV with the columns `t_ms,phase,x,y`.
///
///     t_ms,phase,x,y
///     0,down,238,524
///     23,move,236,515.7
///     108,up,238,359.4
///
/// Times are milliseconds and never go backwards; positions are points, y growing downwards. The
/// columns may come in any order, and others beside them are ignored. A byte-order mark, CRLF
/// line ends, empty lines and spaces around fields are fine.
///
/// This is a whole trace in memory, as a test has it:
///
/// ```swift
/// let trace = try TouchTrace(text)
/// let rows = Simulation.rows(of: driver, touches: trace.touches)
/// ```
///
/// A long one is read while it is played, by ``TouchTraceReader``.
public struct TouchTrace: Sendable, Equatable {
  /// What was recorded, in order.
  public var touches: [TouchSample]

  /// A trace of `touches`.
  public init(_ touches: [TouchSample]) {
    self.touches = touches
  }

  /// The trace as CSV.
  public var text: String {
    touches.reduce(into: "t_ms,phase,x,y\n") { text, touch in
      text += DecimalNumber.text(touch.time) + "," + touch.phase.name + ","
      text += DecimalNumber.text(touch.x) + "," + DecimalNumber.text(touch.y) + "\n"
    }
  }
}

extension TouchTrace {
  /// The trace that `text` spells.
  ///
  /// - Throws: The first line that cannot be read, and why.
  public init(_ text: String) throws(FileError<Problem>) {
    var file = LineFile(TextBytes(text), TouchTraceParser())
    self.init([])
    do throws(FileFailure<Problem, Never>) {
      while let touch = try file.next() { touches.append(touch) }
    } catch {
      throw error.error
    }
  }

  /// Why a trace was refused.
  public enum Problem: Error, Equatable, FileProblem {
    /// There is not a single byte, or nothing but a byte-order mark.
    case emptyFile
    /// The first line does not name a column that is needed.
    case missingColumn(String)
    /// The first line names a column twice.
    case repeatedColumn(String)
    /// A line has another number of fields than the first.
    case wrongFieldCount(found: Int, expected: Int)
    /// A field is not a finite decimal number.
    case notANumber(column: String, text: String)
    /// A number is further from 0 than anything on a screen.
    case outOfRange(column: String, value: Double, limit: Double)
    /// A sample is earlier than the one before it.
    case timeWentBackwards(from: Double, to: Double)
    /// No phase has this name.
    case unknownPhase(String)
    /// A finger moves or lifts that is not down.
    case noFingerDown(TouchSample.Phase)
    /// A finger touches down that is down already.
    case fingerAlreadyDown
    /// A line is longer than any sample could be.
    case lineTooLong(limit: Int)
    /// There are columns and no samples.
    case noSamples
  }
}
