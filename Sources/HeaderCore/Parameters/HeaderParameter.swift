/// A parameter of a technique, or a setting of another value: its name, its allowed values, and access to it.
///
/// ```swift
/// HeaderParameter(
///   name: "minimum-height", unit: "pt", range: 0...500, help: "Height when collapsed.",
///   get: { $0.minimumHeight }, set: { $0.minimumHeight = $1 })
/// ```
///
/// Two numbers may be partners, such as a minimum and a maximum: setting a maximum below its minimum lowers
/// the minimum too, unless both are set together.
///
/// Getter and setter are closures because Embedded Swift has no key paths.
public struct HeaderParameter<Behavior>: Sendable {
  /// Kebab-case name.
  public let name: String
  /// `pt`, `s`, or empty.
  public let unit: String
  /// The allowed values.
  public let domain: HeaderParameterDomain
  /// A sentence that says what the parameter changes.
  public let help: String
  /// The Swift property of the parameter. By default, it is the name in camel case: `minimumHeight` for
  /// `minimum-height`.
  public let property: String
  /// The name of the parameter that is this one's upper limit.
  public let upperPartner: String?

  private let get: @Sendable (Behavior) -> HeaderParameterValue
  private let set: @Sendable (inout Behavior, HeaderParameterValue) -> Void

  /// A number in `range`, in `unit`. `atMost` is the name of the parameter that it does not exceed, and
  /// `property` its Swift property if that has another name.
  ///
  /// - Precondition: Both ends of `range` are finite, because help and sliders show them.
  public init(
    name: String, unit: String, range: ClosedRange<Double>,
    atMost upperPartner: String? = nil, property: String? = nil, help: String,
    get: @escaping @Sendable (Behavior) -> Double,
    set: @escaping @Sendable (inout Behavior, Double) -> Void
  ) {
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite, "a parameter's range is finite")
    self.init(
      name: name, unit: unit,
      domain: .range(minimum: range.lowerBound, maximum: range.upperBound), help: help,
      property: property, upperPartner: upperPartner,
      get: { .number(get($0)) },
      set: { if case .number(let number) = $1 { set(&$0, number) } })
  }

  /// A switch.
  public init(
    name: String, property: String? = nil, help: String,
    get: @escaping @Sendable (Behavior) -> Bool,
    set: @escaping @Sendable (inout Behavior, Bool) -> Void
  ) {
    self.init(
      name: name, domain: .flag, help: help, property: property, get: { .flag(get($0)) },
      set: { if case .flag(let flag) = $1 { set(&$0, flag) } })
  }

  /// One of the cases of an enumeration, by its raw value.
  ///
  /// - Precondition: The enumeration has a case.
  public init<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    name: String, property: String? = nil, help: String,
    get: @escaping @Sendable (Behavior) -> Choice,
    set: @escaping @Sendable (inout Behavior, Choice) -> Void
  ) {
    precondition(!Choice.allCases.isEmpty, "a parameter needs something to choose from")
    self.init(
      name: name, choices: Choice.allCases.map { $0.rawValue }, property: property, help: help,
      get: { get($0).rawValue },
      set: { if let choice = Choice(rawValue: $1) { set(&$0, choice) } })
  }

  /// One of `choices`, for a property that is no enumeration.
  package init(
    name: String, choices: [String], property: String? = nil, help: String,
    get: @escaping @Sendable (Behavior) -> String,
    set: @escaping @Sendable (inout Behavior, String) -> Void
  ) {
    self.init(
      name: name, domain: .choices(choices), help: help, property: property,
      get: { .choice(get($0)) },
      set: { if case .choice(let choice) = $1 { set(&$0, choice) } })
  }

  private init(
    name: String, unit: String = "", domain: HeaderParameterDomain, help: String,
    property: String?, upperPartner: String? = nil,
    get: @escaping @Sendable (Behavior) -> HeaderParameterValue,
    set: @escaping @Sendable (inout Behavior, HeaderParameterValue) -> Void
  ) {
    self.name = name
    self.unit = unit
    self.domain = domain
    self.help = help
    self.property = property ?? KebabCase.joined(name)
    self.upperPartner = upperPartner
    self.get = get
    self.set = set
  }

  /// Returns the value in `behavior`.
  public func value(of behavior: Behavior) -> HeaderParameterValue { get(behavior) }

  /// Sets the value in `behavior`.
  ///
  /// - Throws: ``HeaderParameterError/outOfRange(name:value:allowed:)``. The behavior is unchanged then.
  public func set(
    _ value: HeaderParameterValue, on behavior: inout Behavior
  ) throws(HeaderParameterError) {
    guard domain.contains(value) else {
      throw .outOfRange(name: name, value: value, allowed: domain)
    }
    set(&behavior, value)
  }

  /// Returns this parameter for a technique that contains a `Behavior` in its property `part`.
  ///
  /// - Parameters:
  ///   - part: The name of the property.
  ///   - getPart: Reads the property.
  ///   - setPart: Writes the property.
  public func within<Whole>(
    _ part: String, get getPart: @escaping @Sendable (Whole) -> Behavior,
    set setPart: @escaping @Sendable (inout Whole, Behavior) -> Void
  ) -> HeaderParameter<Whole> {
    HeaderParameter<Whole>(
      name: name, unit: unit, domain: domain, help: help, property: part + "." + property,
      upperPartner: upperPartner,
      get: { get(getPart($0)) },
      set: { whole, value in
        var changed = getPart(whole)
        set(&changed, value)
        setPart(&whole, changed)
      })
  }

  /// Returns the type-erased description, with the value in `reference` as the default.
  public func description(default reference: Behavior) -> HeaderParameterDescription {
    var description = HeaderParameterDescription(
      name: name, unit: unit, domain: domain, defaultValue: get(reference), help: help,
      property: property)
    description.upperPartner = upperPartner
    return description
  }
}
