/// What a line of JSON says, written with its keys in the order that they have here.
///
/// Reading is Foundation's. Its encoders do not write the lines of rows and recordings: they keep no
/// order, and spell numbers in a way of the system that they run on.
enum JSONValue {
  /// A finite number. A zero keeps its sign, so that what is read back is the same.
  case number(Double)
  case flag(Bool)
  case text(String)
  /// A key without a value is left out.
  case object([(key: String, value: JSONValue?)])
  case null

  /// An object with a recording's keys.
  static func fields(_ fields: [(RecordField, JSONValue?)]) -> JSONValue {
    .object(fields.map { ($0.rawValue, $1) })
  }

  /// The value without spaces: `{"a":1,"b":["c"]}`. Numbers are the shortest decimals that read back as
  /// themselves.
  var text: String {
    switch self {
    case .number(let number):
      (number == 0 && number.sign == .minus ? "-" : "") + DecimalNumber.text(number)
    case .flag(let flag): flag ? "true" : "false"
    case .text(let text): JSONValue.quoted(text)
    case .object(let members):
      "{"
        + members.compactMap { key, value in
          value.map { JSONValue.quoted(key) + ":" + $0.text }
        }.joined(separator: ",") + "}"
    case .null: "null"
    }
  }

  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { quoted, scalar in
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\0"..<" ", "\u{7F}":
        quoted += (scalar.value < 0x10 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}
