public import HeaderCore

extension HeaderParameterValue {
  /// The value as text: `44`, `true`, `fast`.
  public var text: String {
    switch self {
    case .number(let number): DecimalNumber.text(number)
    case .flag(let flag): flag ? "true" : "false"
    case .choice(let choice): choice
    }
  }

  /// The value in Swift: `44`, `true`, `.fast`.
  package var swiftText: String {
    if case .choice(let choice) = self { "." + KebabCase.joined(choice) } else { text }
  }
}

extension HeaderParameterDescription {
  /// Parses `text`, and checks the value.
  ///
  /// Numbers are decimal, with an optional fraction and exponent. Flags are `true` or `false`. Throws `notAValue`
  /// for text of the wrong kind or an unknown choice, and `outOfRange` for a number outside of the range.
  public func value(from text: String) throws(HeaderParameterError) -> HeaderParameterValue {
    let value: HeaderParameterValue? =
      switch domain {
      case .range: DecimalNumber.value(of: text).map { .number($0) }
      case .flag: Bool(text).map { .flag($0) }
      case .choices(let choices): choices.contains(text) ? .choice(text) : nil
      }
    guard let value else {
      throw .notAValue(name: name, text: text, expected: domain)
    }
    guard domain.contains(value) else {
      throw .outOfRange(name: name, value: value, allowed: domain)
    }
    return value
  }
}
