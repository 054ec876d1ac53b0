public import HeaderCore

extension HeaderParameterValue: Codable {
  /// Reads a number, `true` or `false`, or a string. The parameters of a technique are one JSON object, a
  /// `[String: HeaderParameterValue]`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let choice = try? container.decode(String.self) {
      self = .choice(choice)
    } else {
      throw DecodingError.typeMismatch(
        HeaderParameterValue.self,
        .init(codingPath: decoder.codingPath, debugDescription: "no number, flag or text"))
    }
  }

  /// Writes the value alone: `44`, `true` or `"fast"`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .choice(let choice): try container.encode(choice)
    }
  }
}
