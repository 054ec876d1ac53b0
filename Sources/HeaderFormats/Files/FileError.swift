public import ScrollSimulator

/// Why a file was refused, and where. It has the facts; the caller that shows them chooses the words.
public struct FileError: Error, Equatable {
  /// What the file was read as.
  public enum Kind: Sendable, Equatable {
    /// What a finger did, as ``TouchTrace`` says.
    case touchTrace
    /// What was seen of a header while its list scrolled.
    case seenHeader
    /// What a scroll view reported, as ``ScrollRecording`` says.
    case recording
  }

  /// What is wrong with a line.
  public enum Problem: Error, Equatable {
    /// There is not a single line with anything in it.
    case emptyFile
    /// There is a first line and nothing after it.
    case noRows
    /// A line is longer than any row could be.
    case lineTooLong(limit: Int)
    /// A column, or a key, has a name that is none of those it may have: a `phase`, an `event`.
    case unknownName(String, of: String, known: [String])
    /// A row is earlier than the one before it.
    case timeWentBackwards(from: Double, to: Double)

    /// The first line does not name a column that is needed.
    case missingColumn(String)
    /// The first line names a column twice.
    case repeatedColumn(String)
    /// A line has more or fewer fields than the first.
    case wrongFieldCount(found: Int, expected: Int)
    /// A field is not a finite decimal number.
    case notANumber(column: String, text: String)
    /// A number is further from 0 than anything on a screen.
    case outOfRange(column: String, value: Double, limit: Double)
    /// A finger moves or lifts that is not down.
    case noFingerDown(TouchSample.Phase)
    /// A finger touches down that is down already.
    case fingerAlreadyDown

    /// The first line does not say that this is a recording; `found` is that line.
    case notARecording(found: String)
    /// The recording is of another version than the one there is.
    case unsupportedVersion(Double, supported: Double)
    /// A line is no JSON object.
    case notJSON
    /// A key is missing. One in an object has that object's key and a full stop before it.
    case missingField(String)
    /// The value of a key is of another kind.
    case wrongValue(field: String, expected: ValueKind)
  }

  /// What kind of value a key of a recording has.
  public enum ValueKind: Sendable, Equatable {
    /// A finite number.
    case number
    /// `true` or `false`.
    case flag
    /// Text.
    case text
    /// An object.
    case object
    /// A number, `true` or `false`, or text: what a parameter may be.
    case parameter
  }

  /// What the file was read as.
  public var kind: Kind
  /// The line, the first being 1.
  public var line: Int
  /// What is wrong there.
  public var problem: Problem

  /// `problem` in line `line` of a file that was read as `kind`.
  package init(kind: Kind, line: Int, problem: Problem) {
    (self.kind, self.line, self.problem) = (kind, line, problem)
  }
}
