import HeaderCore

/// The ranges of the found values.
extension FitSearch {
  /// Returns the range of `parameter` in which the errors do not increase; `nil` if every value is possible. Of two
  /// lengths of which only the sum is visible, one may compensate a change of the other.
  mutating func range(of parameter: HeaderParameterDescription) -> ClosedRange<Double>? {
    guard case .number(let value) = best[parameter],
      case .range(let minimum, let maximum) = parameter.domain
    else { return nil }
    let limit = best.cost + max(1, tolerance)
    func fits(_ number: Double, along direction: SearchDirection) -> Bool {
      guard let move = direction.move(best, by: number - value), keepsTop(move) else {
        return false
      }
      return trial(move, over: best, limit: limit) != nil
    }
    func end(towards end: Double, along direction: SearchDirection) -> Double {
      if fits(end, along: direction) { return end }
      // The distance is doubled first, and then halved.
      var (inside, distance) = (value, direction.steps.last)
      let sign = end < value ? -1.0 : 1
      while fits(inside + sign * distance, along: direction), distance < (end - value).magnitude {
        inside += sign * distance
        distance *= 2
      }
      var outside = inside + sign * min(distance, (end - inside).magnitude)
      while (outside - inside).magnitude > direction.steps.last / 2 {
        let middle = (inside + outside) / 2
        if fits(middle, along: direction) { inside = middle } else { outside = middle }
      }
      return inside
    }
    let others = technique.parameters.filter { $0.isLength && $0.name != parameter.name }
    let exchanges = (parameter.isLength ? others : []).map {
      SearchDirection(parameter, against: $0)
    }
    .filter { direction in
      [direction.steps.first, -direction.steps.first].contains {
        fits(value + $0, along: direction)
      }
    }
    let directions = [SearchDirection(parameter)] + exchanges
    let low = directions.map { end(towards: minimum, along: $0) }.min() ?? value
    let high = directions.map { end(towards: maximum, along: $0) }.max() ?? value
    return low == minimum && high == maximum ? nil : low...high
  }

  /// Returns whether `changes` keep the header's height over content at its top. Without a recorded pull from the top,
  /// any height is possible there.
  func keepsTop(_ changes: [HeaderParameterAssignment]) -> Bool {
    guard fitter.motion.script.pulledTop != nil, let now = extent(of: []),
      let then = extent(of: changes)
    else { return true }
    return (then.largest - now.largest).magnitude <= fitter.tolerance
  }

  /// Resets every parameter to its default if that is as good, and makes numbers as round as possible.
  mutating func simplify() {
    allow(6 * technique.parameters.count)
    for parameter in technique.parameters where best[parameter] != parameter.defaultValue {
      take([.init(parameter.name, parameter.defaultValue)])
    }
    for parameter in technique.parameters where best[parameter] != parameter.defaultValue {
      guard case .number(let value) = best[parameter] else { continue }
      for unit in [1.0, 10, 100, 1000] {
        let rounded = (value * unit).rounded() / unit
        if rounded == value || take([.init(parameter.name, .number(rounded))]) { break }
      }
    }
  }
}
