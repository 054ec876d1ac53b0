#if !hasFeature(Embedded)
  /// Why a recording was refused, and where. Cases carry the facts; the caller that shows them chooses
  /// the words.
  public struct ScrollRecordingError: Error, Sendable, Equatable {
    /// What is wrong.
    public enum Problem: Error, Equatable {
      /// There is not a single line with anything in it.
      case emptyFile
      /// The first line does not say that this is a recording; `found` is that line, or its
      /// beginning.
      case notARecording(found: String)
      /// The recording is of another version than the one there is.
      case unsupportedVersion(Double, supported: Double)
      /// A line is no JSON object from the column on, in bytes, the first being 1.
      case notJSON(column: Int, expected: Expectation)
      /// A line ends before its object does: the file was cut off.
      case brokenOff
      /// An object has a key twice.
      case repeatedField(String)
      /// A key is missing. One in a visible layout has `visible_layout.` before it.
      case missingField(String)
      /// The value of a key, `found` as it is spelled, is of another kind.
      case wrongValue(field: String, found: String, expected: ValueKind)
      /// No event has this name; `suggestions` are names close to it, nearest first.
      case unknownEvent(String, suggestions: [String])
      /// No cause has this name.
      case unknownCause(String)
      /// No header is mounted like this.
      case unknownMounting(String)
      /// A record is earlier than the one before it, or than the recording's begin at 0.
      case timeWentBackwards(from: Double, to: Double)
      /// A line is longer than any record could be.
      case lineTooLong(limit: Int)
      /// There is a first line and nothing recorded.
      case noRecords
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

  extension ScrollRecordingError {
    /// What JSON would have had at a place where something else was found.
    public enum Expectation: Sendable, Equatable, CaseIterable {
      /// An object.
      case object
      /// A key.
      case key
      /// The colon after a key.
      case colon
      /// Another key, or the end of the object.
      case commaOrBrace
      /// Another value, or the end of the list.
      case commaOrBracket
      /// A value.
      case value
      /// A value that is not nested as deeply.
      case shallowerValue
      /// A character of a text; control characters and quotation marks have a backslash before them.
      case character
      /// Nothing more in the line.
      case endOfLine
    }

    /// What kind of value a key has.
    public enum ValueKind: Sendable, Equatable, CaseIterable {
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
  }
#endif
