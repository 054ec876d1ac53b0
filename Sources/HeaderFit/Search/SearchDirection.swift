import HeaderCore

/// A direction of the search: one number changes alone, or two change in opposite directions.
struct SearchDirection {
  private let rates: [(parameter: HeaderParameterDescription, rate: Double)]
  /// The first and the last step of a search in this direction.
  let steps: (first: Double, last: Double)

  /// The direction in which `parameter` increases and `other` decreases.
  init(_ parameter: HeaderParameterDescription, against other: HeaderParameterDescription? = nil) {
    rates = [(parameter, 1)] + (other.map { [($0, -1)] } ?? [])
    switch (parameter.unit, parameter.domain) {
    case ("s", _): steps = (0.08, 0.0025)
    case ("pt", _), (_, .flag), (_, .choices): steps = (8, 0.125)
    case (_, .range(let minimum, let maximum)):
      steps = ((maximum - minimum) / 10, (maximum - minimum) / 640)
    }
  }

  /// Returns the changes of `candidate` after `step`; `nil` if a number would leave its range.
  func move(_ candidate: FitCandidate, by step: Double) -> [HeaderParameterAssignment]? {
    var changes: [HeaderParameterAssignment] = []
    for (parameter, rate) in rates {
      guard case .number(let value) = candidate[parameter],
        case .range(let minimum, let maximum) = parameter.domain,
        minimum...maximum ~= value + rate * step
      else { return nil }
      changes.append(.init(parameter.name, .number(value + rate * step)))
    }
    return changes
  }
}
