import HeaderCore

/// One part of a ``StackedHeader``.
public struct StackedPart: Sendable, Equatable {
  /// When a part comes back that has gone.
  public enum Flag: String, Sendable, Equatable, CaseIterable {
    /// It never goes.
    case pinned
    /// On any turn, wherever in the list. It snaps.
    case returns
    /// At the top of the list. It snaps.
    case atTop = "at-top"
    /// At the top of the list, and it stays wherever the content leaves it.
    case withContent = "with-content"
  }

  /// Points where it is whole, 0 to 1000. One without height is none.
  public var height: Double
  /// Points where it is collapsed, 0 to `height`. One that is pinned never is.
  public var minimum: Double
  /// When it comes back.
  public var moves: Flag

  /// A part of `height` points that collapses to `minimum` and comes back as `moves` says.
  public init(height: Double, minimum: Double = 0, moves: Flag) {
    self.height = height
    self.minimum = minimum
    self.moves = moves
  }

  /// Points below which it does not go.
  var lowest: Double { moves == .pinned ? height : min(minimum, height) }

  /// Whether it goes on to one of its ends where it is left between the two.
  var snaps: Bool { moves == .returns || moves == .atTop }

  /// How far it is collapsed at `height`, 0 to 1; exact at both ends.
  func progress(at height: Double) -> Double {
    if height == self.height { return 0 }
    return height == lowest ? 1 : (self.height - height) / (self.height - lowest)
  }

  /// Its height where it is seen as `part`: whole and collapsed stay so.
  func height(continuing part: HeaderPart) -> Double {
    if part.progress == 0 { return height }
    return part.progress == 1 ? lowest : min(max(part.height, lowest), height)
  }

  /// Where it rests that is left at `height`: at the nearer end, the collapsed one where both are as near.
  func rest(near height: Double) -> Double {
    guard snaps else { return height }
    return height - lowest > (self.height - lowest) * 0.5 ? self.height : lowest
  }
}

/// The heights of up to four parts, in place.
public struct StackedHeights: Sendable, Equatable {
  private var heights: SIMD4<Double>

  /// The height that `height` gives for each index.
  public init(_ height: (Int) -> Double) {
    heights = SIMD4(height(0), height(1), height(2), height(3))
  }

  /// The height of the part at `index`, 0 to 3.
  public subscript(index: Int) -> Double {
    get { heights[index] }
    set { heights[index] = newValue }
  }
}
