public import HeaderCore

/// The technique that a recording was made with.
public struct RecordedTechnique: Sendable, Equatable {
  /// The technique's name in the catalog: `twitter-condense`.
  public var name: String
  /// The values of its parameters; from a file, sorted by name.
  public var parameters: [HeaderParameterAssignment]

  /// The `format` of the first line.
  private static let formatName = "scroll-recording"
  /// The supported version.
  private static let supportedVersion = 1.0

  /// A technique with `name` and `parameters`.
  public init(name: String, parameters: [HeaderParameterAssignment]) {
    self.name = name
    self.parameters = parameters
  }

  /// The technique of `driver`, with its parameters.
  public init(of driver: any HeaderDriving) {
    self.init(name: driver.descriptor.name, parameters: driver.assignments)
  }

  /// The first line of a recording, without its line feed:
  /// `{"format":"scroll-recording","version":1,"technique":"twitter-condense","parameters":{…}}`.
  ///
  /// Numbers that are not finite are omitted.
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

  /// Reads the first line of a recording.
  init(_ object: JSONObject) throws(FileError.Problem) {
    // `ScrollRecordingReader` reports either as a line that does not begin a recording.
    guard (try? object.text("format")) == RecordedTechnique.formatName else { throw .notJSON }
    let version = try object.number("version")
    guard version == RecordedTechnique.supportedVersion else {
      throw .unsupportedVersion(version, supported: RecordedTechnique.supportedVersion)
    }
    self.init(
      name: try object.text("technique"), parameters: try object.object("parameters").assignments)
  }
}
