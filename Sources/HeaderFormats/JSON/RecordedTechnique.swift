public import HeaderCore

/// The technique that a recording was made with.
public struct RecordedTechnique: Sendable, Equatable {
  /// The catalog's name: `twitter-condense`.
  public var name: String
  /// The value of each of its parameters; from a file in the order of their names.
  public var parameters: [HeaderParameterAssignment]

  /// What the first line's `format` says.
  private static let formatName = "scroll-recording"
  /// The one version there is.
  private static let supportedVersion = 1.0

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
    let finite = parameters.filter {
      if case .number(let x) = $0.value { x.isFinite } else { true }
    }
    return JSONValue.object([
      ("format", .text(RecordedTechnique.formatName)),
      ("version", .number(RecordedTechnique.supportedVersion)),
      ("technique", .text(name)),
      ("parameters", .object(finite.map { ($0.name, JSONValue($0.value)) })),
    ]).text
  }

  /// The technique that a recording's first line names.
  init(_ object: JSONObject) throws(FileError.Problem) {
    guard (try? object.text("format")) == RecordedTechnique.formatName else { throw .notJSON }
    let version = try object.number("version")
    guard version == RecordedTechnique.supportedVersion else {
      throw .unsupportedVersion(version, supported: RecordedTechnique.supportedVersion)
    }
    self.init(
      name: try object.text("technique"), parameters: try object.object("parameters").assignments)
  }
}
