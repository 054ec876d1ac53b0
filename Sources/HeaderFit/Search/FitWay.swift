import HeaderCore

/// A trial: values for all parameters, the origin of the offsets, and the resulting error.
struct FitWay {
  /// The value of every parameter.
  var values: [HeaderParameterAssignment]
  /// The origin of the record's offsets.
  var origin = FitOrigin.shifted(0)
  /// The sum of the errors, in points.
  var cost = Double.infinity
  /// Whether the search has already varied this way, one parameter or the origin at a time.
  var isSpread = false

  /// The value of `parameter`.
  subscript(parameter: HeaderParameterDescription) -> HeaderParameterValue {
    values.last { $0.name == parameter.name }?.value ?? parameter.defaultValue
  }
}

/// A direction of the search: one number changes alone, two change in opposite directions, or the origin changes,
/// alone or with a number.
struct FitPath {
  private let rates: [(parameter: HeaderParameterDescription, rate: Double)]
  private let originRate: Double
  /// The first and the last step of a search along it.
  let steps: (first: Double, last: Double)

  /// The line along which `parameter` increases, `other` decreases, and the origin changes by `originRate`.
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

  /// Returns the changes of `way` after `step`; `nil` if a number would leave its range.
  func move(
    _ way: FitWay, by step: Double
  ) -> (changes: [HeaderParameterAssignment], origin: FitOrigin)? {
    var origin = way.origin
    if originRate != 0 {
      guard case .shifted(let points) = origin else { return nil }
      origin = .shifted(points + originRate * step)
    }
    var changes: [HeaderParameterAssignment] = []
    for (parameter, rate) in rates {
      guard case .number(let value) = way[parameter],
        case .range(let minimum, let maximum) = parameter.domain,
        minimum...maximum ~= value + rate * step
      else { return nil }
      changes.append(.init(parameter.name, .number(value + rate * step)))
    }
    return (changes, origin)
  }
}

extension HeaderParameterDescription {
  /// Whether it is a length in points.
  var isLength: Bool { if case .range = domain { unit == "pt" } else { false } }
}
