import HeaderCore
import HeaderFormats

/// What the tool says about a recording that was refused.
extension ScrollRecordingError.Problem {
  var message: String {
    switch self {
    case .emptyFile:
      "the recording is empty; \(Self.expectedFirstLine)"
    case .notARecording(let found):
      "this is no recording; \(Self.expectedFirstLine), found \(quoted(found))"
    case .unsupportedVersion(let version, let supported):
      "the recording is of version \(DecimalNumber.text(version)); expected "
        + DecimalNumber.text(supported)
    case .notJSON(let column, let expected):
      "column \(column) is not JSON; expected \(expected.phrase)"
    case .brokenOff:
      "the line breaks off; expected a whole JSON object"
    case .repeatedField(let field):
      "\(quoted(field)) is there twice"
    case .missingField(let field):
      "there is no '\(field)'"
    case .wrongValue(let field, let found, let expected):
      "expected \(expected.phrase) in \(quoted(field)), found \(quoted(found))"
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

extension ScrollRecordingError.Expectation {
  fileprivate var phrase: String {
    switch self {
    case .object: "an object"
    case .key: "a key in quotation marks"
    case .colon: "':'"
    case .commaOrBrace: "',' or '}'"
    case .commaOrBracket: "',' or ']'"
    case .value: "a value"
    case .shallowerValue: "a value that is not nested so deeply"
    case .character: "a character, or one escaped as in JSON"
    case .endOfLine: "the end of the line"
    }
  }
}

extension ScrollRecordingError.ValueKind {
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
