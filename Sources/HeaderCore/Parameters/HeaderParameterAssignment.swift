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
    // A technique makes the list anew each time it is asked.
    let parameters = Self.parameters
    var changed = self
    for assignment in assignments {
      guard let parameter = parameters.first(where: { $0.name == assignment.name }) else {
        throw .unknownName(assignment.name, known: parameters.map { $0.name })
      }
      try parameter.set(assignment.value, on: &changed)
    }
    let assigned = assignments.map { $0.name }
    for name in assigned {
      try changed.pullPartners(of: name, unlessIn: assigned, among: parameters)
    }
    try changed.validate()
    self = changed
  }

  /// Moves the partners of `name` that it has been set beyond, and theirs.
  private mutating func pullPartners(
    of name: String, unlessIn assigned: [String], among parameters: [HeaderParameter<Self>]
  ) throws(HeaderParameterError) {
    let parameter = parameters.first { $0.name == name }
    if let upper = parameter?.upperPartner {
      try order(name, upper, moving: upper, unlessIn: assigned, among: parameters)
    }
    if let lower = parameter?.lowerPartner {
      try order(lower, name, moving: lower, unlessIn: assigned, among: parameters)
    }
  }

  /// Moves `partner`, which is one of the two, where `lower` is above `upper`.
  private mutating func order(
    _ lower: String, _ upper: String, moving partner: String, unlessIn assigned: [String],
    among parameters: [HeaderParameter<Self>]
  ) throws(HeaderParameterError) {
    // A technique need not offer both.
    guard let lowerParameter = parameters.first(where: { $0.name == lower }),
      let upperParameter = parameters.first(where: { $0.name == upper })
    else { return }
    guard case .number(let lowerValue) = lowerParameter.value(of: self),
      case .number(let upperValue) = upperParameter.value(of: self), lowerValue > upperValue
    else { return }
    guard !assigned.contains(partner) else {
      throw .wrongOrder(
        lower: lower, lowerValue: lowerValue, upper: upper, upperValue: upperValue)
    }
    if partner == lower {
      try lowerParameter.set(.number(upperValue), on: &self)
    } else {
      try upperParameter.set(.number(lowerValue), on: &self)
    }
    try pullPartners(of: partner, unlessIn: assigned, among: parameters)
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
