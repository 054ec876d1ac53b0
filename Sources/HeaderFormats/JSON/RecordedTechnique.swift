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

  /// The technique that `line`, a recording's first, names.
  init(line: String) throws(FileError.Problem) {
    guard let fields = try? JSONObject(line),
      (try? fields.text("format")) == RecordedTechnique.formatName
    else { throw .notARecording(found: line) }
    let version = try fields.number("version")
    guard version == RecordedTechnique.supportedVersion else {
      throw .unsupportedVersion(version, supported: RecordedTechnique.supportedVersion)
    }
    self.init(
      name: try fields.text("technique"), parameters: try fields.object("parameters").assignments)
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
      ("format", .value(.choice(RecordedTechnique.formatName))),
      ("version", .value(.number(RecordedTechnique.supportedVersion))),
      ("technique", .value(.choice(name))),
      ("parameters", .object(finite.map { ($0.name, .value($0.value)) })),
    ]).text
  }
}
