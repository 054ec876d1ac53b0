/// A value meant for the parameter with a name.
public struct HeaderParameterAssignment: Sendable, Equatable {
  /// The parameter's kebab-case name.
  public var name: String
  /// The value it is to have.
  public var value: HeaderParameterValue

  /// `value` for the parameter `name`.
  public init(_ name: String, _ value: HeaderParameterValue) {
    self.name = name
    self.value = value
  }
}

extension HeaderBehavior {
  /// The document's own technique with `assignments` made in order, valid as a whole.
  ///
  /// - Throws: what ``apply(_:)`` throws.
  public init(
    applying assignments: [HeaderParameterAssignment]
  ) throws(HeaderParameterError) {
    self.init()
    try apply(assignments)
  }

  /// Makes `assignments` in order. A parameter that is not among them follows its partner, so that a
  /// maximum alone may be set below the minimum.
  ///
  /// - Throws: for an unknown name, a value outside its domain, or values that contradict each
  ///   other; the technique is then as it was.
  public mutating func apply(
    _ assignments: [HeaderParameterAssignment]
  ) throws(HeaderParameterError) {
    let parameters = Self.parameters
    var table = ParameterTable(parameters.map { $0.description(default: self) })
    try table.make(assignments)
    for (parameter, value) in zip(parameters, table.values) {
      if let value { try parameter.set(value, on: &self) }
    }
  }

  /// Whether every parameter that is a number is finite.
  @usableFromInline
  var hasFiniteParameters: Bool {
    Self.parameters.allSatisfy {
      if case .number(let number) = $0.value(of: self) { number.isFinite } else { true }
    }
  }

  /// The value of every parameter, in the order of their declaration.
  public var assignments: [HeaderParameterAssignment] {
    Self.parameters.map { HeaderParameterAssignment($0.name, $0.value(of: self)) }
  }
}

/// The values of a technique's parameters while some of them are set: apart from the technique, for it is
/// the same for all of them.
private struct ParameterTable {
  /// The parameters, with the values that they have.
  private let parameters: [HeaderParameterDescription]
  /// What each is to be instead; `nil` for one that stays.
  private(set) var values: [HeaderParameterValue?]

  init(_ parameters: [HeaderParameterDescription]) {
    self.parameters = parameters
    values = parameters.map { _ in nil }
  }

  /// Makes `assignments` in order, and then moves the partners that are not among them, and theirs.
  mutating func make(_ assignments: [HeaderParameterAssignment]) throws(HeaderParameterError) {
    for assignment in assignments {
      guard let index = index(of: assignment.name) else {
        throw .unknownName(assignment.name, known: parameters.map { $0.name })
      }
      try set(assignment.value, at: index)
    }
    while try movePartner() {}
  }

  /// Moves the first parameter that a partner has been set beyond. False where there is none.
  private mutating func movePartner() throws(HeaderParameterError) -> Bool {
    for lower in parameters.indices {
      // A technique need not offer both.
      guard let upper = parameters[lower].upperPartner.flatMap({ index(of: $0) }),
        case .number(let lowerValue) = values[lower] ?? parameters[lower].defaultValue,
        case .number(let upperValue) = values[upper] ?? parameters[upper].defaultValue,
        lowerValue > upperValue
      else { continue }
      switch (values[lower], values[upper]) {
      case (nil, nil): continue
      case (let value?, nil): try set(value, at: upper)
      case (nil, let value?): try set(value, at: lower)
      case (_?, _?):
        throw .wrongOrder(
          lower: parameters[lower].name, lowerValue: lowerValue, upper: parameters[upper].name,
          upperValue: upperValue)
      }
      return true
    }
    return false
  }

  private mutating func set(
    _ value: HeaderParameterValue, at index: Int
  ) throws(HeaderParameterError) {
    let (name, domain) = (parameters[index].name, parameters[index].domain)
    guard domain.contains(value) else {
      throw .outOfRange(name: name, value: value, allowed: domain)
    }
    values[index] = value
  }

  private func index(of name: String) -> Int? { parameters.firstIndex { $0.name == name } }
}
