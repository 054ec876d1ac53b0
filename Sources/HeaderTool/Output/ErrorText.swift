import HeaderCore
import HeaderFormats
import ScrollSimulator

/// What the tool says about a parameter that was refused. All such wording is here.
extension HeaderParameterError {
  /// One sentence. `prefix` stands before a parameter's name: `--` for a flag, empty in a script or a
  /// recording. `unit` is the parameter's, empty if not known.
  func message(prefix: String = "--", unit: String = "") -> String {
    switch self {
    case .unknownName(let name, let known):
      "unknown \(prefix.isEmpty ? "parameter" : "option") \(quoted(prefix + name))"
        + didYouMean(NameSuggestion.suggestions(for: name, among: known).map { prefix + $0 })
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

extension HeaderParameterValue {
  /// The value in a message; a word is quoted, as it may come from a file or a script.
  fileprivate var quotedText: String {
    if case .choice(let word) = self { quoted(word) } else { text }
  }
}

extension HeaderParameterDomain {
  /// The domain in a sentence: `a number of points from 0 to 1000`.
  func phrase(unit: String = "") -> String {
    switch self {
    case .range(let minimum, let maximum):
      "a number\(HeaderParameterDomain.words(for: unit)) from \(DecimalNumber.text(minimum)) to "
        + DecimalNumber.text(maximum)
    case .flag:
      "true or false"
    case .choices(let choices):
      choices.count < 2
        ? choices.joined()
        : choices.dropLast().joined(separator: ", ") + " or " + (choices.last ?? "")
    }
  }

  /// What a number counts, as values are typed without their unit: ` of points`.
  private static func words(for unit: String) -> String {
    switch unit {
    case "": ""
    case "pt": " of points"
    case "s": " of seconds"
    default: " of \(unit)"
    }
  }

  /// The domain in a table: `0…1000`.
  var summary: String {
    switch self {
    case .range(let minimum, let maximum):
      "\(DecimalNumber.text(minimum))…\(DecimalNumber.text(maximum))"
    case .flag: "true|false"
    case .choices(let choices): choices.joined(separator: "|")
    }
  }
}

/// What the tool says about a trace that was refused.
extension TouchTrace.Problem: WordedProblem {
  var message: String {
    switch self {
    case .emptyFile:
      "the trace is empty; expected a first line naming the columns t_ms,phase,x,y"
    case .missingColumn(let column):
      "there is no column '\(column)'; expected a first line naming t_ms,phase,x,y with commas between"
    case .repeatedColumn(let column):
      "the column '\(column)' is named twice"
    case .wrongFieldCount(let found, let expected):
      "found \(count(found, "field")), expected \(expected) as in the first line"
    case .notANumber(let column, let text):
      "expected a number in column '\(column)', found \(quoted(text))"
    case .outOfRange(let column, let value, let limit):
      "\(DecimalNumber.text(value)) in column '\(column)' is out of range; expected "
        + "\(DecimalNumber.text(-limit)) to \(DecimalNumber.text(limit))"
    case .timeWentBackwards(let from, let to):
      "time goes backwards, from \(DecimalNumber.text(from)) to \(DecimalNumber.text(to)) ms"
    case .unknownPhase(let text):
      "unknown phase \(quoted(text)); expected down, move, up or cancel"
    case .noFingerDown(let phase):
      "'\(phase.name)' while no finger is down; expected 'down' first"
    case .fingerAlreadyDown:
      "'down' while a finger is down already; expected 'move', 'up' or 'cancel'"
    case .lineTooLong(let limit):
      "the line is longer than \(limit) bytes; expected t_ms,phase,x,y"
    case .noSamples:
      "there are no samples; expected at least one line after the column names"
    }
  }
}

/// What the tool says about a gesture script that was refused.
extension GestureScriptError {
  var message: String {
    "gesture, line \(line), statement \(statement): \(problem.message)"
  }
}

extension GestureScriptError.Problem {
  fileprivate var message: String {
    switch self {
    case .empty:
      "there are no statements; expected one, 'drag -300 over 250' for example"
    case .unknownStatement(let word, let suggestions):
      "unknown statement \(quoted(word))" + didYouMean(suggestions)
    case .wrongForm(let usage):
      "expected '\(usage)'"
    case .notANumber(let word, let usage):
      "\(quoted(word)) is not a number; expected '\(usage)'"
    case .outOfRange(let value, let minimum, let maximum, let usage):
      "\(DecimalNumber.text(value)) is out of range; '\(usage)' takes \(DecimalNumber.text(minimum)) "
        + "to \(DecimalNumber.text(maximum))"
    case .unknownPage(let number, let count):
      count == 1
        ? "there is no page \(number) without --pages"
        : "there is no page \(number); --pages has \(count)"
    case .refusedParameter(let error):
      error.message(prefix: "")
    }
  }
}

/// A question to append to a sentence about an unknown name; empty without `suggestions`.
func didYouMean(_ suggestions: [String]) -> String {
  guard !suggestions.isEmpty else { return "" }
  return "; did you mean \(suggestions.map { "'\($0)'" }.joined(separator: " or "))?"
}

private func count(_ number: Int, _ noun: String) -> String {
  number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
}

/// What the tool says about a recording that was refused.
extension ScrollRecording.Problem: WordedProblem {
  var message: String {
    switch self {
    case .emptyFile:
      "the recording is empty; \(Self.expectedFirstLine)"
    case .notARecording(let found):
      "this is no recording; \(Self.expectedFirstLine), found \(quoted(found))"
    case .unsupportedVersion(let version, let supported):
      "the recording is of version \(DecimalNumber.text(version)); expected "
        + DecimalNumber.text(supported)
    case .notJSON:
      "this is not JSON; expected one object in a line"
    case .missingField(let field):
      "there is no '\(field)'"
    case .wrongValue(let field, let expected):
      "expected \(expected.phrase) in \(quoted(field))"
    case .unknownEvent(let name, let suggestions):
      "unknown event \(quoted(name))" + didYouMean(suggestions)
    case .unknownCause(let name):
      "unknown cause \(quoted(name)); expected "
        + HeaderParameterDomain.choices(ScrollCause.allCases.map { $0.name }).phrase()
    case .unknownMounting(let name):
      "unknown mounting \(quoted(name)); expected "
        + HeaderParameterDomain.choices(HeaderMounting.allCases.map { $0.rawValue }).phrase()
    case .timeWentBackwards(let from, let to):
      "time goes backwards, from \(DecimalNumber.text(from)) to \(DecimalNumber.text(to)) ms"
    case .lineTooLong(let limit):
      "the line is longer than \(limit) bytes; expected one JSON object"
    case .noRecords:
      "there are no events; expected at least one line after the first"
    }
  }

  private static let expectedFirstLine =
    "expected a first line {\"format\":\"scroll-recording\",\"version\":1,…}"
}

extension ScrollRecording.ValueKind {
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
