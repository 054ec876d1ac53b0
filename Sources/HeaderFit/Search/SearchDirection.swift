import HeaderCore

/// A direction of the search: one number changes alone, two change in opposite directions, or the origin changes,
/// alone or with a number.
struct SearchDirection {
  private let rates: [(parameter: HeaderParameterDescription, rate: Double)]
  private let originRate: Double
  /// The first and the last step of a search in this direction.
  let steps: (first: Double, last: Double)

  /// The direction in which `parameter` increases, `other` decreases, and the origin changes by `originRate`.
  init(
    _ parameter: HeaderParameterDescription? = nil,
    against other: HeaderParameterDescription? = nil, originRate: Double = 0
  ) {
    rates = [parameter.map { ($0, 1) }, other.map { ($0, -1) }].compactMap { $0 }
    self.originRate = originRate
    switch (parameter?.unit ?? "pt", parameter?.domain) {
    case ("s", _): steps = (0.08, 0.0025)
    case ("pt", _), (_, .flag), (_, .choices), (_, nil): steps = (8, 0.125)
    case (_, .range(let minimum, let maximum)):
      steps = ((maximum - minimum) / 10, (maximum - minimum) / 640)
    }
  }

  /// Returns the changes of `candidate` after `step`; `nil` if a number would leave its range.
  func move(
    _ candidate: FitCandidate, by step: Double
  ) -> (changes: [HeaderParameterAssignment], origin: OffsetOrigin)? {
    var origin = candidate.origin
    if originRate != 0 {
      guard case .shifted(let points) = origin else { return nil }
      origin = .shifted(points + originRate * step)
    }
    var changes: [HeaderParameterAssignment] = []
    for (parameter, rate) in rates {
      guard case .number(let value) = candidate[parameter],
        case .range(let minimum, let maximum) = parameter.domain,
        minimum...maximum ~= value + rate * step
      else { return nil }
      changes.append(.init(parameter.name, .number(value + rate * step)))
    }
    return (changes, origin)
  }
}
