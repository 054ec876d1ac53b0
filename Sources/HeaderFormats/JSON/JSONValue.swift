import HeaderCore

/// What a line of JSON is written from.
///
/// Foundation's encoders do not write the lines of rows and recordings: they keep no order, and spell
/// numbers in a way of the system that they run on.
enum JSONValue {
  /// A zero keeps its sign, so that what is read back is the same.
  case number(Double)
  case flag(Bool)
  case text(String)
  /// Keys and values; written in this order.
  case object([(key: String, value: JSONValue)])
  case null

  init(_ value: HeaderParameterValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .flag(let flag): self = .flag(flag)
    case .choice(let choice): self = .text(choice)
    }
  }

  /// The value without spaces: `{"a":1,"b":true}`. Numbers are the shortest decimals that read back as
  /// themselves.
  var text: String {
    switch self {
    case .number(let number):
      (number == 0 && number.sign == .minus ? "-" : "") + DecimalNumber.text(number)
    case .flag(let flag): flag ? "true" : "false"
    case .text(let text): JSONValue.quoted(text)
    case .object(let members):
      "{" + members.map { JSONValue.quoted($0) + ":" + $1.text }.joined(separator: ",") + "}"
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
