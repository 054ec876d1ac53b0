/// A type-erased description of a parameter: its name, its allowed values and its default.
public struct HeaderParameterDescription: Sendable, Equatable {
  /// Kebab-case name. The tool's flag has two dashes before it.
  public let name: String
  /// `pt`, `s`, or empty for a plain number, a switch or a choice.
  public let unit: String
  /// The allowed values.
  public let domain: HeaderParameterDomain
  /// The default value.
  public let defaultValue: HeaderParameterValue
  /// A sentence that says what the parameter changes.
  public let help: String
  /// The Swift property of the parameter; empty without one.
  public let property: String
  /// The name of the parameter that is this one's upper limit.
  var upperPartner: String?

  /// A description with the given values.
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
