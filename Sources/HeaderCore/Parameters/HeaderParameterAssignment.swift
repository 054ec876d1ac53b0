/// A new value for a parameter, which is known by its name.
public struct HeaderParameterAssignment: Sendable, Equatable {
  /// The parameter's kebab-case name.
  public var name: String
  /// The parameter's new value.
  public var value: HeaderParameterValue

  /// An assignment of `value` to the parameter `name`.
  public init(_ name: String, _ value: HeaderParameterValue) {
    self.name = name
    self.value = value
  }
}

extension HeaderBehavior {
  /// Creates the technique with default parameters, and applies `assignments`.
  ///
  /// - Throws: the errors of ``apply(_:)``.
  public init(
    applying assignments: [HeaderParameterAssignment]
  ) throws(HeaderParameterError) {
    self.init()
    try apply(assignments)
  }

  /// Sets parameters in the order of `assignments`. A parameter that is not among them follows its partner,
  /// so a maximum alone may be set below the minimum.
  ///
  /// - Throws: ``HeaderParameterError`` for an unknown name, a value outside its domain, or values that
  ///   contradict each other. The technique is unchanged then.
  public mutating func apply(
    _ assignments: [HeaderParameterAssignment]
  ) throws(HeaderParameterError) {
    let parameters = Self.parameters
    let values = try newValues(
      of: parameters.map { $0.description(default: self) }, applying: assignments)
    for (parameter, value) in zip(parameters, values) {
      if let value { try parameter.set(value, on: &self) }
    }
  }

  /// Whether all parameters that are numbers are finite.
  @usableFromInline
  var hasFiniteParameters: Bool {
    Self.parameters.allSatisfy {
      if case .number(let number) = $0.value(of: self) { number.isFinite } else { true }
    }
  }

  /// The values of all parameters, in the order of their declaration.
  public var assignments: [HeaderParameterAssignment] {
    Self.parameters.map { HeaderParameterAssignment($0.name, $0.value(of: self)) }
  }
}

/// Returns the new value of each of `parameters` after `assignments`; `nil` for one that keeps its value,
/// which is its default here. It is not generic, so that it is compiled once for all techniques.
private func newValues(
  of parameters: [HeaderParameterDescription], applying assignments: [HeaderParameterAssignment]
) throws(HeaderParameterError) -> [HeaderParameterValue?] {
  var values: [HeaderParameterValue?] = parameters.map { _ in nil }
  func index(of name: String) -> Int? { parameters.firstIndex { $0.name == name } }
  func set(_ value: HeaderParameterValue, at index: Int) throws(HeaderParameterError) {
    let (name, domain) = (parameters[index].name, parameters[index].domain)
    guard domain.contains(value) else {
      throw .outOfRange(name: name, value: value, allowed: domain)
    }
    values[index] = value
  }
  for assignment in assignments {
    guard let index = index(of: assignment.name) else {
      throw .unknownName(assignment.name, known: parameters.map { $0.name })
    }
    try set(assignment.value, at: index)
  }
  // A partner that moves may move its own partner, so every move starts the search again.
  var lower = 0
  while lower < parameters.count {
    // A technique need not have both partners.
    if let upper = parameters[lower].upperPartner.flatMap({ index(of: $0) }),
      case .number(let lowerValue) = values[lower] ?? parameters[lower].defaultValue,
      case .number(let upperValue) = values[upper] ?? parameters[upper].defaultValue,
      lowerValue > upperValue, values[lower] != nil || values[upper] != nil
    {
      if values[lower] == nil {
        try set(.number(upperValue), at: lower)
      } else if values[upper] == nil {
        try set(.number(lowerValue), at: upper)
      } else {
        throw .wrongOrder(
          lower: parameters[lower].name, lowerValue: lowerValue, upper: parameters[upper].name,
          upperValue: upperValue)
      }
      lower = 0
    } else {
      lower += 1
    }
  }
  return values
}
