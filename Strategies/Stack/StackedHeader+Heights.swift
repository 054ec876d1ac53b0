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
  var expandedHeights: StackedHeights { StackedHeights { self[$0].height } }

  /// The heights of the collapsed parts.
  var collapsedHeights: StackedHeights { StackedHeights { self[$0].collapsedHeight } }

  /// The height of the expanded header.
  var maximumHeight: Double { expandedHeights.total }

  /// The height of the collapsed header.
  var minimumHeight: Double { collapsedHeights.total }

  /// Moves the parts as one header.
  var condensing: CondensingMechanism {
    CondensingMechanism(maximumHeight: maximumHeight, minimumHeight: minimumHeight)
  }

  /// Returns `heights` after the header's height changed by `change` to `total`.
  ///
  /// Parts shrink from the top one down. Of those that grow, the returning parts come first, then the others, both from
  /// the lowest one up. The sum is exact at both ends.
  func heights(
    _ heights: StackedHeights, changedBy change: Double, to total: Double
  ) -> StackedHeights {
    if total == minimumHeight { return collapsedHeights }
    if total == maximumHeight { return expandedHeights }
    var (heights, left) = (heights, change)
    func changePart(_ index: Int) {
      let before = heights[index]
      heights[index] = self[index].clamp(before + left)
      left -= heights[index] - before
    }
    if change < 0 {
      for index in 0..<partCount { changePart(index) }
    } else {
      for index in (0..<partCount).reversed() where self[index].moves == .returns {
        changePart(index)
      }
      for index in (0..<partCount).reversed() { changePart(index) }
    }
    return heights
  }

  /// Returns the heights of the parts of a header that shrank from expanded to `total`.
  func heights(shrunkTo total: Double) -> StackedHeights {
    heights(expandedHeights, changedBy: total - maximumHeight, to: total)
  }

  // MARK: Rests

  /// The collapsed fractions at which every part is at one of its ends, increasing; `nil` if a part may rest between
  /// its ends.
  var rests: [Double]? {
    guard hasRests else { return nil }
    var rests: [Double] = []
    for combination in StackedHeader.combinations {
      let rest = fraction(in: combination)
      if !rests.contains(where: { ($0 - rest).magnitude < 1e-12 }) { rests.append(rest) }
    }
    return rests.sorted()
  }

  /// Returns the collapsed fraction nearest to `fraction` at which the header may rest; of two, the lower one.
  func rest(near fraction: Double) -> Double {
    guard hasRests else { return fraction }
    let nearest = StackedHeader.combinations.min {
      let (one, other) = (self.fraction(in: $0), self.fraction(in: $1))
      return ((one - fraction).magnitude, one) < ((other - fraction).magnitude, other)
    }
    return nearest.map(self.fraction(in:)) ?? fraction
  }

  /// Whether every part rests at one of its ends.
  var hasRests: Bool {
    (0..<partCount).allSatisfy { self[$0].moves != .withContent || !canMove($0) }
  }

  /// Returns the heights of the parts of a header that got its `height` without travel: each at one of its ends, if
  /// that is possible.
  func heights(atEndsFor height: Double) -> StackedHeights {
    let combination = StackedHeader.combinations.first {
      (heights(in: $0).total - height).magnitude < StackedHeader.rounding
    }
    return combination.map(heights(in:)) ?? heights(shrunkTo: height)
  }

  /// Far above the rounding errors of a few sums of heights, in points.
  static let rounding = 1e-9

  /// All combinations of collapsed parts. Bit i is set if part i is collapsed.
  private static let combinations = 0..<16

  private func fraction(in combination: Int) -> Double {
    condensing.meter.fraction(of: heights(in: combination).total)
  }

  private func heights(in combination: Int) -> StackedHeights {
    StackedHeights { combination >> $0 & 1 == 1 ? self[$0].collapsedHeight : self[$0].height }
  }

  private func canMove(_ index: Int) -> Bool { self[index].collapsedHeight < self[index].height }
}
