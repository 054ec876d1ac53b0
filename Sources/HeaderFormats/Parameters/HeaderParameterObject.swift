#if !hasFeature(Embedded)
  public import HeaderCore

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
#endif
