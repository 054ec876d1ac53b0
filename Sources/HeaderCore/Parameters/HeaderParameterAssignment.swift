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
    var table = ParameterTable(
      parameters.map {
        ParameterTable.Row(
          name: $0.name, domain: $0.domain, upperPartner: $0.upperPartner,
          lowerPartner: $0.lowerPartner, value: $0.value(of: self))
      })
    try table.make(assignments)
    var changed = self
    for (parameter, row) in zip(parameters, table.rows) where row.isSet {
      try parameter.set(row.value, on: &changed)
    }
    try changed.validate()
    self = changed
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
  /// A parameter, and what it is to be.
  struct Row {
    let name: String
    let domain: HeaderParameterDomain
    let upperPartner: String?
    let lowerPartner: String?
    var value: HeaderParameterValue
    var isSet = false
  }

  private(set) var rows: [Row]

  init(_ rows: [Row]) { self.rows = rows }

  /// Makes `assignments` in order, and then moves the partners that are not among them.
  mutating func make(_ assignments: [HeaderParameterAssignment]) throws(HeaderParameterError) {
    for assignment in assignments {
      guard let index = index(of: assignment.name) else {
        throw .unknownName(assignment.name, known: rows.map { $0.name })
      }
      try set(assignment.value, at: index)
    }
    let assigned = assignments.map { $0.name }
    for name in assigned { try pullPartners(of: name, unlessIn: assigned) }
  }

  /// Moves the partners of `name` that it has been set beyond, and theirs.
  private mutating func pullPartners(
    of name: String, unlessIn assigned: [String]
  ) throws(HeaderParameterError) {
    // A technique need not offer both.
    guard let index = index(of: name) else { return }
    if let upper = rows[index].upperPartner.flatMap({ self.index(of: $0) }) {
      try order(index, upper, moving: upper, unlessIn: assigned)
    }
    if let lower = rows[index].lowerPartner.flatMap({ self.index(of: $0) }) {
      try order(lower, index, moving: lower, unlessIn: assigned)
    }
  }

  /// Moves `partner`, which is one of the two, where `lower` is above `upper`.
  private mutating func order(
    _ lower: Int, _ upper: Int, moving partner: Int, unlessIn assigned: [String]
  ) throws(HeaderParameterError) {
    guard case .number(let lowerValue) = rows[lower].value,
      case .number(let upperValue) = rows[upper].value, lowerValue > upperValue
    else { return }
    guard !assigned.contains(rows[partner].name) else {
      throw .wrongOrder(
        lower: rows[lower].name, lowerValue: lowerValue, upper: rows[upper].name,
        upperValue: upperValue)
    }
    try set(.number(partner == lower ? upperValue : lowerValue), at: partner)
    try pullPartners(of: rows[partner].name, unlessIn: assigned)
  }

  private mutating func set(
    _ value: HeaderParameterValue, at index: Int
  ) throws(HeaderParameterError) {
    guard rows[index].domain.contains(value) else {
      throw .outOfRange(name: rows[index].name, value: value, allowed: rows[index].domain)
    }
    (rows[index].value, rows[index].isSet) = (value, true)
  }

  private func index(of name: String) -> Int? { rows.firstIndex { $0.name == name } }
}
