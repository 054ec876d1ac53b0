import HeaderCore

/// A value as a line of JSON spells it, without spaces: `{"a":1,"b":true}`.
///
/// Foundation's encoders do not write the lines of rows and recordings: they keep no order, and spell
/// numbers in a way of the system that they run on.
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

  /// The shortest decimal that reads back as `number`; a zero keeps its sign.
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

  /// The members in their order.
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
