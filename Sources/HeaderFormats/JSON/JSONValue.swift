import HeaderCore

/// What a line of JSON says.
///
/// Reading is Foundation's. Its encoders do not write the lines of rows and recordings: they keep no
/// order, and spell numbers in a way of the system that they run on.
enum JSONValue: Decodable {
  /// A number, a flag or text. A zero keeps its sign, so that what is read back is the same.
  case value(HeaderParameterValue)
  /// Keys and values; written in this order.
  case object([(key: String, value: JSONValue)])
  /// A list, whose members no line tells of.
  case list
  case null

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Most values are numbers.
    if let number = try? container.decode(Double.self) {
      self = .value(.number(number))
    } else if let value = try? container.decode(HeaderParameterValue.self) {
      self = .value(value)
    } else if let members = try? container.decode([String: JSONValue].self) {
      self = .object(members.map { ($0, $1) })
    } else {
      self = container.decodeNil() ? .null : .list
    }
  }

  /// The value without spaces: `{"a":1,"b":true}`. Numbers are the shortest decimals that read back as
  /// themselves.
  var text: String {
    switch self {
    case .value(.number(let number)):
      (number == 0 && number.sign == .minus ? "-" : "") + DecimalNumber.text(number)
    case .value(.flag(let flag)): flag ? "true" : "false"
    case .value(.choice(let text)): JSONValue.quoted(text)
    case .object(let members):
      "{" + members.map { JSONValue.quoted($0) + ":" + $1.text }.joined(separator: ",") + "}"
    case .list: "[]"
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
