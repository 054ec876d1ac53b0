public import HeaderCore
import ScrollSimulator

/// The messages about refused parameters.
extension HeaderParameterError {
  /// Returns one sentence. `prefix` precedes the parameter's name: `--` for an option, empty in a script or a
  /// recording. `unit` is the parameter's unit, empty if it is not known.
  package func message(prefix: String = "--", unit: String = "") -> String {
    switch self {
    case .unknownName(let name, let known):
      "unknown \(prefix.isEmpty ? "parameter" : "option") \(quoted(prefix + name))"
        + didYouMean(name, among: known, prefix: prefix, orListing: prefix.isEmpty)
    case .notAValue(let name, let text, let expected):
      "\(prefix)\(name) takes \(expected.phrase(unit: unit)), not \(quoted(text))"
    case .outOfRange(let name, let value, let allowed):
      "\(prefix)\(name) takes \(allowed.phrase(unit: unit)), not \(value.quotedText)"
    case .wrongOrder(let lower, let lowerValue, let upper, let upperValue):
      "\(prefix)\(lower) \(DecimalNumber.text(lowerValue)) is larger than "
        + "\(prefix)\(upper) \(DecimalNumber.text(upperValue))"
    }
  }
}

extension HeaderParameterError: CustomStringConvertible {
  /// One sentence about the parameter and what it takes, in English.
  public var description: String { message(prefix: "") }
}

extension HeaderParameterValue {
  /// The value for a message. A word is quoted, because it may come from a file or a script.
  fileprivate var quotedText: String {
    if case .choice(let word) = self { quoted(word) } else { text }
  }
}

extension HeaderParameterDomain {
  /// Returns the domain in words: `a number of points from 0 to 1000`.
  package func phrase(unit: String = "") -> String {
    switch self {
    case .range(let minimum, let maximum):
      "a number\(HeaderParameterDomain.unitPhrases[unit] ?? " of \(unit)") from "
        + "\(DecimalNumber.text(minimum)) to \(DecimalNumber.text(maximum))"
    case .flag:
      "true or false"
    case .choices(let choices):
      choices.count < 2
        ? choices.joined()
        : choices.dropLast().joined(separator: ", ") + " or " + (choices.last ?? "")
    }
  }

  /// The words after "a number", for units that are spelled out in messages, and for none.
  private static let unitPhrases = ["": "", "pt": " of points", "s": " of seconds"]

  /// The domain in a table: `0…1000`.
  package var summary: String {
    switch self {
    case .range(let minimum, let maximum):
      "\(DecimalNumber.text(minimum))…\(DecimalNumber.text(maximum))"
    case .flag: "true|false"
    case .choices(let choices): choices.joined(separator: "|")
    }
  }
}

extension GestureScriptError: CustomStringConvertible {
  /// One sentence about the place and the problem, in English.
  public var description: String {
    "gesture, line \(line), statement \(statement): \(problem.message)"
  }
}

extension GestureScriptError.Problem {
  fileprivate var message: String {
    switch self {
    case .empty:
      "there are no statements; expected one, 'drag -300 over 250' for example"
    case .unknownStatement(let word, let known):
      "unknown statement \(quoted(word))" + didYouMean(word, among: known, orListing: true)
    case .wrongForm(let usage):
      "expected '\(usage)'"
    case .notANumber(let word, let usage):
      "\(quoted(word)) is not a number; expected '\(usage)'"
    case .outOfRange(let value, let minimum, let maximum, let usage):
      "\(DecimalNumber.text(value)) is out of range; '\(usage)' takes \(DecimalNumber.text(minimum)) "
        + "to \(DecimalNumber.text(maximum))"
    case .unknownPage(let number, let count):
      "there is no page \(number); the screen has \(count)"
    case .refusedParameter(let error):
      error.message(prefix: "")
    }
  }
}

extension FileError: CustomStringConvertible {
  /// One sentence about the line and the problem, in English.
  public var description: String { "line \(line): \(message)" }

  /// The problem alone.
  package var message: String {
    switch problem {
    case .emptyFile: "the \(kind.words.noun) is empty; \(kind.expectation)"
    case .noRows:
      "there are no \(kind.words.rows); expected at least one line after the "
        + (kind == .recording ? "first" : "column names")
    case .lineTooLong(let limit):
      "the line is longer than \(limit) bytes; expected "
        + (kind == .recording ? "one JSON object" : kind.words.firstLine)
    case .timeWentBackwards(let from, let to):
      "time goes backwards, from \(DecimalNumber.text(from)) to \(DecimalNumber.text(to)) ms"
    case .missingColumn(let column):
      "there is no column '\(column)'; expected a first line naming "
        + (kind == .touchTrace
          ? "\(kind.words.firstLine) with commas between"
          : "\(kind.words.firstLine), or header_max_y for the last two")
    case .repeatedColumn(let column): "the column \(quoted(column)) is named twice"
    case .wrongFieldCount(let found, let expected):
      "found \(found) field\(found == 1 ? "" : "s"), expected \(expected) as in the first line"
    case .notANumber(let column, let text):
      "expected a number in column '\(column)', found \(quoted(text))"
    case .outOfRange(let column, let value, let limit):
      "\(DecimalNumber.text(value)) in column '\(column)' is out of range; expected "
        + "\(DecimalNumber.text(-limit)) to \(DecimalNumber.text(limit))"
    case .unknownName(let name, let place, let known):
      "unknown \(place) \(quoted(name))" + didYouMean(name, among: known, orListing: true)
    case .noFingerDown(let phase):
      "'\(phase.name)' while no finger is down; expected 'down' first"
    case .fingerAlreadyDown:
      "'down' while a finger is down already; expected 'move', 'up' or 'cancel'"
    case .notARecording(let found):
      "this is no recording; \(kind.expectation), found \(quoted(found))"
    case .unsupportedVersion(let version, let supported):
      "the recording is of version \(DecimalNumber.text(version)); expected "
        + DecimalNumber.text(supported)
    case .notJSON: "this is not JSON; expected one object in a line"
    case .missingField(let field): "there is no '\(field)'"
    case .wrongValue(let field, let expected): "expected \(expected.phrase) in \(quoted(field))"
    }
  }
}

extension FileError.Kind {
  /// The name of the file's format, of its rows, and of its first line.
  fileprivate var words: (noun: String, rows: String, firstLine: String) {
    switch self {
    case .touchTrace: ("trace", "samples", "t_ms,phase,x,y")
    case .seenHeader: ("file", "rows", "t_ms,content_offset,header_min_y,header_height")
    case .recording: ("recording", "events", #"{"format":"scroll-recording","version":1,…}"#)
    }
  }

  fileprivate var expectation: String {
    "expected a first line \(self == .recording ? "" : "naming the columns ")\(words.firstLine)"
  }
}

extension FileError.ValueKind {
  fileprivate var phrase: String {
    switch self {
    case .number: "a number"
    case .flag: "true or false"
    case .text: "text"
    case .object: "an object"
    case .parameter: "a number, true, false or text"
    }
  }
}
