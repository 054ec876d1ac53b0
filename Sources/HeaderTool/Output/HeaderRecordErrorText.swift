import HeaderFit
import HeaderFormats

/// What the tool says about a record of a header that was refused.
extension HeaderRecordParser.Problem: WordedProblem {
  var message: String {
    switch self {
    case .emptyFile:
      "the file is empty; expected a first line naming the columns "
        + "t_ms,content_offset,header_min_y,header_height"
    case .missingColumn(let column):
      "there is no column '\(column)'; expected a first line naming "
        + "t_ms,content_offset,header_min_y,header_height, or header_max_y for the last two"
    case .repeatedColumn(let column):
      "the column \(quoted(column)) is named twice"
    case .wrongFieldCount(let found, let expected):
      "found \(found) field\(found == 1 ? "" : "s"), expected \(expected) as in the first line"
    case .notANumber(let column, let text):
      "expected a number in column '\(column)', found \(quoted(text))"
    case .outOfRange(let column, let value, let limit):
      "\(DecimalNumber.text(value)) in column '\(column)' is out of range; expected "
        + "\(DecimalNumber.text(-limit)) to \(DecimalNumber.text(limit))"
    case .timeWentBackwards(let from, let to):
      "time goes backwards, from \(DecimalNumber.text(from)) to \(DecimalNumber.text(to)) ms"
    case .unknownPhase(let text):
      "unknown phase \(quoted(text)); expected "
        + HeaderRecord.Phase.allCases.map { $0.rawValue }.joined(separator: ", ")
    case .lineTooLong(let limit):
      "the line is longer than \(limit) bytes; expected "
        + "t_ms,content_offset,header_min_y,header_height"
    case .noRows:
      "there are no rows; expected at least one line after the column names"
    }
  }
}
