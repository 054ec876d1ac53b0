/// A parameter as everyone but its technique sees it: what it is called and which values it takes.
public struct HeaderParameterDescription: Sendable, Equatable {
  /// Kebab-case: `minimum-height`. The tool's flag is this with two dashes before it.
  public let name: String
  /// `pt`, `s`, or empty for a plain number, a switch or a choice.
  public let unit: String
  /// Which values it takes.
  public let domain: HeaderParameterDomain
  /// The document's own value.
  public let defaultValue: HeaderParameterValue
  /// One sentence: what it changes.
  public let help: String
  /// The technique's Swift property that has the value; empty where there is none.
  public let property: String

  /// The description with the given parts.
  public init(
    name: String, unit: String, domain: HeaderParameterDomain,
    defaultValue: HeaderParameterValue, help: String, property: String = ""
  ) {
    self.name = name
    self.unit = unit
    self.domain = domain
    self.defaultValue = defaultValue
    self.help = help
    self.property = property
  }
}
