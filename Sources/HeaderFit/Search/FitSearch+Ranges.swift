import HeaderCore

/// What a record can tell of the values that were found.
extension FitSearch {
  /// From where to where `parameter` may be without the errors growing, also where another length takes up
  /// the difference, as of two parts of which only the sum is seen; `nil` where every value will do.
  func range(of parameter: HeaderParameterDescription) -> ClosedRange<Double>? {
    guard case .number(let value) = value(of: parameter),
      case .range(let minimum, let maximum) = parameter.domain
    else { return nil }
    let limit = cost + max(1, tolerance)
    func fits(_ number: Double, with other: HeaderParameterAssignment?) -> Bool {
      guard minimum <= number, number <= maximum else { return false }
      var changes = [HeaderParameterAssignment(parameter.name, .number(number))]
      if let other, case .number(let length) = other.value {
        changes.append(.init(other.name, .number(length + value - number)))
      }
      return cost(of: changes, over: values, origin: origin, limit: limit) != nil
    }
    let (step, smallest) = parameter.steps(from: minimum, to: maximum)
    func end(towards end: Double, with other: HeaderParameterAssignment?) -> Double {
      if fits(end, with: other) { return end }
      // The way out is doubled first, and halved then.
      var (inside, way) = (value, smallest)
      let sign = end < value ? -1.0 : 1
      while fits(inside + sign * way, with: other), way < (end - value).magnitude {
        inside += sign * way
        way *= 2
      }
      var outside = inside + sign * min(way, (end - inside).magnitude)
      while (outside - inside).magnitude > smallest / 2, step > 0 {
        let middle = (inside + outside) / 2
        if fits(middle, with: other) { inside = middle } else { outside = middle }
      }
      return inside
    }
    let partners = values.filter { other in
      parameter.isLength && other.name != parameter.name
        && technique.parameters.contains { $0.name == other.name && $0.isLength }
        && [value - step, value + step].contains { fits($0, with: other) }
    }
    let ways = [nil] + partners.map { Optional($0) }
    let (low, high) = (
      ways.map { end(towards: minimum, with: $0) }.min() ?? value,
      ways.map { end(towards: maximum, with: $0) }.max() ?? value
    )
    return low == minimum && high == maximum ? nil : low...high
  }

  /// Puts every parameter back to its default where that is as good.
  mutating func simplify() {
    for parameter in technique.parameters where value(of: parameter) != parameter.defaultValue {
      count += 1
      let change = HeaderParameterAssignment(parameter.name, parameter.defaultValue)
      guard
        let found = cost(of: [change], over: values, origin: origin, limit: cost + tolerance),
        found.values.filter({ !values.contains($0) }) == [change]
      else { continue }
      (values, cost) = (found.values, found.cost)
    }
    for parameter in technique.parameters { round(parameter) }
  }

  /// Makes a number as round as it may be.
  private mutating func round(_ parameter: HeaderParameterDescription) {
    guard case .number(let value) = value(of: parameter), value != value.rounded(),
      parameter.defaultValue != .number(value)
    else { return }
    var unit = 1.0
    for _ in 0..<4 {
      let rounded = (value * unit).rounded() / unit
      count += 1
      if let found = cost(
        of: [.init(parameter.name, .number(rounded))], over: values, origin: origin,
        limit: cost + tolerance)
      {
        (values, cost) = (found.values, found.cost)
        return
      }
      unit *= 10
    }
  }
}
