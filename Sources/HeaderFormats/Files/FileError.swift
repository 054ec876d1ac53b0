public import ScrollSimulator

/// The reason and the place of a refused file.
public struct FileError: Error, Equatable {
  /// The format that the file was read as.
  public enum Kind: Sendable, Equatable {
    /// A touch trace, see ``TouchTrace``.
    case touchTrace
    /// A table of a header's movement.
    case seenHeader
    /// A recording of a scroll view, see ``ScrollRecording``.
    case recording
  }

  /// The problem with a line.
  public enum Problem: Error, Equatable {
    /// The file has no line that is not empty.
    case emptyFile
    /// The file has only a first line.
    case noRows
    /// A line is longer than any row can be.
    case lineTooLong(limit: Int)
    /// A name is not one of the known ones, of a `phase` or an `event` for example.
    case unknownName(String, of: String, known: [String])
    /// A row is earlier than the previous one.
    case timeWentBackwards(from: Double, to: Double)

    /// The first line lacks a required column.
    case missingColumn(String)
    /// The first line names a column twice.
    case repeatedColumn(String)
    /// A line has more or fewer fields than the first.
    case wrongFieldCount(found: Int, expected: Int)
    /// A field is not a finite decimal number.
    case notANumber(column: String, text: String)
    /// A number is farther from 0 than any on a screen.
    case outOfRange(column: String, value: Double, limit: Double)
    /// A finger that is not down moves or lifts.
    case noFingerDown(TouchSample.Phase)
    /// A finger that is already down touches down.
    case fingerAlreadyDown

    /// The first line is not that of a recording; `found` is that line.
    case notARecording(found: String)
    /// The recording has a version that is not supported.
    case unsupportedVersion(Double, supported: Double)
    /// A line is not a JSON object.
    case notJSON
    /// A key is missing. A nested key is prefixed with its object's key and a full stop.
    case missingField(String)
    /// A key has a value of the wrong kind.
    case wrongValue(field: String, expected: ValueKind)
  }

  /// The kind of value that a key requires.
  public enum ValueKind: Sendable, Equatable {
    /// A finite number.
    case number
    /// `true` or `false`.
    case flag
    /// Text.
    case text
    /// An object.
    case object
    /// A number, `true` or `false`, or text: a parameter's value.
    case parameter
  }

  /// The format that the file was read as.
  public var kind: Kind
  /// The number of the line, from 1.
  public var line: Int
  /// The problem with the line.
  public var problem: Problem

  /// A problem in a line of a file that was read as `kind`.
  package init(kind: Kind, line: Int, problem: Problem) {
    (self.kind, self.line, self.problem) = (kind, line, problem)
  }
}
