public import HeaderCore

/// The technique that a recording was made with.
public struct RecordedTechnique: Sendable, Equatable {
  /// The catalog's name: `twitter-condense`.
  public var name: String
  /// The value of each of its parameters; from a file in the order of their names.
  public var parameters: [HeaderParameterAssignment]

  /// The technique called `name`, with `parameters`.
  public init(name: String, parameters: [HeaderParameterAssignment]) {
    self.name = name
    self.parameters = parameters
  }

  /// The technique that `driver` runs, with the parameters it has.
  public init(of driver: any HeaderDriving) {
    self.init(name: driver.descriptor.name, parameters: driver.assignments)
  }

  /// A recording's first line, without its line feed:
  /// `{"format":"scroll-recording","version":1,"technique":"twitter-condense","parameters":{…}}`.
  ///
  /// A number that is not finite is left out.
  public var line: String {
    JSONValue.fields([
      (.format, .text(RecordField.formatName)), (.version, .number(RecordField.supportedVersion)),
      (.technique, .text(name)),
      (.parameters, .object(parameters.map { ($0.name, JSONValue($0.value)) })),
    ]).text
  }
}

extension RecordedTechnique: Decodable {
  /// Reads a recording's first line.
  ///
  /// - Throws: A `ScrollRecording.Problem`, or a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: RecordField.self)
    let version = try fields.number(.version)
    guard version == RecordField.supportedVersion else {
      throw ScrollRecording.Problem.unsupportedVersion(
        version, supported: RecordField.supportedVersion)
    }
    self.init(
      name: try fields.decode(String.self, forKey: .technique),
      parameters: try fields.decode(HeaderParameterObject.self, forKey: .parameters).assignments)
  }
}

extension JSONValue {
  /// `nil` for a number that JSON cannot spell.
  fileprivate init?(_ value: HeaderParameterValue) {
    switch value {
    case .number(let number) where !number.isFinite: return nil
    case .number(let number): self = .number(number)
    case .flag(let flag): self = .flag(flag)
    case .choice(let choice): self = .text(choice)
    }
  }
}
