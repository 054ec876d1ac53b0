import HeaderCore

/// A part of a ``StackedHeader``.
public struct StackedPart: Sendable, Equatable {
  /// When a part leaves and returns.
  public enum Movement: String, Sendable, Equatable, CaseIterable {
    /// It never leaves.
    case pinned
    /// It returns at any turn, anywhere in the list, and snaps.
    case returns
    /// It returns at the top of the list, and snaps.
    case atTop = "at-top"
    /// It returns at the top of the list, and may rest half-way.
    case withContent = "with-content"
  }

  /// Height of the expanded part in points, 0 to 1000. A part with height 0 does not exist.
  public var height: Double
  /// Height of the collapsed part in points, 0 to `height`. A pinned part is never collapsed.
  public var minimum: Double
  /// When it leaves and returns.
  public var moves: Movement

  /// A part that is `height` points high, collapses to `minimum` points, and returns by `moves`.
  public init(height: Double, minimum: Double = 0, moves: Movement) {
    self.height = height
    self.minimum = minimum
    self.moves = moves
  }

  /// A part that never leaves, `height` points high.
  public static func pinned(_ height: Double) -> StackedPart {
    StackedPart(height: height, moves: .pinned)
  }

  /// A part that returns at any turn, `height` points high.
  public static func returns(_ height: Double, minimum: Double = 0) -> StackedPart {
    StackedPart(height: height, minimum: minimum, moves: .returns)
  }

  /// A part that returns at the top of the list, `height` points high.
  public static func atTop(_ height: Double, minimum: Double = 0) -> StackedPart {
    StackedPart(height: height, minimum: minimum, moves: .atTop)
  }

  /// A part that returns at the top of the list and may rest half-way, `height` points high.
  public static func withContent(_ height: Double, minimum: Double = 0) -> StackedPart {
    StackedPart(height: height, minimum: minimum, moves: .withContent)
  }

  /// The height of the collapsed part.
  var collapsedHeight: Double { moves == .pinned ? height : min(minimum, height) }

  /// Returns the part at `height`. Its progress is exact at both ends.
  func part(of height: Double) -> HeaderPart {
    let shrunk = self.height - height
    let progress =
      shrunk == 0 ? 0 : height == collapsedHeight ? 1 : shrunk / (self.height - collapsedHeight)
    return HeaderPart(height: height, progress: progress)
  }

  /// Returns the height that continues `part` after a change of parameters: it stays expanded or collapsed.
  func height(continuing part: HeaderPart) -> Double {
    if part.progress == 0 { return height }
    return part.progress == 1 ? collapsedHeight : clamp(part.height)
  }

  /// Returns `height`, clamped to the heights that it may have.
  func clamp(_ height: Double) -> Double { min(max(height, collapsedHeight), self.height) }

  /// Returns the height at which it rests after it was left at `height`: the nearer end, or the collapsed one if both
  /// are equally near.
  func rest(near height: Double) -> Double {
    guard moves == .returns || moves == .atTop else { return height }
    let isNearExpanded = height - collapsedHeight > (self.height - collapsedHeight) * 0.5
    return isNearExpanded ? self.height : collapsedHeight
  }
}
