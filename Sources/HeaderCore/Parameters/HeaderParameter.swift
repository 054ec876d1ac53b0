/// One tunable value of a technique, declared once.
///
/// ```swift
/// HeaderParameter(
///   name: "minimum-height", unit: "pt", range: 0...500, help: "Height when collapsed.",
///   get: { $0.minimumHeight }, set: { $0.minimumHeight = $1 })
/// ```
///
/// A number may have a partner that it pulls along: a maximum that is set below its minimum takes
/// the minimum with it, unless that is set at the same time.
///
/// Getter and setter are closures because key paths do not compile for Embedded Swift.
public struct HeaderParameter<Behavior>: Sendable {
  /// Kebab-case name.
  public let name: String
  /// `pt`, `s`, or empty.
  public let unit: String
  /// Which values it takes.
  public let domain: HeaderParameterDomain
  /// One sentence: what it changes.
  public let help: String
  /// The technique's Swift property that has the value: `minimumHeight`, unless it was declared as
  /// another, such as a part's `condensing.minimumHeight`.
  public let property: String
  /// The name of the parameter that this one is never above.
  public let upperPartner: String?
  /// The name of the parameter that this one is never below.
  public let lowerPartner: String?

  private let get: @Sendable (Behavior) -> HeaderParameterValue
  private let set: @Sendable (inout Behavior, HeaderParameterValue) -> Void

  /// A number between the ends of `range`, in `unit`; `atMost` and `atLeast` name its partners, and
  /// `property` the Swift property where it is not called like the parameter.
  ///
  /// - Precondition: both ends are finite; help, sliders and made-up values are made from them.
  public init(
    name: String, unit: String, range: ClosedRange<Double>,
    atMost upperPartner: String? = nil, atLeast lowerPartner: String? = nil,
    property: String? = nil, help: String,
    get: @escaping @Sendable (Behavior) -> Double,
    set: @escaping @Sendable (inout Behavior, Double) -> Void
  ) {
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite,
      "a parameter's range ends somewhere")
    self.init(
      name: name, unit: unit,
      domain: .range(minimum: range.lowerBound, maximum: range.upperBound), help: help,
      property: property, upperPartner: upperPartner, lowerPartner: lowerPartner,
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

  /// One of `choices`.
  ///
  /// - Precondition: there is a choice.
  public init(
    name: String, choices: [String], property: String? = nil, help: String,
    get: @escaping @Sendable (Behavior) -> String,
    set: @escaping @Sendable (inout Behavior, String) -> Void
  ) {
    precondition(!choices.isEmpty, "a parameter needs something to choose from")
    self.init(
      name: name, domain: .choices(choices), help: help, property: property,
      get: { .choice(get($0)) },
      set: { if case .choice(let choice) = $1 { set(&$0, choice) } })
  }

  /// The value `behavior` has now.
  public func value(of behavior: Behavior) -> HeaderParameterValue {
    get(behavior)
  }

  /// Gives `behavior` the value, or leaves it as it was and says why.
  public func set(
    _ value: HeaderParameterValue, on behavior: inout Behavior
  ) throws(HeaderParameterError) {
    guard domain.contains(value) else {
      throw .outOfRange(name: name, value: value, allowed: domain)
    }
    set(&behavior, value)
  }

  /// The same parameter of a technique that has this one inside it, as the property `part`.
  ///
  /// - Parameters:
  ///   - part: the Swift property of the whole that has the part.
  ///   - getPart: gives the part of a whole.
  ///   - setPart: puts a part into a whole.
  public func within<Whole>(
    _ part: String, get getPart: @escaping @Sendable (Whole) -> Behavior,
    set setPart: @escaping @Sendable (inout Whole, Behavior) -> Void
  ) -> HeaderParameter<Whole> {
    HeaderParameter<Whole>(
      name: name, unit: unit, domain: domain, help: help, property: part + "." + property,
      upperPartner: upperPartner, lowerPartner: lowerPartner,
      get: { get(getPart($0)) },
      set: { whole, value in
        var changed = getPart(whole)
        set(&changed, value)
        setPart(&whole, changed)
      })
  }

  private init(
    name: String, unit: String = "", domain: HeaderParameterDomain, help: String,
    property: String?, upperPartner: String? = nil, lowerPartner: String? = nil,
    get: @escaping @Sendable (Behavior) -> HeaderParameterValue,
    set: @escaping @Sendable (inout Behavior, HeaderParameterValue) -> Void
  ) {
    self.name = name
    self.unit = unit
    self.domain = domain
    self.help = help
    self.property = property ?? KebabCase.joined(name)
    self.upperPartner = upperPartner
    self.lowerPartner = lowerPartner
    self.get = get
    self.set = set
  }

  /// The same for everyone to see, with the value of `reference` as the default.
  public func description(default reference: Behavior) -> HeaderParameterDescription {
    HeaderParameterDescription(
      name: name, unit: unit, domain: domain, defaultValue: get(reference), help: help,
      property: property)
  }
}

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

/// The names of a catalog as Swift spells them.
package enum KebabCase {
  /// The words of `name` in one, each with a capital, the first only if asked: `minimumHeight` or
  /// `MinimumHeight` for `minimum-height`.
  package static func joined(_ name: String, firstIsCapital: Bool = false) -> String {
    var letters: [UInt8] = []
    var isCapital = firstIsCapital
    for letter in name.utf8 {
      guard letter != UInt8(ascii: "-") else {
        isCapital = true
        continue
      }
      letters.append(isCapital ? letter - 32 : letter)
      isCapital = false
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
