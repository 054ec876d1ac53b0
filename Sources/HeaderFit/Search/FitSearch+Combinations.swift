import HeaderCore

/// What no single change finds.
extension FitSearch {
  /// Tries every switch and every choice with every level of each length: none of them may be better
  /// alone.
  mutating func combine(_ lengths: [HeaderParameterDescription]) -> Bool {
    var switches: [[HeaderParameterAssignment]] = [[]]
    for parameter in technique.parameters where parameter.isSwitch && switches.count <= 8 {
      switches = switches.flatMap { others in
        material.candidates(for: parameter).map { others + [.init(parameter.name, $0)] }
      }
    }
    let before = (values, cost)
    let origins = [origin] + material.origins.prefix(2).filter { $0 != origin }
    for length in lengths {
      let levels = material.levels.points + material.levels.delays
      for changes in levels.map({ [HeaderParameterAssignment(length.name, .number($0))] }) + [[]] {
        for switches in switches {
          for origin in origins { _ = attempt(changes + switches, over: before.0, origin: origin) }
        }
      }
    }
    return cost < before.1
  }

  /// Where more than two of `lengths` make the header's size, the ways to share it out among the commonest
  /// levels that show it as large, and as small, as it was seen to rest.
  func divisions(of lengths: [HeaderParameterDescription]) -> [[HeaderParameterAssignment]] {
    let present = miss(of: [])
    let sizes = lengths.filter { length in
      guard case .number(let value) = length.defaultValue, value > 0 else { return false }
      return miss(of: [.init(length.name, .number(value + 1))]) != present
    }.prefix(4)
    guard sizes.count > 2 else { return [] }
    var ways: [[HeaderParameterAssignment]] = [[]]
    for length in sizes {
      ways = ways.flatMap { way in
        material.levels.points.prefix(6).map { way + [.init(length.name, .number($0))] }
      }
    }
    let misses = ways.map { (way: $0, miss: miss(of: $0)) }
    let least = misses.map { $0.miss }.min() ?? 0
    return misses.filter { $0.miss <= least + 1 }.prefix(60).map { $0.way }
  }

  /// Tries every level for each length while another takes up the difference: of two parts, the sum may
  /// have been found alone.
  mutating func exchange(_ lengths: [HeaderParameterDescription]) -> Bool {
    let before = cost
    for one in lengths {
      for other in lengths where other.name != one.name {
        for level in material.levels.points {
          guard case .number(let first) = value(of: one),
            case .number(let second) = value(of: other)
          else { continue }
          _ = attempt([
            .init(one.name, .number(level)), .init(other.name, .number(first + second - level)),
          ])
        }
      }
    }
    return cost < before
  }

  /// Tries the values around the present one, which may lie beyond worse ones.
  mutating func scan(_ parameter: HeaderParameterDescription) {
    guard case .number(let value) = value(of: parameter), matters(parameter) else { return }
    for step in 1...24 {
      for change in [-0.5, 0.5] {
        _ = attempt([.init(parameter.name, .number(value + change * Double(step)))])
      }
    }
    refine(parameter)
  }

  /// Goes up and down from the place that offsets are counted from, with and without a length that goes
  /// along.
  mutating func refineOrigin() {
    guard material.origins.count > 1, case .shifted = origin else { return }
    let lengths = technique.parameters.filter { $0.isLength }
    var step = 8.0
    while step >= 0.125, cost > 0 {
      guard case .shifted(let points) = origin else { return }
      let better = [-step, step].contains { change in
        let origin = FitOrigin.shifted(points + change)
        return attempt([], origin: origin)
          || lengths.contains { length in
            guard case .number(let value) = value(of: length) else { return false }
            return [value - change, value + change].contains {
              attempt([.init(length.name, .number($0))], origin: origin)
            }
          }
      }
      if !better { step /= 2 }
    }
  }
}
