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
  /// Throws for an unknown name, a value outside its domain, or values that contradict each other.
  public init(
    applying assignments: [HeaderParameterAssignment]
  ) throws(HeaderParameterError) {
    self.init()
    let parameters = Self.parameters
    for assignment in assignments {
      guard let parameter = parameters.first(where: { $0.name == assignment.name }) else {
        throw .unknownName(
          assignment.name,
          suggestions: NameSuggestion.suggestions(
            for: assignment.name, among: parameters.map { $0.name }))
      }
      try parameter.set(assignment.value, on: &self)
    }
    try validate()
  }

  /// The value of every parameter, in the order of their declaration.
  public var assignments: [HeaderParameterAssignment] {
    Self.parameters.map { HeaderParameterAssignment($0.name, $0.value(of: self)) }
  }
}
