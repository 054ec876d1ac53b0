import HeaderCore

/// The heights of up to four parts, without allocation.
typealias StackedHeights = SIMD4<Double>

extension StackedHeights {
  /// The heights that `height` returns for the indices 0 to 3.
  init(_ height: (Int) -> Double) {
    self.init(height(0), height(1), height(2), height(3))
  }

  /// The sum of the heights.
  var total: Double { (self[0] + self[1]) + (self[2] + self[3]) }
}

/// How the header's height is divided among its parts.
extension StackedHeader {
  /// The part at `index`, 0 to 3.
  subscript(index: Int) -> StackedPart {
    switch index {
    case 0: part1
    case 1: part2
    case 2: part3
    default: part4
    }
  }

  /// The number of parts, up to the last one with a height.
  var partCount: Int {
    var count = HeaderParts.capacity
    while count > 0, self[count - 1].height <= 0 { count -= 1 }
    return count
  }

  /// The heights of the expanded parts.
  var whole: StackedHeights { StackedHeights { self[$0].height } }

  /// The heights of the collapsed parts.
  var collapsed: StackedHeights { StackedHeights { self[$0].lowest } }

  /// The height of the expanded header.
  var maximumHeight: Double { whole.total }

  /// The height of the collapsed header.
  var minimumHeight: Double { collapsed.total }

  /// Moves the parts as one header.
  var condensing: CondensingMechanism {
    CondensingMechanism(maximumHeight: maximumHeight, minimumHeight: minimumHeight)
  }

  /// Divides a `change` of the header's height among `heights`. Parts shrink from the top one down. Of those that
  /// grow, the returning parts come first, then the others, both from the lowest one up. The sum becomes `height`, and
  /// is exact at both ends.
  func share(_ change: Double, in heights: inout StackedHeights, upTo height: Double) {
    if height == minimumHeight {
      heights = collapsed
      return
    }
    if height == maximumHeight {
      heights = whole
      return
    }
    var left = change
    if change < 0 {
      for index in 0..<partCount { take(&left, in: &heights, index) }
    } else {
      for index in (0..<partCount).reversed() where self[index].moves == .returns {
        take(&left, in: &heights, index)
      }
      for index in (0..<partCount).reversed() { take(&left, in: &heights, index) }
    }
  }

  /// Changes the part at `index` by as much of `change` as it allows, and subtracts that.
  private func take(_ change: inout Double, in heights: inout StackedHeights, _ index: Int) {
    let before = heights[index]
    heights[index] = self[index].clamp(before + change)
    change -= heights[index] - before
  }

  /// Returns the heights of the parts of a header that shrank from expanded to `height`.
  func sharedOut(_ height: Double) -> StackedHeights {
    var heights = whole
    share(height - maximumHeight, in: &heights, upTo: height)
    return heights
  }

  // MARK: Rests

  /// The collapsed fractions at which every part is at one of its ends, increasing; `nil` if a part may rest between
  /// its ends.
  var rests: [Double]? {
    guard hasRests else { return nil }
    var rests: [Double] = []
    for ends in StackedHeader.ends {
      let rest = rest(at: ends)
      if !rests.contains(where: { ($0 - rest).magnitude < 1e-12 }) { rests.append(rest) }
    }
    return rests.sorted()
  }

  /// Returns the collapsed fraction nearest to `fraction` at which the header may rest; of two, the lower one.
  func rest(near fraction: Double) -> Double {
    guard hasRests else { return fraction }
    let nearest = StackedHeader.ends.min {
      let (one, other) = (rest(at: $0), rest(at: $1))
      return ((one - fraction).magnitude, one) < ((other - fraction).magnitude, other)
    }
    return nearest.map(rest(at:)) ?? fraction
  }

  /// Whether every part rests at one of its ends.
  var hasRests: Bool {
    (0..<partCount).allSatisfy { self[$0].moves != .withContent || !canMove($0) }
  }

  /// All combinations of collapsed parts, as bits.
  private static let ends = 0..<16

  /// The collapsed fraction when the parts with a bit in `ends` are collapsed, and the others expanded.
  private func rest(at ends: Int) -> Double {
    condensing.meter.fraction(of: heights(at: ends).total)
  }

  /// Returns the heights of the parts of a header that got its `height` without travel: each at one of its ends, if
  /// that is possible.
  func heights(for height: Double) -> StackedHeights {
    let ends = StackedHeader.ends.first { (heights(at: $0).total - height).magnitude < 1e-9 }
    return ends.map(heights(at:)) ?? sharedOut(height)
  }

  /// The heights when the parts with a bit in `ends` are collapsed, and the others expanded.
  private func heights(at ends: Int) -> StackedHeights {
    StackedHeights { ends >> $0 & 1 == 1 ? self[$0].lowest : self[$0].height }
  }

  private func canMove(_ index: Int) -> Bool { self[index].lowest < self[index].height }
}
