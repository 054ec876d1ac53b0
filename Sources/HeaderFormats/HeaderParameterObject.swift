public import HeaderCore

#if !hasFeature(Embedded)
  /// Parameters as one JSON object: `{"freezes-content": true, "minimum-height": 44}`.
  public struct HeaderParameterObject: Codable, Sendable, Equatable {
    /// The values, by name.
    public var assignments: [HeaderParameterAssignment]

    /// An object with `assignments`.
    public init(_ assignments: [HeaderParameterAssignment]) {
      self.assignments = assignments
    }

    /// Reads every key. Which keys and values a technique takes, it says itself when they are
    /// applied.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Name.self)
      let names = container.allKeys.sorted { $0.stringValue < $1.stringValue }
      assignments = try names.map { name in
        HeaderParameterAssignment(
          name.stringValue, try container.decode(HeaderParameterValue.self, forKey: name))
      }
    }

    /// Writes one key for every assignment; of two for one name the later one stays.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Name.self)
      for assignment in assignments {
        try container.encode(assignment.value, forKey: Name(stringValue: assignment.name))
      }
    }

    private struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) {
        self.stringValue = stringValue
      }

      init?(intValue: Int) {
        nil
      }
    }
  }

  extension HeaderParameterValue: Codable {
    /// A number, `true` or `false`, or a string.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .choice(try container.decode(String.self))
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

  extension HeaderParameterDescription {
    /// The value that `text` spells, checked against the domain.
    ///
    /// Numbers are decimal, with an optional fraction and exponent. Switches are `true` or `false`.
    /// Throws `notAValue` for text of another kind or a word that is no choice, and `outOfRange` for
    /// a number outside the range.
    public func value(from text: String) throws(HeaderParameterError) -> HeaderParameterValue {
      guard let value = domain.value(spelledBy: text) else {
        throw .notAValue(name: name, text: text, expected: domain)
      }
      guard domain.contains(value) else {
        throw .outOfRange(name: name, value: value, allowed: domain)
      }
      return value
    }
  }

  extension HeaderParameterDomain {
    fileprivate func value(spelledBy text: String) -> HeaderParameterValue? {
      switch self {
      case .range: DecimalNumber.value(of: Array(text.utf8)[...]).map { .number($0) }
      case .flag: Bool(text).map { .flag($0) }
      case .choices(let choices): choices.contains(text) ? .choice(text) : nil
      }
    }
  }
#endif

extension HeaderParameterValue {
  /// The value as a flag or a file spells it: `44`, `true`, `fast`.
  public var text: String {
    switch self {
    case .number(let number): DecimalNumber.text(number)
    case .flag(let flag): flag ? "true" : "false"
    case .choice(let choice): choice
    }
  }
}
