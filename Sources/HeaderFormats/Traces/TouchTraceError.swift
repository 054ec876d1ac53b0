#if !hasFeature(Embedded)
  public import ScrollSimulator

  /// Why a touch trace was refused, and where.
  public struct TouchTraceError: Error, Sendable, Equatable {
    /// What is wrong.
    public enum Problem: Sendable, Equatable {
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
#endif
