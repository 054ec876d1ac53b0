import HeaderCore

/// The lengths that determine the header's size, and how the size is divided among them.
extension FitSearch {
  /// Returns at most four lengths that determine the header's size: those that make the expanded header larger,
  /// and then those that make the collapsed one larger.
  func sizeLengths() -> (growing: [HeaderParameterDescription], all: [HeaderParameterDescription]) {
    guard let present = extent(of: []) else { return ([], []) }
    let lengths = technique.parameters.filter { $0.isLength }
    let others = lengths.map { length in
      SearchDirection(length).move(best, by: 1).flatMap { extent(of: $0) } ?? present
    }
    let growing = lengths.indices.filter { others[$0].largest != present.largest }
    let lifting = lengths.indices.filter {
      others[$0].largest == present.largest && others[$0].smallest != present.smallest
    }
    return (
      growing.prefix(4).map { lengths[$0] }, (growing + lifting).prefix(4).map { lengths[$0] }
    )
  }

  /// Returns the ways to set these lengths to levels of the record so that the expanded header is as large as
  /// recorded and collapses at least as far. Those that collapse just as far are first. One length takes the
  /// rest.
  func divisions() -> [[HeaderParameterAssignment]] {
    let levels = [0] + fitter.levels.points.prefix(8)
    let goal = (
      largest: max(0, fitter.levels.largest), smallest: max(0, fitter.levels.smallest)
    )
    let slack = 1 + 2 * fitter.noise
    let (growing, sizes) = sizeLengths()
    guard let present = extent(of: []) else { return [] }
    var found: [[Double]: Double] = [:]
    // The growing lengths come first in `sizes`.
    for filler in growing.indices {
      var combinations: [[Double]] = [[]]
      for index in sizes.indices {
        let choices = index == filler ? [0] : levels
        combinations = combinations.flatMap { start in choices.map { start + [$0] } }
      }
      for var values in combinations {
        // One point of this length is one point of the header.
        values[filler] = growing.indices.reduce(goal.largest - present.largest) { left, index in
          guard case .number(let value) = best[growing[index]] else { return left }
          return left + value - values[index]
        }
        values[filler] = values[filler].inThousandths
        guard values[filler] >= 0, found[values] == nil,
          let extent = extent(of: assignments(values, to: sizes)),
          (extent.largest - goal.largest).magnitude <= slack,
          extent.smallest <= goal.smallest + slack
        else { continue }
        found[values] = (goal.smallest - extent.smallest).magnitude
      }
    }
    return found.keys.sorted { one, other in
      found[one] == found[other]
        ? one.lexicographicallyPrecedes(other) : found[one] ?? 0 < found[other] ?? 0
    }.map { assignments($0, to: sizes) }
  }

  private func assignments(
    _ values: [Double], to lengths: [HeaderParameterDescription]
  ) -> [HeaderParameterAssignment] {
    zip(lengths, values).map { .init($0.name, .number($1)) }
  }

  /// Returns the lower edge of the expanded and the collapsed header with `changes`; `nil` if the technique
  /// refuses them.
  func extent(
    of changes: [HeaderParameterAssignment]
  ) -> (largest: Double, smallest: Double)? {
    guard let driver = try? technique.makeDriver(changes, over: best.values) else { return nil }
    let extent = fitter.motion.makePlayer().extent(of: driver)
    return (max(0, extent.largest), max(0, extent.smallest))
  }
}
