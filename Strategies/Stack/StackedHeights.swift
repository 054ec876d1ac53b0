import HeaderCore

/// The heights of up to four parts, in place.
struct StackedHeights: Sendable, Equatable {
  private var heights: SIMD4<Double>

  /// The height that `height` gives for each index.
  init(_ height: (Int) -> Double) {
    heights = SIMD4(height(0), height(1), height(2), height(3))
  }

  /// The height of the part at `index`, 0 to 3.
  subscript(index: Int) -> Double {
    get { heights[index] }
    set { heights[index] = newValue }
  }

  /// How many parts there are, down to the last one that has a height.
  var count: Int {
    var count = HeaderParts.capacity
    while count > 0, self[count - 1] <= 0 { count -= 1 }
    return count
  }

  /// Points of all parts.
  var sum: Double { (self[0] + self[1]) + (self[2] + self[3]) }
}
