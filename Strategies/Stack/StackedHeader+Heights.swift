import HeaderCore

/// The heights of up to four parts, in place.
typealias StackedHeights = SIMD4<Double>

extension StackedHeights {
  /// The height that `height` gives for each index.
  init(_ height: (Int) -> Double) {
    self.init(height(0), height(1), height(2), height(3))
  }

  /// Points of all parts.
  var total: Double { (self[0] + self[1]) + (self[2] + self[3]) }
}

/// How a height is shared out among the parts.
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

  /// How many parts there are, down to the last one that has a height.
  var partCount: Int {
    var count = HeaderParts.capacity
    while count > 0, self[count - 1].height <= 0 { count -= 1 }
    return count
  }

  /// The heights of the parts where they are whole.
  var whole: StackedHeights { StackedHeights { self[$0].height } }

  /// The heights of the parts where they are collapsed.
  var collapsed: StackedHeights { StackedHeights { self[$0].lowest } }

  /// Points of all parts where they are whole.
  var maximumHeight: Double { whole.total }

  /// Points of all parts where they are collapsed.
  var minimumHeight: Double { collapsed.total }

  /// What moves the parts as one header.
  var condensing: CondensingMechanism {
    CondensingMechanism(maximumHeight: maximumHeight, minimumHeight: minimumHeight)
  }

  /// Shares `change` points out among `heights`, as travel does: what goes is taken from the topmost part
  /// first, what comes back given to those that return, and then to the others, the lowest first. The sum
  /// is `height` then, at the ends without rounding.
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

  /// Moves the part at `index` by as much of `change` as it can take.
  private func take(_ change: inout Double, in heights: inout StackedHeights, _ index: Int) {
    let before = heights[index]
    heights[index] = self[index].clamp(before + change)
    change -= heights[index] - before
  }

  /// The parts of a header of `height` points that has collapsed from whole.
  func sharedOut(_ height: Double) -> StackedHeights {
    var heights = whole
    share(height - maximumHeight, in: &heights, upTo: height)
    return heights
  }

  // MARK: Rests

  /// The collapsed fractions at which every part is at one of its ends, rising; `nil` where one may stay
  /// between them.
  var rests: [Double]? {
    guard hasRests else { return nil }
    var rests: [Double] = []
    for ends in StackedHeader.ends {
      let rest = rest(at: ends)
      if !rests.contains(where: { ($0 - rest).magnitude < 1e-12 }) { rests.append(rest) }
    }
    return rests.sorted()
  }

  /// The collapsed fraction nearest to `fraction` at which the header may rest, the lower one of two as
  /// near.
  func rest(near fraction: Double) -> Double {
    guard hasRests else { return fraction }
    let nearest = StackedHeader.ends.min {
      let (one, other) = (rest(at: $0), rest(at: $1))
      return ((one - fraction).magnitude, one) < ((other - fraction).magnitude, other)
    }
    return nearest.map(rest(at:)) ?? fraction
  }

  /// Whether no part stays between its ends.
  var hasRests: Bool {
    (0..<partCount).allSatisfy { self[$0].moves != .withContent || !canMove($0) }
  }

  /// The parts that are collapsed, as bits, in every way that there is.
  private static let ends = 0..<16

  /// The collapsed fraction with the parts whose bits are set in `ends` collapsed, and the others whole.
  private func rest(at ends: Int) -> Double {
    condensing.meter.fraction(of: heights(at: ends).total)
  }

  /// The parts of a header of `height` points that has not come there by travel: each at one of its ends,
  /// where that is possible.
  func heights(for height: Double) -> StackedHeights {
    let ends = StackedHeader.ends.first { (heights(at: $0).total - height).magnitude < 1e-9 }
    return ends.map(heights(at:)) ?? sharedOut(height)
  }

  /// The parts whose bits are set in `ends` collapsed, and the others whole.
  private func heights(at ends: Int) -> StackedHeights {
    StackedHeights { ends >> $0 & 1 == 1 ? self[$0].lowest : self[$0].height }
  }

  private func canMove(_ index: Int) -> Bool { self[index].lowest < self[index].height }
}
