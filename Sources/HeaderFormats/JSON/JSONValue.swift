import HeaderCore

/// A JSON value as text without spaces: `{"a":1,"b":true}`.
///
/// Foundation's encoders are not used for rows and recordings, because they do not keep the order of keys, and
/// their spelling of numbers depends on the platform.
struct JSONValue {
  let text: String

  static let null = JSONValue(text: "null")

  init(_ value: HeaderParameterValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .flag(let flag): self = .flag(flag)
    case .choice(let choice): self = .text(choice)
    }
  }

  private init(text: String) {
    self.text = text
  }

  /// The shortest decimal that reads back as `number`. A negative zero keeps its sign.
  static func number(_ number: Double) -> JSONValue {
    JSONValue(
      text: (number == 0 && number.sign == .minus ? "-" : "") + DecimalNumber.text(number))
  }

  static func flag(_ flag: Bool) -> JSONValue {
    JSONValue(text: flag ? "true" : "false")
  }

  static func text(_ text: String) -> JSONValue {
    JSONValue(text: quoted(text))
  }

  /// An object with the members in this order.
  static func object(_ members: [(key: String, value: JSONValue)]) -> JSONValue {
    JSONValue(
      text: "{" + members.map { quoted($0) + ":" + $1.text }.joined(separator: ",") + "}")
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
