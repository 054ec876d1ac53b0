public import HeaderCore

/// Parameters as one JSON object: `{"freezes-content": true, "minimum-height": 44}`.
public struct HeaderParameterObject: Codable, Sendable, Equatable {
  /// The values, by name.
  public var assignments: [HeaderParameterAssignment]

  /// An object with `assignments`.
  public init(_ assignments: [HeaderParameterAssignment]) {
    self.assignments = assignments
  }

  /// Reads every key, in the order of the names. Which keys and values a technique takes, it says itself
  /// when they are applied.
  public init(from decoder: any Decoder) throws {
    assignments = try [String: HeaderParameterValue](from: decoder)
      .sorted { $0.key < $1.key }.map { HeaderParameterAssignment($0.key, $0.value) }
  }

  /// Writes one key for every assignment; of two for one name the later one stays.
  public func encode(to encoder: any Encoder) throws {
    try Dictionary(assignments.map { ($0.name, $0.value) }) { $1 }.encode(to: encoder)
  }
}

extension HeaderParameterValue: Codable {
  /// Reads a number, `true` or `false`, or a string.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
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
